import { type Write, write } from '../projections/write.js';

/** Where an answer may be changed until the close, the last one counts. */
const recordAnswers = write(
  ['AnswerSubmitted'],
  /* sql */ `
insert into player_answers (id, game_id, participant_id, question_index, question_id, custom_question_id,
                            selected_answer, given, is_correct, fraction, answered_at, time_to_answer)
select distinct on (b.game_id, data->>'questionIndex', data->>'playerId')
       md5(b.game_id || ':' || (data->>'questionIndex') || ':' || (data->>'playerId'))::uuid, b.game_id,
       data->>'playerId', (data->>'questionIndex')::int, q.question_id,
       case when q.question_id is null then q.id end, (data->>'choice')::smallint, data->'given',
       (data->>'isCorrect')::boolean, (data->>'fraction')::double precision, at,
       round((data->>'responseMs')::numeric)::int
from batch b left join game_questions q on q.game_id = b.game_id and q."order" = (data->>'questionIndex')::int + 1
where type = 'AnswerSubmitted' order by b.game_id, data->>'questionIndex', data->>'playerId', version desc
on conflict (game_id, question_index, participant_id) do update set
  selected_answer = excluded.selected_answer, given = excluded.given, is_correct = excluded.is_correct,
  fraction = excluded.fraction,
  answered_at = excluded.answered_at, time_to_answer = excluded.time_to_answer`,
);

/**
 * Nobody-answered is no event: where a question closes, every seat without an answer to it gets a row that says so.
 * Seats less answers, question by question: joined over all of them, one plan or another read all for each seat.
 */
const recordTimeouts = write(
  ['QuestionAdvanced', 'QuestionClosed', 'GameFinished', 'GameAbandoned'],
  /* sql */ `
insert into player_answers (id, game_id, participant_id, question_index, question_id, custom_question_id,
                            selected_answer, is_correct, answered_at, time_to_answer)
select md5(c.game_id || ':' || c.index || ':' || missed.id)::uuid, c.game_id, missed.id, c.index, q.question_id,
       case when q.question_id is null then q.id end, null, false, c.at, null
from (select game_id, version, at, (data->'closed'->>'index')::int as index from batch
      where data->'closed'->>'index' is not null) c
cross join lateral (
  select p.id from game_participants p
  where p.game_id = c.game_id and p.seated_from < c.version
    and (p.removed_version is null or p.removed_version > c.version)
  except
  select a.participant_id from player_answers a
  where a.game_id = c.game_id and a.question_index = c.index) missed
left join game_questions q on q.game_id = c.game_id and q."order" = c.index + 1
on conflict do nothing`,
);

/** After the seats: a question's answers all stand before its closing in the stream. */
export const answerWrites: readonly Write[] = [recordAnswers, recordTimeouts];
