import { letters } from '@clockbeat/domain';

/** Nobody keeps and sweeps the same at a time. */
export const lockHash = /* sql */ `select pg_advisory_xact_lock(hashtextextended($1, 17))`;

/** Whether something is kept under hash $2, for account $1 or for anybody: it takes no more room. */
export const isKept = /* sql */ `
select exists (select from media_of_accounts where user_id = $1::uuid and hash = $2) as mine,
       exists (select from media where hash = $2) as anybodys`;

export const keep = /* sql */ `
insert into media (hash, facts, bytes, small) values ($1, $2::jsonb, $3, $4)
on conflict (hash) do update set kept_at = now()`;

export const keepForAccount = /* sql */ `
insert into media_of_accounts (user_id, hash) values ($1::uuid, $2) on conflict do nothing`;

/** Those of the hashes $1 that no question of the bank names: nothing is kept there, or somebody may be about to let it go. */
export const unnamedByBank = /* sql */ `
select hash from unnest($1::text[]) as wanted(hash)
where not exists (select from questions q where q.media_hash = wanted.hash and q.created_by is null)`;

export const factsOf = /* sql */ `select hash, facts from media where hash = any($1::text[])`;

/** Under its own hash, or that of the same for small screens. */
export const typeOf = /* sql */ `
select facts ->> 'type' as type from media where hash = $1 or small = $1 limit 1`;

export const ofAccount = /* sql */ `
select hash, facts ->> 'type' as type from media_of_accounts join media using (hash) where user_id = $1 order by hash`;

export const nameInGame = /* sql */ `
insert into media_of_games (game_id, hash) select $1, hash from unnest($2::text[]) hash on conflict do nothing`;

/** Where a row that may be kept by somebody names a picture: for itself, or for one of its options. */
const naming = ['media_hash', ...letters.map((letter) => `option_${letter.toLowerCase()}_hash`)];

/** Of `media_of_games g`: what names them there is a game, or an assignment, whose attempts will be games. */
const isThere = /* sql */ `(exists (select from game_streams s where s.game_id = g.game_id)
  or exists (select from assignments a where a.id = g.game_id))`;

/** A game that never came to be keeps nothing. */
const unnamed = /* sql */ `
${naming
  .map(
    (column) => `not exists (select from questions q where q.${column} = m.hash)
and not exists (select from saved_custom_questions s where s.${column} = m.hash)`,
  )
  .join('\nand ')}
and not exists (select from media_of_games g where g.hash = m.hash
                and (g.named_at > now() - interval '1 day'
                     or ${isThere}))`;

/** At most $2 that nothing has named since $1, whom nobody else is about to keep. */
export const toSweep = /* sql */ `
select m.hash from media m where m.kept_at < $1 and ${unnamed} order by m.kept_at, m.hash limit $2`;

export const forgetGamesThatNeverWere = /* sql */ `
delete from media_of_games g where g.hash = $1 and g.named_at <= now() - interval '1 day'
and not ${isThere}`;

/** Answers what is to be forgotten of its bytes: the same for small screens only where no other picture has it. */
export const forget = /* sql */ `
delete from media m where m.hash = $1 and m.kept_at < $2 and ${unnamed}
returning hash, case when exists (select from media o where o.small = m.small and o.hash <> m.hash) then null
                     else small end as small`;

export const lockHashOrLeave = /* sql */ `select pg_try_advisory_xact_lock(hashtextextended($1, 17)) as mine`;
