import type { AnswersByQuestion } from './answers.js';
import { changedOutcomes, correctionOf, hasResults, isStanding } from './corrections.js';
import type { AnswerOutcome, ChangedOutcome, GameEventData, RecordedEvent } from './events.js';
import { type Game, openedCount, type PlayableGame, questionAt, streakBefore } from './game.js';
import { score } from './scoring.js';

type Answer = GameEventData['AnswerSubmitted'];

/** What an answer's outcome must have been by the rules it names, field by field. */
const reckoned = (game: PlayableGame, answer: Answer): Partial<Answer> => {
  const question = questionAt(game, answer.questionIndex);
  const seat = game.seats.byId.get(answer.playerId);
  const outcome = score(question, answer.choice, answer.msLeft);
  return {
    ...outcome,
    responseMs: question.timeLimit * 1_000 - answer.msLeft,
    total: (seat?.score ?? 0) + outcome.points,
    streak: outcome.isCorrect && seat ? streakBefore(seat, answer.questionIndex) + 1 : 0,
  };
};

const inAnswer = (game: Game, answer: Answer): string | null => {
  if (game.status !== 'active') return `an answer while ${game.status}`;
  if (!game.seats.byId.has(answer.playerId)) return `an answer of ${answer.playerId}, who has no seat`;
  const { index } = game.question;
  if (answer.questionIndex !== index)
    return `an answer to question ${answer.questionIndex}, while ${index} is open`;
  for (const [field, right] of Object.entries(reckoned(game, answer))) {
    const told = answer[field as keyof Answer];
    if (told !== right) return `${field} is ${String(told)}, the rules make it ${String(right)}`;
  }
  return null;
};

const inTransition = (
  game: Game,
  closed: number | null,
  opened: number | null,
  statuses: readonly Game['status'][],
): string | null => {
  if (!statuses.includes(game.status)) return `it cannot follow while ${game.status}`;
  const open = game.status === 'active' || game.status === 'paused' ? game.question.index : null;
  if (closed !== open) return `it closes question ${closed}, while ${open ?? 'none'} is open`;
  if (opened !== null && opened !== (open ?? -1) + 1)
    return `it opens question ${opened} after ${open ?? 'none'}`;
  return null;
};

const outcomeText = ({ isCorrect, points, speedBonus }: AnswerOutcome): string =>
  `${isCorrect ? 'right' : 'wrong'}, ${points} points, ${speedBonus} for speed`;

const changeText = ({ playerId, responseMs, was, is }: ChangedOutcome): string =>
  `${playerId} in ${responseMs} ms from ${outcomeText(was)} to ${outcomeText(is)}`;

const inCorrection = (
  game: Game,
  { questionIndex, change, outcomes }: GameEventData['QuestionCorrected'],
  answers: AnswersByQuestion,
): string | null => {
  if (!hasResults(game)) return `it cannot follow while ${game.status}`;
  if (questionIndex < 0 || questionIndex >= openedCount(game))
    return `it corrects question ${questionIndex}, which was never asked`;
  if (correctionOf(game, questionIndex))
    return `it corrects question ${questionIndex}, which is corrected already`;
  const question = questionAt(game, questionIndex);
  const reckoned = changedOutcomes(question, change, answers.get(questionIndex)?.values() ?? []);
  for (let index = 0; index < Math.max(outcomes.length, reckoned.length); index += 1) {
    const [told, right] = [outcomes[index], reckoned[index]].map((each) =>
      each ? changeText(each) : 'nothing',
    );
    if (told !== right) return `it changes ${told}, the rules make it ${right}`;
  }
  return null;
};

const inUndo = (game: Game, { correctionId }: GameEventData['CorrectionUndone']): string | null => {
  if (game.status !== 'finished') return `it cannot follow while ${game.status}`;
  return isStanding(game, correctionId) ? null : `it undoes ${correctionId}, which does not stand`;
};

/**
 * What in an event the game before it contradicts, in words; null when it may have happened. The log is never scored
 * again: this only checks that what stands in it agrees with the rules by which it was decided. `answers` are those before it.
 */
export const contradictionOf = (
  game: Game,
  event: RecordedEvent,
  answers: AnswersByQuestion,
): string | null => {
  if (event.version !== game.version + 1) return `it follows version ${game.version}`;
  if ((game.status === 'unborn') !== (event.type === 'GameCreated'))
    return `it cannot follow while ${game.status}`;
  switch (event.type) {
    case 'AnswerSubmitted':
      return inAnswer(game, event.data);
    case 'GameStarted':
      return inTransition(game, null, event.data.opened.index, ['waiting']);
    case 'QuestionAdvanced':
      return inTransition(game, event.data.closed.index, event.data.opened.index, ['active']);
    case 'GamePaused':
      return game.status === 'active' ? null : `it cannot follow while ${game.status}`;
    case 'GameResumed':
      return game.status === 'paused' ? null : `it cannot follow while ${game.status}`;
    case 'GameFinished':
      return inTransition(game, event.data.closed.index, null, ['active', 'paused']);
    case 'GameAbandoned':
      return inTransition(game, event.data.closed?.index ?? null, null, ['waiting', 'paused']);
    case 'GameRated':
      return game.status === 'finished' ? null : `it cannot follow while ${game.status}`;
    case 'QuestionCorrected':
      return inCorrection(game, event.data, answers);
    case 'CorrectionUndone':
      return inUndo(game, event.data);
    default:
      return game.status === 'finished' ? 'it cannot follow the end' : null;
  }
};
