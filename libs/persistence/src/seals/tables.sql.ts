/**
 * The seal of each game: a page for 256 versions, with the beginning of each event's SHA-256 (8 bytes, by which a difference
 * is found and named) and the rolling SHA-256 over all events up to `version`. Written by the projection `seals` only.
 */
export const sealsTables = /* sql */ `
create table game_seals (
  game_id text collate "C" not null,
  page int not null,
  version int not null,
  digests bytea not null,
  seal bytea not null,
  primary key (game_id, page)
);
`;

/**
 * Each link is the SHA-256 of the one before it and of the event's own; `before` is where the chain goes on from. A
 * migration makes what runs; another text here needs another migration (docs/decisions/030).
 */
export const sealChain = /* sql */ `
create function seal_link(link bytea, before bytea, digest bytea) returns bytea
  language sql immutable parallel safe
  return sha256(coalesce(link, before) || digest);
create aggregate seal_chain(before bytea, digest bytea) (sfunc = seal_link, stype = bytea);
`;
