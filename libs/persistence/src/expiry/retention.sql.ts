import { noticeDays } from './retention.js';

/** Rules are those of the settings, $1 with the days $2: what is said no more goes, what is new or stricter counts from $3. */
export const noteRules = /* sql */ `
with given as (select * from unnest($1::text[], $2::int[]) g(rule, days)),
gone as (delete from retention_rules r where not exists (select from given g where g.rule = r.rule))
insert into retention_rules as r (rule, days, since) select rule, days, $3 from given
on conflict (rule) do update set
  days = excluded.days, since = case when excluded.days < r.days then excluded.since else r.since end
where r.days <> excluded.days`;

/** How long a rule lets hosts know before. Hours, for a day of the session's time zone may have 23. */
const notice = `interval '${noticeDays * 24} hours'`;
const daysOf = (rule: string): string => `${rule}.days * interval '24 hours'`;

/** When a game that ended then goes by a rule, at the earliest; both may be null, and then so is this. */
export const goesAt = (endedAt: string, rule: string): string =>
  `case when ${endedAt} is not null then greatest(${endedAt} + ${daysOf(rule)}, ${rule}.since + ${notice}) end`;

/** The rules that may take games at $1, and those that ended before when. */
export const rulesInForce = /* sql */ `
select rule, $1::timestamptz - ${daysOf('r')} as before from retention_rules r where since + ${notice} <= $1 order by rule`;

/** Rules as they are noted, for who looks after the installation. */
export const readRules = /* sql */ `
select rule, days, since, since + ${notice} as "inForceAt" from retention_rules order by rule`;

export const findForgotten = /* sql */ `
select rule, forgotten_at as "forgottenAt", events, encode(seal, 'hex') as seal from forgotten_games where game_id = $1`;

const isDue = /* sql */ `exists (
  select from unnest($1::text[], $2::timestamptz[]) r(rule, before)
  where g.completed_at < r.before
    and r.rule = case when g.kind = 'solo' then 'solo' when g.started_at is null then 'unstarted' else 'finished' end)`;

/**
 * Archived months that go as a whole, by the rules $1 for what ended before $2: each game of theirs is over its time. None of which
 * the lists do not know every game; visitors' games are in no archive.
 */
export const dueMonths = /* sql */ `
select month from archived_months a
where case when exists (select from games g where g.id >= a.from_id and g.id < a.to_id and not ${isDue}) then false
  else (select count(*) from games g where g.id >= a.from_id and g.id < a.to_id)
     = (select count(*) from game_streams s where s.game_id >= a.from_id and s.game_id < a.to_id and s.version > 0) end
order by from_id`;

/** Of these, those that have no game any more. */
export const emptyMonths = /* sql */ `
select month from archived_months a where month = any($1)
  and not exists (select from game_streams s where s.game_id >= a.from_id and s.game_id < a.to_id and s.version > 0)`;
