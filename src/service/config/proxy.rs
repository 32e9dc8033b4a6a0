//! The proxies whose word is taken for where a request comes from, one address or a whole network each.

use std::net::{IpAddr, Ipv4Addr};
use std::str::FromStr;

use ipnet::{IpNet, Ipv4Net};

/// Bits before the address in an IPv6 address that stands for one of IPv4.
const MAPPED_BITS: u8 = 96;

/// One proxy, or a network of them. Written `10.0.0.1`, `10.0.0.0/24` or `fd00::/8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrustedProxy(IpNet);

impl TrustedProxy {
    /// Whether this address is one of them.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }

    /// Whether every address is one of them.
    pub(crate) fn is_everybody(&self) -> bool {
        self.0.prefix_len() == 0
    }
}

impl FromStr for TrustedProxy {
    type Err = String;

    fn from_str(text: &str) -> Result<TrustedProxy, String> {
        let text = text.trim();
        let net = text
            .parse::<IpNet>()
            .or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        net.map(|net| TrustedProxy(canonical(net)))
            .map_err(|_| format!("{text:?}: an address or a network is expected, such as 10.0.0.1 or 10.0.0.0/24"))
    }
}

/// Addresses are compared as IPv4 where they stand for such a one.
fn canonical(net: IpNet) -> IpNet {
    let IpNet::V6(six) = net else { return net };
    let mapped: Option<Ipv4Addr> = six.addr().to_ipv4_mapped();
    let bits = six.prefix_len().checked_sub(MAPPED_BITS);
    let four = mapped
        .zip(bits)
        .and_then(|(address, bits)| Ipv4Net::new(address, bits).ok());
    four.map_or(net, IpNet::V4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(proxy: &str, address: &str) -> bool {
        proxy
            .parse::<TrustedProxy>()
            .unwrap()
            .contains(address.parse().unwrap())
    }

    #[test]
    fn a_proxy_is_an_address_or_a_network() {
        assert!(holds("10.0.0.1", "10.0.0.1") && !holds("10.0.0.1", "10.0.0.2"));
        assert!(holds("10.0.0.0/24", "10.0.0.255") && !holds("10.0.0.0/24", "10.0.1.0"));
        // What stands beyond the bits does not matter.
        assert!(holds("10.0.0.77/24", "10.0.0.1"));
        assert!(holds("fd00::/8", "fd12:3456::1") && !holds("fd00::/8", "2001:db8::1"));
        assert!(holds("::1", "::1"));
    }

    #[test]
    fn one_of_ipv4_is_the_same_in_the_clothes_of_ipv6() {
        assert!(holds("10.0.0.1", "::ffff:10.0.0.1") && holds("::ffff:10.0.0.1", "10.0.0.1"));
        assert!(holds("::ffff:10.0.0.0/120", "10.0.0.9") && !holds("::ffff:10.0.0.0/120", "10.0.1.9"));
    }

    #[test]
    fn what_is_neither_is_refused_with_an_example() {
        for bad in [
            "",
            "proxy.example.org",
            "10.0.0.1/33",
            "10.0.0",
            "10.0.0.1:80",
            "[::1]",
            "::/129",
        ] {
            assert!(
                bad.parse::<TrustedProxy>().unwrap_err().contains("10.0.0.0/24"),
                "{bad}"
            );
        }
        assert!("0.0.0.0/0".parse::<TrustedProxy>().unwrap().is_everybody());
    }
}
