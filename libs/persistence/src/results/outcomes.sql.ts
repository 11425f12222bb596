/**
 * Relations over the whole streams of the live games that a batch finishes or corrects: what is made of a game is made
 * from its log alone, so that it does not matter where batches end. A stream holds nothing later than its end but ratings
 * and corrections; of these count what came up to the end of the batch. The rules are those of the fold:
 * libs/domain/src/apply.ts, corrections.ts and standings.ts.
 */

const endedGames = /* sql */ `ended as materialized (
  select b.game_id, finished.version as finished_version, finished.at as finished_at,
         (finished.data->'closed'->>'index')::int + 1 as opened,
         (created.data->>'hostId')::uuid as host_id, started.version as started_version,
         coalesce(mode.team_mode, (created.data->>'teamMode')::boolean) as team_mode,
         coalesce(created.data->'rules'->>'teamScore' = 'mean', false) as answerers_only,
         coalesce(revised.questions, created.data->'questions') as questions,
         jsonb_array_length(coalesce(revised.questions, created.data->'questions')) as question_count
  from (select distinct game_id from batch) b
  join events created on created.game_id = b.game_id and created.version = 1
  cross join lateral (
    select version, at, data from events where game_id = b.game_id and type = 'GameFinished'
    order by version desc limit 1) finished
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
  where created.data->>'kind' = 'live')`;

/** The corrections that stand. */
const corrections = /* sql */ `corrections as materialized (
  select c.game_id, c.version, (c.data->>'questionIndex')::int as question_index, c.data
  from ended g
  join events c on c.game_id = g.game_id and c.version > g.finished_version and c.type = 'QuestionCorrected'
  where (c.transaction_id, c.position) <= ($3::xid8, $4::bigint)
    and not exists (
      select from events u
      where u.game_id = g.game_id and u.version > c.version and u.type = 'CorrectionUndone'
        and u.data->>'correctionId' = c.data->>'correctionId'
        and (u.transaction_id, u.position) <= ($3::xid8, $4::bigint)))`;

/** Answers that come to something else by a correction: `turned` is 1 for a right one more, -1 for one less. */
const changes = /* sql */ `changes as materialized (
  select c.game_id, outcome->>'playerId' as player_id, c.version, c.question_index,
         (outcome->>'responseMs')::float8 as ms, (outcome->'is'->>'points')::int - (outcome->'was'->>'points')::int as points,
         (outcome->'is'->>'isCorrect')::boolean::int - (outcome->'was'->>'isCorrect')::boolean::int as turned
  from corrections c cross join lateral jsonb_array_elements(c.data->'outcomes') outcome)`;

/** What players did, what of it was changed, and what each question was worth that was asked and not voided. */
const playersFacts = /* sql */ `facts as materialized (
  select e.game_id, e.data->>'playerId' as player_id, e.version, e.type, g.started_version, e.data->>'name' as name,
         e.data->>'teamName' as team_name, (e.data->>'userId')::uuid as user_id,
         (e.data->>'startingScore')::int as starting_score, (e.data->>'questionIndex')::int as question_index,
         (e.data->>'choice')::int as choice, (e.data->>'isCorrect')::boolean as correct,
         (e.data->>'responseMs')::float8 as ms, (e.data->>'total')::int as total, 0 as points, 0 as turned,
         (e.data->>'points')::int as earned, g.host_id::text as host, null::int as worth
  from ended g join events e on e.game_id = g.game_id
  where e.type in ('PlayerJoined', 'PlayerLeft', 'PlayerRemoved', 'TeamChosen', 'AnswerSubmitted')
  union all
  select game_id, player_id, version, 'changed', 0, null, null, null, null, question_index, null, null, ms, null, points,
         turned, null, null, null
  from changes
  union all
  select game_id, null, 0, 'asked', 0, null, null, null, null, (nth - 1)::int, null, null, null, null, 0, 0, null, null,
         (question->>'points')::int + (question->>'timeLimit')::int * 10
  from ended cross join lateral jsonb_array_elements(questions) with ordinality q(question, nth)
  where nth <= opened and (game_id, (nth - 1)::int) not in (
    select game_id, question_index from corrections where data->'change'->>'kind' = 'voided'))`;

/**
 * Each fact of a question with who else answered it: `answerers` are the seats that chose something, without the host's and
 * removed ones, `own` those of them that are the same account's.
 */
