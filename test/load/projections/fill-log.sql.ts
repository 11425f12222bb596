/**
 * A slab of games that ran at the same time, in bulk: $1 its number, $2 games in it, $3 players a game, $4 questions.
 * Everybody answers four questions of five; every third seat belongs to one of 50,000 accounts; 500 hosts.
 */
export const fillSlab = /* sql */ `
with games as (
  select g, 'game_' || lpad($1::int || '_' || g, 16, '0') as game_id, timestamptz '2026-01-01' + $1::int * interval '10 minutes' as at
  from generate_series(1, $2::int) g),
answers as (
  select *, sum(points) over (partition by g, player order by question) as total
  from (
    select g, player, question, (player + question) % 4 as choice, (player * 37 + question * 101 + g) % 9000 as ms,
           case when (player + question) % 4 = 1 then 100 + 10 * (9 - (player * 37 + question * 101 + g) % 9000 / 1000)
                else 0 end as points
    from games, generate_series(1, $3::int) player, generate_series(0, $4::int - 1) question
    where (player + question) % 5 > 0) given),
facts(g, step, type, key, data, actor) as (
  select g, 0, 'GameCreated', 'created', jsonb_build_object(
           'commandId', 'c', 'kind', 'live', 'hostId', 'a0000000-0000-4000-8000-' || lpad((($1::int + g) % 500)::text, 12, '0'),
           'teamId', null, 'hostTeamName', null, 'gameCode', 'ABC123', 'autoStartAt', null, 'teamMode', g % 4 = 0,
           'rules', '{}'::jsonb, 'title', 'Pub quiz', 'category', 'Science', 'difficulty', 'mixed', 'timePerQuestion', 10,
           'questions', (
             select jsonb_agg(jsonb_build_object(
               'id', case when question % 2 = 0 then 'sci' || question end, 'question', 'What is number ' || question || '?',
               'options', jsonb_build_array('first', 'second', 'third', 'fourth'), 'answer', 1, 'timeLimit', 10,
               'category', 'Science', 'difficulty', 'Easy', 'explanation', null, 'points', 100, 'source', 'own'))
             from generate_series(1, $4::int) question)), 'host'
  from games
  union all
  select g, 1 + player::float8 / 1e6, 'PlayerJoined', 'name:' || player, jsonb_build_object(
           'commandId', 'c', 'playerId', 'p_' || lpad(player::text, 16, '0'), 'name', 'Player ' || player,
           'teamName', case when g % 4 = 0 then 'Team ' || player % 5 end, 'startingScore', 0,
           'userId', case when player % 3 = 0
             then 'b0000000-0000-4000-8000-' || lpad((($1::int * 7919 + g * 104729 + player * 31) % 50000)::text, 12, '0') end),
         'player'
  from games, generate_series(1, $3::int) player
  union all
  select g, 2, 'GameStarted', 'round:2', '{"commandId": "c", "opened": {"index": 0, "opensAt": 0, "closesAt": 0}}', 'host'
  from games
  union all
  select g, 3 + question + ms / 1e5, 'AnswerSubmitted', 'answer:' || question || ':' || player, jsonb_build_object(
           'commandId', 'c', 'playerId', 'p_' || lpad(player::text, 16, '0'), 'questionIndex', question, 'choice', choice,
           'responseMs', ms + 0.25, 'msLeft', 10000 - ms, 'isCorrect', points > 0, 'points', points,
           'speedBonus', greatest(points - 100, 0), 'total', total, 'streak', 0, 'scoringVersion', 1), 'player'
  from answers
  union all
  select g, 4 + question, case when question = $4::int - 1 then 'GameFinished' else 'QuestionAdvanced' end, 'round:' || question + 3,
         jsonb_build_object('commandId', 'c', 'closed', jsonb_build_object('index', question, 'reason', 'deadline')) ||
         case when question = $4::int - 1 then '{"endedBy": "questions"}'
              else jsonb_build_object('opened', jsonb_build_object('index', question + 1, 'opensAt', 0, 'closesAt', 0)) end,
         'clock'
  from games, generate_series(0, $4::int - 1) question)
insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
select game_id, row_number() over (partition by g order by step, key), type, 1, data, key, at + step * interval '10 s', actor,
       at + step * interval '10 s'
from facts join games using (g) order by step, g, key`;
