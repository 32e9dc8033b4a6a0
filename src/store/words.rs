//! Two small macros: types that are stored as another type, and closed lists of words stored as text.
//! It knows no table.

/// Stores a one-field struct as its field.
macro_rules! delegate {
    ($name:ty, $sql:ty, $inner:ty) => {
        impl<DB> diesel::serialize::ToSql<$sql, DB> for $name
        where
            DB: diesel::backend::Backend,
            $inner: diesel::serialize::ToSql<$sql, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut diesel::serialize::Output<'b, '_, DB>) -> diesel::serialize::Result {
                diesel::serialize::ToSql::<$sql, DB>::to_sql(&self.0, out)
            }
        }

        impl<DB> diesel::deserialize::FromSql<$sql, DB> for $name
        where
            DB: diesel::backend::Backend,
            $inner: diesel::deserialize::FromSql<$sql, DB>,
        {
            fn from_sql(raw: DB::RawValue<'_>) -> diesel::deserialize::Result<Self> {
                <$inner as diesel::deserialize::FromSql<$sql, DB>>::from_sql(raw).map(Self)
            }
        }
    };
}

/// An enum of words. A word in the database that is not in the list is an error, never a default.
macro_rules! words {
    ($(#[$note:meta])* $name:ident { $($(#[$vnote:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$note])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, diesel::expression::AsExpression, diesel::deserialize::FromSqlRow)]
        #[diesel(sql_type = diesel::sql_types::Text)]
        pub enum $name { $($(#[$vnote])* $variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            pub fn as_str(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.as_str() == word)
            }
        }

        impl<DB> diesel::serialize::ToSql<diesel::sql_types::Text, DB> for $name
        where
            DB: diesel::backend::Backend,
            str: diesel::serialize::ToSql<diesel::sql_types::Text, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut diesel::serialize::Output<'b, '_, DB>) -> diesel::serialize::Result {
                diesel::serialize::ToSql::<diesel::sql_types::Text, DB>::to_sql(self.as_str(), out)
            }
        }

        impl<DB> diesel::deserialize::FromSql<diesel::sql_types::Text, DB> for $name
        where
            DB: diesel::backend::Backend,
            String: diesel::deserialize::FromSql<diesel::sql_types::Text, DB>,
        {
            fn from_sql(raw: DB::RawValue<'_>) -> diesel::deserialize::Result<Self> {
                let word = <String as diesel::deserialize::FromSql<diesel::sql_types::Text, DB>>::from_sql(raw)?;
                Self::parse(&word).ok_or_else(|| format!("{word:?} is no {}", stringify!($name)).into())
            }
        }
    };
}

pub(crate) use {delegate, words};