const weighedFacts = /* sql */ `weighed as materialized (
  select *, max(worth) over question as at_stake,
         count(choice) filter (where counts) over question as answerers,
         count(choice) filter (where counts) over (partition by game_id, question_index, account) as own
  from (
    select *, account is distinct from host and not removed as counts
    from (
      select *, coalesce(max(user_id::text) over seat, player_id) as account,
             bool_or(type = 'PlayerRemoved') over seat as removed
      from facts window seat as (partition by game_id, player_id)) seats) f
  window question as (partition by game_id, question_index))`;

/** What a game offered to its public board: questions that anybody answered. */
const stakes = /* sql */ `stakes as materialized (
  select game_id, count(*) as questions, sum(worth) as offered from weighed
  where type = 'asked' and answerers > 0 group by game_id)`;

/** A game counts on public boards for whom so many others answered in it. */
const othersAtLeast = 3;
/** A question that counts is worth so many points there at most, however long it was open. */
const boardPoints = 100;

/**
 * A row for each seat that counts, with its place in the standings, and what it was told that night (`told_…`). A seat
 * given back before the start is none, the first join after that is another one. Grouped, not joined: plans for relations
 * of unknown size join row by row. Sums of times in the order of the fold, to the last bit. `board_points` are its share of
 * what was offered by questions that somebody else answered (decision 35); null where the game does not count for it.
 */
const rankedSeats = /* sql */ `outcomes as materialized (
  select *, case when counts and others >= ${othersAtLeast} and offered > lonely_worth
                 then round(${boardPoints}.0 * (questions - lonely) * board_earned / (offered - lonely_worth)) end::int as board_points,
         rank() over (partition by game_id order by score desc, correct_ms)::int as position,
         rank() over (partition by game_id order by told_score desc, told_ms)::int as told_position
  from (
    select *, count(*) filter (where counts and answered > 0) over (partition by game_id)
              - count(*) filter (where counts and answered > 0) over (partition by game_id, account) as others,
           told_score + points as score, told_correct + turned as correct, told_ms + turned_ms as correct_ms
    from (
      select game_id, player_id, min(version) filter (where joined) as seated_at,
             (array_agg(name order by version) filter (where joined))[1] as name,
             (array_agg(user_id order by version) filter (where joined))[1] as user_id,
             coalesce((array_agg(team_name order by version desc) filter (where type = 'TeamChosen' and version > left_at))[1],
                      (array_agg(team_name order by version) filter (where joined))[1]) as team_name,
             coalesce((array_agg(total order by version desc) filter (where type = 'AnswerSubmitted'))[1],
                      (array_agg(starting_score order by version) filter (where joined))[1]) as told_score,
             count(choice)::int as answered, count(*) filter (where correct)::int as told_correct,
             coalesce(sum(ms order by version) filter (where correct), 0) as told_ms,
             sum(points)::int as points, sum(turned)::int as turned,
             coalesce(sum(turned * ms order by question_index) filter (where type = 'changed'), 0) as turned_ms,
             min(account) as account, bool_and(counts) filter (where joined) as counts,
             coalesce(sum(coalesce(earned, 0) + points) filter (where at_stake is not null and answerers > own), 0)
               as board_earned,
             count(at_stake) filter (where choice is not null and answerers = own) as lonely,
             coalesce(sum(at_stake) filter (where choice is not null and answerers = own), 0) as lonely_worth
      from (
        select *, type = 'PlayerJoined' and version > left_at as joined
        from (
          select *, coalesce(max(version) filter (where type = 'PlayerLeft' and version < started_version)
                             over (partition by game_id, player_id), 0) as left_at
          from weighed where player_id is not null) f) seats
      group by game_id, player_id
      having bool_or(joined) and not bool_or(type = 'PlayerRemoved')) sums) o
  left join stakes using (game_id))`;

const crowds = /* sql */ `crowds as materialized (
  select g.game_id, coalesce(c.participants, 0) as participants, coalesce(c.others, 0) as others
  from ended g
  left join (
    select game_id, count(*)::int as participants, (count(*) filter (where counts))::int as others
    from outcomes group by game_id) c using (game_id))`;

/** `ended`, `facts` (what players did), `outcomes` (of seats) and `crowds`, after the relation `batch`. */
export const outcomesOfEnded = [
  endedGames,
  corrections,
  changes,
  playersFacts,
  weighedFacts,
  stakes,
  rankedSeats,
  crowds,
].join(',\n');

/** The two boards that a game counts for: its ISO week in UTC (`2026-W47`) and all time. */
export const periodsOf = (time: string): string =>
  /* sql */ `lateral (values ('all'), (to_char(${time} at time zone 'UTC', 'IYYY"-W"IW'))) periods(period)`;
