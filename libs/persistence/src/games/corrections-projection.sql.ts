import { type Write, write } from '../projections/write.js';

/**
 * Outcomes that a host's word on typed texts and corrections changed, and that their undoing brings back: the last word of the batch on each answer counts.
 * A question has one standing correction at most, so before the first word that concerns an answer it was as it was told.
 * Which questions were asked with which key stays as it was.
 */
const correctAnswers = write(
  ['AnswersJudged', 'QuestionCorrected', 'CorrectionUndone'],
  /* sql */ `,
told as (
  select game_id, version, data, 'is' as side from batch where type in ('AnswersJudged', 'QuestionCorrected')
  union all
  select b.game_id, b.version, corrected.data, 'was' from batch b
  cross join lateral (
    select data from events e
    where e.game_id = b.game_id and e.type = 'QuestionCorrected' and e.version < b.version
      and e.data->>'correctionId' = b.data->>'correctionId') corrected
  where b.type = 'CorrectionUndone')
update player_answers a set is_correct = last.correct, fraction = last.fraction
from (
  select distinct on (game_id, question_index, player_id) *
  from (
    select game_id, version, (data->>'questionIndex')::int as question_index, outcome->>'playerId' as player_id,
           (outcome->side->>'isCorrect')::boolean as correct, (outcome->side->>'fraction')::double precision as fraction
    from told cross join lateral jsonb_array_elements(data->'outcomes') outcome) words
  order by game_id, question_index, player_id, version desc) last
where a.game_id = last.game_id and a.question_index = last.question_index and a.participant_id = last.player_id`,
);

/** After the answers themselves. */
export const correctionWrites: readonly Write[] = [correctAnswers];
