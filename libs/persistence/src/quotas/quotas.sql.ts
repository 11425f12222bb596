/**
 * Two calls that both find room for one come one after the other, on whatever gateway: by account for what is its own, and all
 * together for games. A statement of its own: the next one must see what the one before has committed.
 */
export const takeTurn = /* sql */ `select pg_advisory_xact_lock(hashtextextended('quota ' || $1::text, 23))`;

/** How long a game that was claimed may take until it is in the log, as an interval: no append waits so long. */
const beingMade = '1 minute';
/** How long a claim is kept. The lists have a game within seconds; where they are further behind than this, too few are counted. */
const claimsKept = '10 minutes';

/** Of the claims `c`: the game goes on, or is about to. Its own stream says so. */
const goesOn = /* sql */ `
(exists (select from game_streams s where s.game_id = c.game_id and s.due_at is not null)
 or c.claimed_at > now() - interval '${beingMade}'
    and not exists (select from game_streams s where s.game_id = c.game_id))`;

/** Host $1's games that go on: by the lists, and those of the last minutes, which lists may not have yet. */
const runningOf = /* sql */ `
(select count(*) from (
  select g.id from games g join game_streams s on s.game_id = g.id
  where g.created_by = $1::uuid and g.kind = 'live' and g.status <> 'finished' and s.due_at is not null
  union
  select c.game_id from game_claims c where c.host_id = $1::uuid and ${goesOn}
) running)::float8`;

/** The same of all hosts. Not by their streams, one by one: that a game has ended is known here within seconds. */
const runningOfAll = /* sql */ `
((select count(*) from games g where g.kind = 'live' and g.status <> 'finished')
 + (select count(*) from game_claims c
    where not exists (select from games g where g.id = c.game_id) and ${goesOn}))::float8`;

const bytesOfAll = /* sql */ `(select coalesce(sum(bytes), 0) from media)::float8`;

/** How much account $1 has of each. */
const usedOf = {
  runningGames: runningOf,
  sets: `(select count(*) from saved_trivia_sets where created_by = $1::uuid)::float8`,
  questions: `(select count(*) from questions where created_by = $1::uuid)::float8`,
  mediaBytes: `(select coalesce(sum(m.bytes), 0) from media_of_accounts a join media m using (hash)
    where a.user_id = $1::uuid)::float8`,
  tokens: `(select count(*) from access_tokens where user_id = $1::uuid)::float8`,
} as const;
export type CountedQuota = keyof typeof usedOf;
export const countedQuotas = Object.keys(usedOf) as readonly CountedQuota[];

/** What an operator lets account $1 have of $2; null: what all may. */
export const exception = /* sql */ `
(select most from account_quotas where user_id = $1::uuid and quota = $2)::float8`;

export const exceptionOf = /* sql */ `select ${exception} as most`;

/** How much account $1 has of one quota, and the exception that was made for it, $2. */
export const useOf = (quota: CountedQuota): string => `select ${usedOf[quota]} as used, ${exception} as most`;

export const allOf = /* sql */ `
select json_build_object(${countedQuotas.map((quota) => `'${quota}', ${usedOf[quota]}`).join(', ')}) as used,
       (select coalesce(json_object_agg(quota, most), '{}') from account_quotas where user_id = $1::uuid) as exceptions`;

export const sharedUse = /* sql */ `
select ${runningOfAll} as "runningGames", ${bytesOfAll} as "mediaBytes"`;

export const sharedUseOf = {
  runningGames: `select ${runningOfAll} as used`,
  mediaBytes: `select ${bytesOfAll} as used`,
} as const;

export const isClaimed = /* sql */ `select from game_claims where game_id = $1`;

export const claim = /* sql */ `insert into game_claims (game_id, host_id, claimed_at) values ($1, $2, now())`;

export const forgetOldClaims = /* sql */ `
delete from game_claims where claimed_at < now() - interval '${claimsKept}'`;

export const give = /* sql */ `
insert into account_quotas (user_id, quota, most) values ($1, $2, $3)
on conflict (user_id, quota) do update set most = excluded.most where account_quotas.most <> excluded.most`;

export const takeAway = /* sql */ `delete from account_quotas where user_id = $1 and quota = $2`;
