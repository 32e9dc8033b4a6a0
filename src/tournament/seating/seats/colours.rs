//! Edges between blocks of a player's games and tables, coloured so that neither side has a colour twice.

/// A proper colouring; players with their tables are the edges.
#[derive(Debug)]
pub(super) struct Colours {
    count: usize,
    /// Player, block and table of each edge.
    edges: Vec<(u16, usize, usize)>,
    of: Vec<usize>,
    /// The edge of each colour at each block, and at each table.
    blocks: Vec<Option<usize>>,
    tables: Vec<Option<usize>>,
}

impl Colours {
    /// Colours the tables, given in the order in which they are played; none has more players than there are colours.
    pub(super) fn new<'a>(tables: impl IntoIterator<Item = &'a [u16]>, players: u16, count: usize) -> Colours {
        let mut colours = Colours {
            count,
            edges: Vec::new(),
            of: Vec::new(),
            blocks: Vec::new(),
            tables: Vec::new(),
        };
        // The block that a player is in, and how many games it has.
        let mut open = vec![(0, count); usize::from(players)];
        for (table, seats) in tables.into_iter().enumerate() {
            colours.tables.resize((table + 1) * count, None);
            for player in seats {
                let (block, games) = &mut open[usize::from(*player)];
                if *games == count {
                    *block = colours.blocks.len() / count;
                    *games = 0;
                    colours.blocks.resize((*block + 1) * count, None);
                }
                *games += 1;
                colours.add(*player, *block, table);
            }
        }
        colours
    }

    fn add(&mut self, player: u16, block: usize, table: usize) {
        let free = |side: &[Option<usize>], at: usize| {
            side[at * self.count..][..self.count]
                .iter()
                .position(Option::is_none)
                .unwrap_or(0)
        };
        let (wanted, spare) = (free(&self.blocks, block), free(&self.tables, table));
        // The chain from the table cannot come to the block, which has no edge of the colour that it would come by.
        if self.tables[table * self.count + wanted].is_some() {
            let chain = self.chain(table, wanted, spare);
            self.exchange(&chain, wanted, spare);
        }
        let edge = self.edges.len();
        self.edges.push((player, block, table));
        self.of.push(wanted);
        self.put(edge);
    }

    fn put(&mut self, edge: usize) {
        let (_, block, table) = self.edges[edge];
        let colour = self.of[edge];
        self.blocks[block * self.count + colour] = Some(edge);
        self.tables[table * self.count + colour] = Some(edge);
    }

    /// All edges of two colours that hang together with a table: a ring, or a path that goes on in two directions.
    pub(super) fn chain(&self, table: usize, one: usize, other: usize) -> Vec<usize> {
        let mut chain = Vec::new();
        for (first, second) in [(one, other), (other, one)] {
            let mut at = table;
            while let Some(edge) = self.tables[at * self.count + first] {
                chain.push(edge);
                let block = self.edges[edge].1;
                let Some(next) = self.blocks[block * self.count + second] else {
                    break;
                };
                chain.push(next);
                at = self.edges[next].2;
                if at == table {
                    return chain;
                }
            }
        }
        chain
    }

    /// Exchanges two colours on a chain.
    pub(super) fn exchange(&mut self, chain: &[usize], one: usize, other: usize) {
        for edge in chain {
            let (_, block, table) = self.edges[*edge];
            let colour = self.of[*edge];
            self.blocks[block * self.count + colour] = None;
            self.tables[table * self.count + colour] = None;
        }
        for edge in chain {
            self.of[*edge] = if self.of[*edge] == one { other } else { one };
            self.put(*edge);
        }
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    pub(super) fn table_of(&self, edge: usize) -> usize {
        self.edges[edge].2
    }

    /// The players of a table by their colours.
    pub(super) fn at(&self, table: usize) -> Vec<u16> {
        self.tables[table * self.count..][..self.count]
            .iter()
            .flatten()
            .map(|edge| self.edges[*edge].0)
            .collect()
    }
}
