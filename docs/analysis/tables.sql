-- What the questions are asked of, made from `events` by the rules of docs/events.md. Event types that are not named
-- here, of today or of a later release, change nothing.

create or replace table games as
with ends as (
  select gameId, "at", if(type = 'GameAbandoned', 'abandoned', data->>'endedBy') as ended_by
  from events where type in ('GameFinished', 'GameAbandoned')),
starts as (select gameId, "at", version from events where type = 'GameStarted'),
titles as (
  select gameId, arg_max(data->>'title', version) as title,
         arg_max(data->>'$.rules.scoring', version) as scoring
  from events where type in ('GameCreated', 'GameRevised', 'RulesChanged') group by gameId)
select created.gameId as game_id, created.data->>'gameCode' as code, title, created.data->>'kind' as kind,
       created.data->>'hostId' as host, if(scoring = '1', 'classic', scoring) as scoring,
       starts."at" as started_at, starts.version as started_version, ends."at" as ended_at, ends.ended_by
from events created
left join titles using (gameId)
left join starts using (gameId)
left join ends using (gameId)
where created.type = 'GameCreated';

-- Games that a host ran and that were played: no solo games, no demos, nothing that was given up.
create or replace view played as
from games where kind = 'live' and started_at is not null and ended_by in ('questions', 'host');

-- Every question that was opened in a game, as it was approved last. The same question has the same key in all games.
create or replace table questions as
with approved as (
  select gameId, arg_max(data->'questions', version) as questions
  from events where type in ('GameCreated', 'GameRevised') group by gameId),
listed as (
  select gameId, unnest(list) as q, generate_subscripts(list, 1) - 1 as question_index
  from (
    select gameId, from_json(questions, '[{
      "id": "VARCHAR", "question": "VARCHAR", "options": ["VARCHAR"], "answer": "INTEGER", "timeLimit": "INTEGER",
      "category": "VARCHAR", "difficulty": "VARCHAR", "points": "INTEGER"}]') as list
    from approved)),
opened as (
  select gameId, version as opened_version, (data->>'$.opened.index')::int as question_index
  from events where type in ('GameStarted', 'QuestionAdvanced'))
select gameId as game_id, question_index, opened_version, coalesce(q.id, q.question) as question_key, q.question,
       q.options, q.answer, q.options[q.answer + 1] as right_option, q.timeLimit as time_limit, q.difficulty, q.category
from listed
join opened using (gameId, question_index)
semi join played on game_id = gameId;

-- Every seat that counts: not given back before the start, not put out by the host. `first_question` is the one that was
-- open when it was taken; a late joiner has missed those before it.
create or replace table seats as
with given_back as (
  select gameId, data->>'playerId' as player_id, max(version) as version
  from events join played on game_id = gameId
  where type = 'PlayerLeft' and version < started_version
  group by all),
put_out as (select gameId, data->>'playerId' as player_id from events where type = 'PlayerRemoved'),
teams as (
  select gameId, data->>'playerId' as player_id, arg_max(data->>'teamName', version) as team
  from events where type in ('PlayerJoined', 'TeamChosen')
  group by all),
joins as (
  select e.gameId, e.data->>'playerId' as player_id, min(e.version) as joined_version,
         arg_min(e."at", e.version) as joined_at,
         arg_min(e.data->>'userId', e.version) as account,
         arg_min((e.data->>'startingScore')::int, e.version) as starting_score
  from events e
  left join given_back b on b.gameId = e.gameId and b.player_id = (e.data->>'playerId')
  where e.type = 'PlayerJoined' and e.version > coalesce(b.version, 0)
  group by all)
select j.gameId as game_id, player_id, account, team, joined_at, starting_score, coalesce(q.question_index, 0) as first_question
from joins j
join teams using (gameId, player_id)
semi join played on game_id = gameId
anti join put_out using (gameId, player_id)
asof left join questions q on q.game_id = j.gameId and j.joined_version >= q.opened_version;

-- What each seat did with each question that was opened while it was there. `answered` is false where nothing was said in
-- time; an answer of nothing is one, with `choice` null. Right or wrong as it was scored when it was given. Where the rules let
-- people change their mind the last answer counts; `changes` is how often they did, `first_was_right` whether
-- what they said at first was. `placing_ms` is what an answer's time weighs among equal scores: nothing where time earns nothing.
create or replace table turns as
with given as (
  select gameId as game_id, data->>'playerId' as player_id, (data->>'questionIndex')::int as question_index, version,
         (data->>'choice')::int as choice, (data->>'responseMs')::double as response_ms,
         (data->>'isCorrect')::boolean as is_right, (data->>'points')::int as points,
         (data->>'speedBonus')::int as speed_bonus, coalesce((data->>'timeFactor')::double, 1) as time_factor
  from events where type = 'AnswerSubmitted'),
answers as (
  select *, count(*) over each - 1 as changes, first_value(is_right) over (each order by version) as first_was_right
  from given
  window each as (partition by game_id, player_id, question_index)
  qualify row_number() over (each order by version desc) = 1)
select s.game_id, s.player_id, q.question_index, q.question_key, a.player_id is not null as answered, a.choice,
       a.response_ms, coalesce(a.is_right, false) as is_right, coalesce(a.points, 0) as points,
       coalesce(a.speed_bonus, 0) as speed_bonus, coalesce(a.changes, 0) as changes, a.first_was_right,
       if(g.scoring in ('classic', 'balanced'), a.response_ms / a.time_factor, 0) as placing_ms
from seats s
join games g on g.game_id = s.game_id
join questions q on q.game_id = s.game_id and q.question_index >= s.first_question
left join answers a on a.game_id = s.game_id and a.player_id = s.player_id and a.question_index = q.question_index;

-- What players gave a game, one to five stars, each player's last word.
create or replace table ratings as
select gameId as game_id, data->>'playerId' as player_id, arg_max((data->>'stars')::int, version) as stars,
       max("at") as rated_at
from events where type = 'GameRated'
group by all;

-- Corrections that a host made after the end and has not taken back. No other table follows them.
create or replace table corrections as
select gameId as game_id, (data->>'questionIndex')::int as question_index, data->>'$.change.kind' as change,
       "at" as corrected_at
from events c
where type = 'QuestionCorrected' and not exists (
  from events u where u.type = 'CorrectionUndone' and u.gameId = c.gameId
    and (u.data->>'correctionId') = (c.data->>'correctionId'));

-- The final standings as everybody saw them: by score, then by what the time of right answers weighs. `corrected`: the host has
-- corrected the game since, and its results say otherwise.
create or replace table standings as
with totals as (
  select s.game_id, s.player_id, any_value(s.starting_score) + coalesce(sum(t.points), 0) as score,
         coalesce(sum(t.points - t.speed_bonus), 0) as points_without_bonus,
         count(*) filter (t.is_right) as right_answers,
         coalesce(sum(t.placing_ms) filter (t.is_right), 0) as right_ms
  from seats s
  left join turns t using (game_id, player_id)
  group by all)
select *, rank() over (partition by game_id order by score desc, right_ms) as position,
       count(*) over (partition by game_id) as players,
       game_id in (select game_id from corrections) as corrected
from totals;
