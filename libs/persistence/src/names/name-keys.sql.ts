/** The root of a new game, $2, or the one that a gateway has made of it a moment ago. */
export const beginKeys = /* sql */ `
insert into name_keys (game_id, root) values ($1, $2)
on conflict (game_id) do update set root = name_keys.root returning root`;

export const readRoot = /* sql */ `select root from name_keys where game_id = $1`;

/** Roots of the games $1, and keys of those of their seats $2 that have outlived one. */
export const readKeys = /* sql */ `
select game_id as "gameId", null as "playerId", root as key from name_keys
where game_id = any($1::text[]) and root is not null
union all
select game_id, player_id, key from seat_name_keys where game_id = any($1::text[]) and player_id = any($2::text[])`;
