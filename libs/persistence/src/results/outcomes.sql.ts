/**
 * Relations over the whole streams of the live games that finished in a batch: what is made at the end of a game is
 * made from its log alone, so that it does not matter where batches end. A stream holds nothing later than its end but
 * ratings. The rules are those of the fold: libs/domain/src/apply.ts and standings.ts.
 */

const endedGames = /* sql */ `ended as materialized (
  select b.game_id, b.version as finished_version, b.at as finished_at, (b.data->'closed'->>'index')::int + 1 as opened,
         (created.data->>'hostId')::uuid as host_id, started.version as started_version,
         coalesce(mode.team_mode, (created.data->>'teamMode')::boolean) as team_mode,
         jsonb_array_length(coalesce(revised.questions, created.data->'questions')) as question_count
  from batch b
  join events created on created.game_id = b.game_id and created.version = 1
  cross join lateral (
    select version from events where game_id = b.game_id and type = 'GameStarted' order by version limit 1) started
  left join lateral (
    select data->'questions' as questions from events
    where game_id = b.game_id and version < started.version and type = 'GameRevised'
    order by version desc limit 1) revised on true
  left join lateral (
    select (data->>'teamMode')::boolean as team_mode from events
    where game_id = b.game_id and version < started.version and type = 'TeamModeSet'
    order by version desc limit 1) mode on true
  where b.type = 'GameFinished' and created.data->>'kind' = 'live')`;

const playersFacts = /* sql */ `facts as materialized (
  select e.game_id, e.data->>'playerId' as player_id, e.version, e.type, g.started_version, e.data->>'name' as name,
         e.data->>'teamName' as team_name, (e.data->>'userId')::uuid as user_id,
         (e.data->>'startingScore')::int as starting_score, (e.data->>'questionIndex')::int as question_index,
         (e.data->>'choice')::int as choice, (e.data->>'isCorrect')::boolean as correct,
         (e.data->>'responseMs')::float8 as ms, (e.data->>'total')::int as total
  from ended g join events e on e.game_id = g.game_id
  where e.type in ('PlayerJoined', 'PlayerLeft', 'PlayerRemoved', 'TeamChosen', 'AnswerSubmitted'))`;

/**
 * A row for each seat that counts, with its place in the standings. A seat given back before the start is none, the
 * first join after that is another one. Grouped, not joined: plans for relations of unknown size join row by row.
 */
const rankedSeats = /* sql */ `outcomes as materialized (
  select *, rank() over (partition by game_id order by score desc, correct_ms)::int as position
  from (
    select game_id, player_id, min(version) filter (where joined) as seated_at,
           (array_agg(name order by version) filter (where joined))[1] as name,
           (array_agg(user_id order by version) filter (where joined))[1] as user_id,
           coalesce((array_agg(team_name order by version desc) filter (where type = 'TeamChosen' and version > left_at))[1],
                    (array_agg(team_name order by version) filter (where joined))[1]) as team_name,
           coalesce((array_agg(total order by version desc) filter (where type = 'AnswerSubmitted'))[1],
                    (array_agg(starting_score order by version) filter (where joined))[1]) as score,
           count(choice)::int as answered, count(*) filter (where correct)::int as correct,
           coalesce(sum(ms order by version) filter (where correct), 0) as correct_ms
    from (
      select *, type = 'PlayerJoined' and version > left_at as joined
      from (
        select *, coalesce(max(version) filter (where type = 'PlayerLeft' and version < started_version)
                           over (partition by game_id, player_id), 0) as left_at
        from facts) f) seats
    group by game_id, player_id
    having bool_or(joined) and not bool_or(type = 'PlayerRemoved')) o)`;

const crowds = /* sql */ `crowds as materialized (
  select g.game_id, coalesce(c.participants, 0) as participants
  from ended g
  left join (select game_id, count(*)::int as participants from outcomes group by game_id) c using (game_id))`;

/** `ended`, `facts` (what players did), `outcomes` (of seats) and `crowds`, after the relation `batch`. */
export const outcomesOfEnded = [endedGames, playersFacts, rankedSeats, crowds].join(',\n');

/** The two boards that a game counts for: its ISO week in UTC (`2026-W47`) and all time. */
export const periodsOf = (time: string): string =>
  /* sql */ `lateral (values ('all'), (to_char(${time} at time zone 'UTC', 'IYYY"-W"IW'))) periods(period)`;
