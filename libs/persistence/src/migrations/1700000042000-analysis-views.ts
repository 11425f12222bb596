import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Views of the log for Metabase and its kind (docs/decisions/077): `analysis` is for readers, `analysis_inside` for the views
 * alone. They read `events` and no table of a projection: a rebuild drops those, and whatever depends on them.
 */
export class AnalysisViews1700000042000 implements MigrationInterface {
  readonly name = 'AnalysisViews1700000042000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      create schema if not exists analysis;
      create schema if not exists analysis_inside;
      ${key}; ${pseudonym}; ${played}; ${seated};
      ${games}; ${questions}; ${seats}; ${answers}; ${phases};
      ${comments}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      drop schema analysis cascade;
      drop schema analysis_inside cascade;
      drop table analysis_key;
    `);
  }
}

/** What pseudonyms are made with: 64 bytes each, that nobody but the owner of the tables can read. */
const key = /* sql */ `
create table analysis_key (
  only_row boolean primary key default true check (only_row),
  inner_key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  outer_key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into analysis_key default values`;

/**
 * HMAC-SHA256 with two independent blocks of key, for pgcrypto is not everywhere. Functions in a view run with the rights of whoever
 * asks: this one knows nothing but what it is given, and the view reads the key.
 */
const pseudonym = /* sql */ `
create or replace function analysis_inside.pseudonym(prefix text, key analysis_key, named text) returns text
language sql stable parallel safe
return prefix || left(encode(sha256((key).outer_key || sha256((key).inner_key || convert_to(named, 'UTF8'))), 'hex'), 16)`;

/**
 * What a game of a host that was played to an end asked, game by game: so a filter on games or on their ends reads these games
 * alone, and no join over all players of all of them is planned. `offset 0` has what stands before it reckoned once, not once for each use.
 */
const played = /* sql */ `
create view analysis_inside.played as
select f.game_id, f.at as ended_at, g.*, k.keys
from events f
cross join lateral (
  select
    min(e.version) filter (where e.type = 'GameStarted') as started_version,
    bool_or(e.data->>'kind' = 'live') as is_live,
    (array_agg(e.data->'questions' order by e.version desc) filter (where e.type in ('GameCreated', 'GameRevised')))[1]
      as questions,
    (array_agg(e.data->'rules'->>'scoring' order by e.version desc)
      filter (where e.type in ('GameCreated', 'RulesChanged')))[1] as scoring,
    array_agg((e.data->'opened'->>'index')::int order by e.version)
      filter (where e.type in ('GameStarted', 'QuestionAdvanced')) as indexes,
    array_agg(e.version order by e.version) filter (where e.type in ('GameStarted', 'QuestionAdvanced')) as opened_versions,
    array_agg(e.at order by e.version) filter (where e.type in ('GameStarted', 'QuestionAdvanced')) as opened_at,
    array_agg(e.data order by e.version) filter (where e.type = 'QuestionCorrected') as corrections,
    coalesce(array_agg(e.data->>'correctionId') filter (where e.type = 'CorrectionUndone'), '{}') as undone
  from events e
  where e.game_id = f.game_id and e.type in ('GameCreated', 'GameRevised', 'RulesChanged', 'GameStarted', 'QuestionAdvanced',
    'QuestionCorrected', 'CorrectionUndone')) g
cross join lateral (
  select array(select coalesce(q->>'id', q->>'question') from jsonb_array_elements(g.questions) q) as keys offset 0) k
where f.type = 'GameFinished' and g.is_live and g.started_version is not null`;

/** Who counts in them, with its true id: the first join counts that no leaving before the start takes back. */
const seated = /* sql */ `
create view analysis_inside.seated as
select p.game_id, p.ended_at, p.indexes, s.player, j.data->>'userId' as account,
       case when s.chosen_version > j.version then s.chosen else j.data->>'teamName' end as team,
       j.at as joined_at, (j.data->>'startingScore')::int as starting_score,
       f.first_question
from analysis_inside.played p
cross join lateral (
  select e.data->>'playerId' as player,
    coalesce(max(e.version) filter (where e.type = 'PlayerLeft' and e.version < p.started_version), 0) as given_back,
    coalesce(bool_or(e.type = 'PlayerRemoved'), false) as removed,
    max(e.version) filter (where e.type = 'TeamChosen') as chosen_version,
    (array_agg(e.data->>'teamName' order by e.version desc) filter (where e.type = 'TeamChosen'))[1] as chosen,
    array_agg(e.version) filter (where e.type = 'PlayerJoined') as versions,
    array_agg(e.at) filter (where e.type = 'PlayerJoined') as ats,
    array_agg(e.data) filter (where e.type = 'PlayerJoined') as joins
  from events e
  where e.game_id = p.game_id and e.type in ('PlayerJoined', 'PlayerLeft', 'PlayerRemoved', 'TeamChosen')
  group by 1) s
cross join lateral (
  select j.* from unnest(s.versions, s.ats, s.joins) j(version, at, data)
  where j.version > s.given_back order by j.version limit 1) j
cross join lateral (
  select coalesce(max(o.index), 0) as first_question
  from unnest(p.indexes, p.opened_versions) o(index, version) where o.version <= j.version) f
where not s.removed`;

/** One row, and planned as one. */
const theKey = '(select key from analysis_key key limit 1) k';

/** Of an archived game the log has the first event and all from its end on: the second is missing. */
const games = /* sql */ `
create view analysis.games with (security_barrier) as
select s.game_id, c.data->>'kind' as kind,
       analysis_inside.pseudonym('u_', k.key, 'account ' || (c.data->>'hostId')) as host,
       coalesce(nullif(r.rules->>'scoring', '1'), 'classic') as scoring,
       coalesce(r.rules->>'pacing', 'swift') as pacing,
       c.at as created_at, b.at as started_at, f.at as ended_at,
       case f.type when 'GameAbandoned' then 'abandoned' else f.data->>'endedBy' end as ended_by,
       coalesce(f.version > 2 and n.version is null, false) as archived
from game_streams s
cross join ${theKey}
join events c on c.game_id = s.game_id and c.version = 1
left join events n on n.game_id = s.game_id and n.version = 2
left join events f on f.game_id = s.game_id and f.type in ('GameFinished', 'GameAbandoned')
left join lateral (
  select e.version, e.at from events e
  where e.game_id = s.game_id and e.type = 'GameStarted' order by e.version limit 1) b on true
left join lateral (
  select e.data->'rules' as rules from events e
  where e.game_id = s.game_id and e.version < coalesce(b.version, s.version + 1)
    and e.type in ('GameCreated', 'RulesChanged')
  order by e.version desc limit 1) r on true`;

const questions = /* sql */ `
create view analysis.questions with (security_barrier) as
select p.game_id, o.index as question_index, coalesce(q.q->>'id', q.q->>'question') as question_key,
       coalesce(q.q->>'kind', 'single') as kind, q.q->>'question' as question,
       nullif(array(select jsonb_array_elements_text(coalesce(q.q->'options', q.q->'items', '[]'))), '{}') as options,
       (q.q->>'answer')::int as answer, q.q->'options'->>((q.q->>'answer')::int) as right_option,
       (q.q->>'timeLimit')::int as time_limit, q.q->>'category' as category, q.q->>'difficulty' as difficulty,
       (q.q->>'points')::int as worth, o.at as opened_at,
       (select c->'change'->>'kind' from unnest(p.corrections) c
        where (c->>'questionIndex')::int = o.index and (c->>'correctionId') <> all(p.undone)) as correction,
       p.ended_at as game_ended_at
from analysis_inside.played p
cross join lateral unnest(p.indexes, p.opened_at) o(index, at)
cross join lateral (select p.questions->o.index as q offset 0) q`;

const seats = /* sql */ `
create view analysis.seats with (security_barrier) as
select s.game_id, analysis_inside.pseudonym('p_', k.key, s.game_id || ' player ' || s.player) as player_id,
       analysis_inside.pseudonym('u_', k.key, 'account ' || s.account) as account,
       analysis_inside.pseudonym('t_', k.key, s.game_id || ' team ' || s.team) as team,
       s.joined_at, s.starting_score, s.first_question, s.ended_at as game_ended_at
from analysis_inside.seated s
cross join ${theKey}`;

/**
 * Of each game the questions that each seat could have answered, what was answered and what became of that, one below the other and
 * brought together by one grouping: a join of the three would be planned without knowing how large a game is. (`= 0` would be taken for
 * a rare thing, and joins with this view be planned as if it had a row for each game.)
 */
const answers = /* sql */ `
create view analysis.answers with (security_barrier) as
select p.game_id, analysis_inside.pseudonym('p_', k.key, p.game_id || ' player ' || a.player) as player_id, a.question_index,
       p.keys[a.question_index + 1] as question_key, a.last is not null as answered,
       (a.last->>'choice')::int as choice, (a.last->>'responseMs')::float8 as response_ms,
       coalesce((a.last->>'isCorrect')::boolean, false) as is_right, coalesce((a.last->>'points')::int, 0) as points,
       coalesce((a.last->>'speedBonus')::int, 0) as speed_bonus,
       greatest(a.said - 1, 0)::int as changes, a.first_was_right,
       case when coalesce(p.scoring, '1') in ('1', 'classic', 'balanced')
         then (a.last->>'responseMs')::float8 / coalesce((a.last->>'timeFactor')::float8, 1)
         else 0 end as placing_ms,
       coalesce((a.outcome->>'isCorrect')::boolean, (a.last->>'isCorrect')::boolean, false) as stands_right,
       coalesce((a.outcome->>'points')::int, (a.last->>'points')::int, 0) as stands_points,
       p.ended_at as game_ended_at
from analysis_inside.played p
cross join ${theKey}
cross join lateral (
  select r.player, r.question_index, count(r.answer) as said,
    (array_agg(r.answer order by r.version desc) filter (where r.answer is not null))[1] as last,
    (array_agg((r.answer->>'isCorrect')::boolean order by r.version) filter (where r.answer is not null))[1]
      as first_was_right,
    (array_agg(r.outcome order by r.version desc) filter (where r.outcome is not null))[1] as outcome
  from (
    select s.player, o.index as question_index, 0 as version, null::jsonb as answer, null::jsonb as outcome
    from analysis_inside.seated s cross join lateral unnest(s.indexes) o(index)
    where s.game_id = p.game_id and o.index >= s.first_question
    union all
    select e.data->>'playerId' as player, (e.data->>'questionIndex')::int as question_index, e.version, e.data as answer,
      null::jsonb as outcome
    from events e where e.game_id = p.game_id and e.type = 'AnswerSubmitted'
    union all
    select o->>'playerId' as player, (e.data->>'questionIndex')::int as question_index, e.version, null::jsonb as answer,
      o->'is' as outcome
    from events e cross join lateral jsonb_array_elements(e.data->'outcomes') o
    where e.game_id = p.game_id and e.type in ('AnswersJudged', 'QuestionCorrected')
      and coalesce(e.data->>'correctionId', '') <> all(p.undone)) r
  group by r.player, r.question_index
  having min(r.version) < 1) a`;

/** A pause holds what was on, which goes on behind it: the first of the two below that is no pause names both. */
const phases = /* sql */ `
create view analysis.phases with (security_barrier) as
select p.game_id, e.nth, e.phase, e.question_index, e.began_at, e.ended_at,
       extract(epoch from e.ended_at - e.began_at)::float8 as seconds, p.ended_at as game_ended_at
from analysis_inside.played p
cross join lateral (
  select row_number() over (order by n.version)::int as nth, n.began_at, lead(n.began_at) over (order by n.version) as ended_at,
    coalesce(n.phase, first_value(n.phase) over (partition by n.held order by n.version)) as phase,
    max(n.opened) over (order by n.version) as question_index
  from (
    select e.version, e.at as began_at, (e.data->'opened'->>'index')::int as opened,
      count(*) filter (where e.type not in ('GamePaused', 'GameResumed')) over (order by e.version) as held,
      case e.type when 'GameCreated' then 'lobby' when 'GameStarted' then 'question' when 'QuestionAdvanced' then 'question'
        when 'QuestionClosed' then 'revealed' when 'BoardShown' then 'board' when 'BreakBegan' then 'break'
        when 'GamePaused' then 'paused' when 'GameFinished' then 'final' end as phase
    from events e
    where e.game_id = p.game_id and e.type in ('GameCreated', 'GameStarted', 'QuestionAdvanced', 'QuestionClosed',
      'BoardShown', 'BreakBegan', 'GamePaused', 'GameResumed', 'GameFinished')) n) e
where e.phase <> 'final'`;

const gameId = 'The game, by its id in the log and in exports.';
const gameEndedAt =
  'When the game was over, in every view the same: filter by it, in each view that you join, and only the games of that time are read.';
const playerId =
  'A pseudonym of the player in this game: the same in seats and answers, another one in each game.';
const questionIndex = 'Which question of the game, from 0.';
const questionKey = 'The same question has the same key in all games: its id in the bank, or else its text.';

/** Of each view, and of each of its columns. */
const told: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>> = {
  games: [
    'Every game of whatever kind, running ones too. All other views have the games of hosts that were played to an end: kind live, started, and ended_by questions or host.',
    {
      game_id: gameId,
      kind: 'live: a host and players; solo: one player alone; demo: starts by itself.',
      host: 'A pseudonym of the account of its host, the same in all games; null without one.',
      scoring: 'How it was scored: classic, balanced, accuracy or rounds.',
      pacing: 'swift, host or timed.',
      created_at: 'When it was made.',
      started_at: 'When its first question came; null: it never started, or it is archived.',
      ended_at: 'When it was over; null: it goes on.',
      ended_by: 'questions: all were asked; host: ended earlier; abandoned: given up. Null: it goes on.',
      archived:
        'Its month lies in the archive: what happened in it is not in the log, so the other views leave it out.',
    },
  ],
  questions: [
    'Every question that was opened in a game, as it was approved last.',
    {
      game_id: gameId,
      question_index: questionIndex,
      question_key: questionKey,
      kind: 'single: one option is right; multi, typed, number, order; poll and cloud ask for an opinion, and nothing is right.',
      question: 'Its text.',
      options: 'What there was to choose from or to put in order; null where nothing is chosen.',
      answer: 'Which option was right when it was asked, from 0; null where it is no single option.',
      right_option: 'The text of that option.',
      time_limit: 'How many seconds there were.',
      category: 'What it is about.',
      difficulty: 'What its author says: Easy, Medium or Hard.',
      worth: 'The points of a right answer, before all that the scoring adds; 0: it only warmed up.',
      opened_at: 'When it was shown; where it is read first, its clock started later.',
      correction:
        'What its host said of it after the end and has not taken back: voided, rekeyed or accepted; null: nothing.',
      game_ended_at: gameEndedAt,
    },
  ],
  seats: [
    'Every player of a game who counts: not gone before the start, not put out by the host. Names are in no view.',
    {
      game_id: gameId,
      player_id: playerId,
      account:
        'A pseudonym of the account, the same in all games and as in games.host; null: a guest, of whom nobody knows whether they came back.',
      team: 'A pseudonym of the team in this game; null: in none.',
      joined_at: 'When the seat was taken.',
      starting_score: 'The points it began with.',
      first_question: 'The question that was open then, or 0: a late joiner was not asked those before it.',
      game_ended_at: gameEndedAt,
    },
  ],
  answers: [
    'Every question that a seat could have answered, with what it said last; where nothing was said in time, answered is false. docs/analysis/tables.sql calls them turns.',
    {
      game_id: gameId,
      player_id: playerId,
      question_index: questionIndex,
      question_key: questionKey,
      answered: 'Whether something was said in time. To answer nothing on purpose is an answer, too.',
      choice:
        'Which option was chosen, from 0; null: none, or a kind that asks for more than one option. What people typed is in no view.',
      response_ms: 'How long it took, with pauses taken out; null: nothing was said.',
      is_right: 'Whether it was right in full, as it was told when it was given.',
      points: 'What it earned, as it was told when it was given.',
      speed_bonus: 'The part of it that speed earned.',
      changes: 'How often it was changed before the question closed; the last one counts.',
      first_was_right: 'Whether what was said at first was right; null: nothing was said.',
      placing_ms:
        'What its time weighs among equal scores, if it is right; 0 where time earns nothing, else null where nothing was said.',
      stands_right:
        'As is_right, with what the host said since: of typed texts during the game, of questions after it.',
      stands_points: 'As points, with what the host said since.',
      game_ended_at: gameEndedAt,
    },
  ],
  phases: [
    'What the room saw, one after the other: the lobby, each question, and in paced games what came between them.',
    {
      game_id: gameId,
      nth: 'Its place in the game, from 1.',
      phase: 'lobby, question (reading it is a part of it), revealed, board, break or paused.',
      question_index: 'The question that was opened last, from 0; null in the lobby.',
      began_at: 'When it began.',
      ended_at: 'When the next one began, or the game was over.',
      seconds: 'How long it was.',
      game_ended_at: gameEndedAt,
    },
  ],
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const comments = [
  `comment on schema analysis is 'Views of the games for those who ask: docs/analysis.md. Everybody in them has a pseudonym.';`,
  `comment on schema analysis_inside is 'What the views of analysis are made with. Nobody but they should read it: it has the ids of accounts.';`,
  ...Object.entries(told).flatMap(([view, [what, columns]]) => [
    `comment on view analysis.${view} is ${quoted(what)};`,
    ...Object.entries(columns).map(
      ([column, text]) => `comment on column analysis.${view}.${column} is ${quoted(text)};`,
    ),
  ]),
].join('\n');
