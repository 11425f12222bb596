import { type Write, write } from './games-projection.sql.js';

const recordAnswers = write(
  ['AnswerSubmitted'],
  /* sql */ `
insert into player_answers (id, game_id, participant_id, question_index, question_id, custom_question_id,
                            selected_answer, is_correct, answered_at, time_to_answer)
select md5(b.game_id || ':' || (data->>'questionIndex') || ':' || (data->>'playerId'))::uuid, b.game_id,
       data->>'playerId', (data->>'questionIndex')::int, q.question_id,
       case when q.question_id is null then q.id end, (data->>'choice')::smallint, (data->>'isCorrect')::boolean, at,
       round((data->>'responseMs')::numeric)::int
from batch b left join game_questions q on q.game_id = b.game_id and q."order" = (data->>'questionIndex')::int + 1
where type = 'AnswerSubmitted' on conflict do nothing`,
);

/**
 * Nobody-answered is no event: where a question closes, every seat without an answer to it gets a row that says so. Who
 * answered has one already, and the key turns the second away: an anti-join read all answers once for each seat.
 */
const recordTimeouts = write(
  ['QuestionAdvanced', 'GameFinished', 'GameAbandoned'],
  /* sql */ `, closings as (
  select game_id, version, at, (data->'closed'->>'index')::int as index from batch
  where type in ('QuestionAdvanced', 'GameFinished', 'GameAbandoned') and data->'closed'->>'index' is not null)
insert into player_answers (id, game_id, participant_id, question_index, question_id, custom_question_id,
                            selected_answer, is_correct, answered_at, time_to_answer)
select md5(c.game_id || ':' || c.index || ':' || p.id)::uuid, c.game_id, p.id, c.index, q.question_id,
       case when q.question_id is null then q.id end, null, false, c.at, null
from closings c
join game_participants p on p.game_id = c.game_id and p.seated_from < c.version
  and (p.removed_version is null or p.removed_version > c.version)
left join game_questions q on q.game_id = c.game_id and q."order" = c.index + 1
on conflict do nothing`,
);

/** After the seats: a question's answers all stand before its closing in the stream. */
export const answerWrites: readonly Write[] = [recordAnswers, recordTimeouts];
