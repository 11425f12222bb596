import type { GameEventType } from '@clockbeat/domain';
import { type Write, write } from '../projections/write.js';

const endings: readonly GameEventType[] = ['GameFinished', 'GameAbandoned'];
const states: readonly GameEventType[] = [
  'GameStarted',
  'QuestionAdvanced',
  'GamePaused',
  'GameResumed',
  ...endings,
];

const createGames = write(
  ['GameCreated'],
  /* sql */ `
insert into games (id, title, category, difficulty, questions_per_game, time_per_question, game_code, is_active,
                   created_at, created_by, selected_questions, kind, status, team_id, team_mode)
select game_id, data->>'title', data->>'category', data->>'difficulty', jsonb_array_length(data->'questions'),
       (data->>'timePerQuestion')::int, data->>'gameCode', true, at, (data->>'hostId')::uuid,
       array(select q->>'id' from jsonb_array_elements(data->'questions') q where q->>'id' is not null),
       data->>'kind', 'waiting', data->>'teamId', (data->>'teamMode')::boolean
from batch where type = 'GameCreated' on conflict do nothing`,
);

const createSessions = write(
  ['GameCreated'],
  /* sql */ `
insert into game_sessions (id, game_id) select md5('session:' || game_id)::uuid, game_id
from batch where type = 'GameCreated' on conflict do nothing`,
);

const reviseGames = write(
  ['GameRevised'],
  /* sql */ `
update games g set
  title = data->>'title', category = data->>'category', difficulty = data->>'difficulty',
  questions_per_game = jsonb_array_length(data->'questions'), time_per_question = (data->>'timePerQuestion')::int,
  selected_questions = array(select q->>'id' from jsonb_array_elements(data->'questions') q where q->>'id' is not null)
from (select distinct on (game_id) game_id, data from batch where type = 'GameRevised'
      order by game_id, version desc) latest
where g.id = latest.game_id`,
);

const dropOldQuestions = write(
  ['GameRevised'],
  /* sql */ `
delete from game_questions where game_id in (select game_id from batch where type = 'GameRevised')`,
);

/** What a question has of whatever kind: without it, what is left is what its kind asks for. */
const facts = /* sql */ `array['id', 'question', 'kind', 'options', 'items', 'timeLimit', 'category', 'difficulty',
  'explanation', 'points', 'source', 'round', 'breakAfter']`;

/** A game keeps its own copy of every question: later edits of the source do not change it. */
const copyQuestions = write(
  ['GameCreated', 'GameRevised'],
  /* sql */ `
insert into game_questions (id, game_id, "order", question_id, question, kind, options, answer, task, time_limit,
                            category, difficulty, explanation, points, created_at)
select md5(game_id || ':' || version || ':' || nth)::uuid, game_id, nth, q->>'id', q->>'question',
       coalesce(q->>'kind', 'single'), array(select jsonb_array_elements_text(coalesce(q->'options', q->'items', '[]'))),
       (q->>'answer')::smallint, case when q ? 'kind' then q - ${facts} end, (q->>'timeLimit')::int,
       q->>'category', q->>'difficulty', q->>'explanation', (q->>'points')::int, at
from (select distinct on (game_id) * from batch where type in ('GameCreated', 'GameRevised')
      order by game_id, version desc) content,
     jsonb_array_elements(data->'questions') with ordinality questions(q, nth)
on conflict do nothing`,
);

const moveGames = write(
  [...states, 'TeamModeSet'],
  /* sql */ `
update games g set
  status = coalesce(m.status, g.status),
  is_started = g.is_started or m.started_at is not null,
  is_active = coalesce(m.status <> 'finished', g.is_active),
  is_completed = g.is_completed or coalesce(m.finished, false),
  ended_by = coalesce(g.ended_by, m.ended_by),
  started_at = coalesce(g.started_at, m.started_at),
  completed_at = coalesce(g.completed_at, m.completed_at),
  lobby_until = coalesce(g.lobby_until, m.lobby_until),
  team_mode = coalesce(m.team_mode, g.team_mode)
from (
  select game_id,
    min(at) filter (where type = 'GameStarted') started_at,
    min(at) filter (where type in ('GameFinished', 'GameAbandoned')) completed_at,
    min(version) filter (where type in ('GameStarted', 'GameFinished', 'GameAbandoned')) lobby_until,
    bool_or(type = 'GameFinished') finished,
    max(case type when 'GameFinished' then data->>'endedBy' when 'GameAbandoned' then 'abandoned' end) ended_by,
    (array_agg(case type when 'GamePaused' then 'paused' when 'GameFinished' then 'finished'
                         when 'GameAbandoned' then 'finished' else 'active' end order by version desc)
       filter (where type in ('GameStarted', 'QuestionAdvanced', 'GamePaused', 'GameResumed', 'GameFinished',
                              'GameAbandoned')))[1] status,
    (array_agg((data->>'teamMode')::boolean order by version desc) filter (where type = 'TeamModeSet'))[1] team_mode
  from batch
  where type in ('GameStarted', 'QuestionAdvanced', 'GamePaused', 'GameResumed', 'GameFinished', 'GameAbandoned',
                 'TeamModeSet')
  group by game_id) m
where g.id = m.game_id`,
);

const moveSessions = write(
  states,
  /* sql */ `
update game_sessions s set
  current_question_index = greatest(s.current_question_index, m.opened),
  started_at = g.started_at, completed_at = g.completed_at, is_active = g.is_active
from games g, (
  select game_id, max((data->'opened'->>'index')::int) opened from batch
  where type in ('GameStarted', 'QuestionAdvanced', 'GamePaused', 'GameResumed', 'GameFinished', 'GameAbandoned')
  group by game_id) m
where s.game_id = m.game_id and g.id = m.game_id`,
);

const changeHosts = write(
  ['HostChanged'],
  /* sql */ `
update games g set created_by = last.host_id
from (select distinct on (game_id) game_id, (data->>'to')::uuid as host_id from batch where type = 'HostChanged'
      order by game_id, version desc) last
where g.id = last.game_id`,
);

/** In this order: where a write looks at what another one made, the other stands before it. */
export const gameWrites: readonly Write[] = [
  createGames,
  createSessions,
  reviseGames,
  dropOldQuestions,
  copyQuestions,
  moveGames,
  moveSessions,
  changeHosts,
];
