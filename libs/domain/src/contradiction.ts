import type { AnswersByQuestion } from './answers.js';
import { coHostsAtMost, presentCoHosts } from './co-hosts.js';
import { changedOutcomes, correctionOf, hasResults, isStanding } from './corrections.js';
import type { AnswerOutcome, ChangedOutcome, GameEventData, RecordedEvent } from './events.js';
import {
  type ActiveGame,
  awaitsSeats,
  type Game,
  isPaced,
  openedCount,
  type PausedGame,
  type PlayableGame,
  questionAt,
  type Seat,
  type Stage,
  streakBefore,
} from './game.js';
import { judgedOutcomes } from './judgments.js';
import { fitsParts, isAnswer, shareOf, streakAfter } from './questions.js';
import { roundNumber, roundsBegun } from './rounds.js';
import { score } from './scoring.js';
import { jokerOf } from './seats.js';

type Answer = GameEventData['AnswerSubmitted'];

/** What an answer's outcome must have been by the rules it names, field by field. */
const reckoned = (game: ActiveGame, seat: Seat, answer: Answer, at: number): Partial<Answer> => {
  const question = questionAt(game, answer.questionIndex);
  const { timeFactor } = seat;
  const streak = streakBefore(game, seat, answer.questionIndex);
  const round = roundNumber(game.content, answer.questionIndex);
  const joker = jokerOf(game, seat) === round;
  const outcome = score(
    { rules: game.rules, question, msLeft: answer.msLeft, timeFactor, round, streak, joker },
    shareOf(question, answer),
  );
  return {
    streakBonus: undefined,
    fraction: undefined,
    timeFactor: timeFactor === 1 ? undefined : timeFactor,
    joker: joker || undefined,
    ...outcome,
    responseMs: game.assignment?.untimed
      ? at - game.question.opensAt
      : question.timeLimit * 1_000 * timeFactor - answer.msLeft,
    total: seat.score + outcome.points,
    streak: streakAfter(question, streak, outcome),
  } as Partial<Answer>;
};

const inAnswer = (game: Game, answer: Answer, at: number): string | null => {
  if (game.status !== 'active') return `an answer while ${game.status}`;
  const seat = game.seats.byId.get(answer.playerId);
  if (!seat) return `an answer of ${answer.playerId}, who has no seat`;
  const { index } = game.question;
  if (answer.questionIndex !== index)
    return `an answer to question ${answer.questionIndex}, while ${index} is open`;
  if (game.stage) return `an answer to question ${index}, which is closed`;
  const question = questionAt(game, index);
  if (isAnswer(answer) && !fitsParts(question, answer))
    return `${JSON.stringify(answer.given ?? answer.choice)}, which is no answer to question ${index}`;
  const change = seat.pending?.data.questionIndex === index ? (seat.pending.data.change ?? 0) + 1 : 0;
  if (change > 0 && game.rules.answers === 'final') return 'a second answer, where answers are final';
  if ((answer.change ?? 0) !== change) return `it is change ${answer.change ?? 0}, and should be ${change}`;
  for (const [field, right] of Object.entries(reckoned(game, seat, answer, at))) {
    const told = answer[field as keyof Answer];
    if (told !== right) return `${field} is ${String(told)}, the rules make it ${String(right)}`;
  }
  return null;
};

const isStarted = (game: Game): game is ActiveGame | PausedGame =>
  game.status === 'active' || game.status === 'paused';

/** What may follow in the stage of a paced game; `index`: of the question that it is about. */
const inStage = (
  game: Game,
  after: readonly (Stage['name'] | null)[],
  index: number | null = null,
): string | null => {
  if (game.status !== 'active') return `it cannot follow while ${game.status}`;
  if (!isPaced(game)) return 'it cannot be in a swift game';
  const stage = game.stage?.name ?? null;
  if (!after.includes(stage)) return `it cannot follow ${stage ?? 'an open question'}`;
  if (index === null || index === game.question.index) return null;
  return `it is about question ${index}, while ${game.question.index} is open`;
};

/** In a paced game nothing follows an open question but its close. */
const inAdvance = (game: Game, { closed, opened }: GameEventData['QuestionAdvanced']): string | null => {
  if (game.status === 'active' && isPaced(game) && closed)
    return `it closes question ${closed.index}, which QuestionClosed does here`;
  return inTransition(game, closed?.index ?? null, opened.index, ['active']);
};

/** Agreed in the lobby, and a round that had not begun. */
const inJoker = (game: Game, { playerId, round }: GameEventData['JokerDeclared']): string | null => {
  if (game.status === 'unborn' || game.status === 'finished') return `it cannot follow while ${game.status}`;
  if (game.rules.scoring !== 'rounds') return 'no round of this game counts double';
  const seat = game.seats.byId.get(playerId);
  if (!seat) return `a joker of ${playerId}, who has no seat`;
  if (round <= roundsBegun(game)) return `a joker in round ${round}, which has begun`;
  const declared = jokerOf(game, seat);
  return declared === undefined ? null : `a second joker, after round ${declared}`;
};

/** By a link that lets in, and as the next of them. */
const inAdmission = (game: PlayableGame, { coHost }: GameEventData['CoHostAdmitted']): string | null => {
  const { link, admitted } = game.coHosts;
  if (link === null) return 'no link lets co-hosts in';
  if (coHost !== admitted.length + 1) return `co-host ${coHost} after ${admitted.length}`;
  return presentCoHosts(game).length < coHostsAtMost ? null : 'there are as many co-hosts as there may be';
};

/** Whoever leads beside the host leads by then. */
const inActor = (game: PlayableGame, { actor, type }: RecordedEvent): string | null => {
  const isOneNow = presentCoHosts(game).some(({ number }) => actor === `cohost:${number}`);
  return !actor.startsWith('cohost:') || type === 'CoHostAdmitted' || isOneNow
    ? null
    : `${actor} does not lead this game`;
};

const awaits = (game: Game): string | null =>
  game.status !== 'unborn' && awaitsSeats(game)
    ? `of ${game.forkedFrom?.seats} seats that it goes on with ${game.seats.carried} are there`
    : null;

/** Whoever comes along is there before whoever comes in. */
const inJoin = (game: Game, { playerId, carried }: GameEventData['PlayerJoined']): string | null => {
  if (game.status === 'unborn') return `it cannot follow while ${game.status}`;
  if (game.status === 'finished') return 'it cannot follow the end';
  if (!carried) return awaits(game);
  if (!awaitsSeats(game)) return `${playerId} comes along, whom its first event knows nothing of`;
  return null;
};

const inTransition = (
  game: Game,
  closed: number | null,
  opened: number | null,
  statuses: readonly Game['status'][],
): string | null => {
  if (!statuses.includes(game.status)) return `it cannot follow while ${game.status}`;
  const newest = game.status === 'active' || game.status === 'paused' ? game.question.index : null;
  const open = isStarted(game) && game.stage ? null : newest;
  if (closed !== open) return `it closes question ${closed}, while ${open ?? 'none'} is open`;
  if (opened !== null && opened !== (newest ?? -1) + 1)
    return `it opens question ${opened} after ${newest ?? 'none'}`;
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
  return inOutcomes(
    outcomes,
    changedOutcomes(game, questionIndex, change, answers.get(questionIndex)?.values() ?? []),
  );
};

const inOutcomes = (outcomes: readonly ChangedOutcome[], right: readonly ChangedOutcome[]): string | null => {
  for (let index = 0; index < Math.max(outcomes.length, right.length); index += 1) {
    const [told, reckoned] = [outcomes[index], right[index]].map((each) =>
      each ? changeText(each) : 'nothing',
    );
    if (told !== reckoned) return `it changes ${told}, the rules make it ${reckoned}`;
  }
  return null;
};

/** Between the close of a typed question and the next one. */
const inVerdict = (
  game: Game,
  { questionIndex, text, verdict, outcomes }: GameEventData['AnswersJudged'],
): string | null => {
  if (!isStarted(game) || !game.stage) return 'it cannot follow where no question is closed';
  if (questionIndex !== game.question.index)
    return `it judges question ${questionIndex}, while ${game.question.index} is closed`;
  return inOutcomes(outcomes, judgedOutcomes(game, questionIndex, text, verdict));
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
  const byNobody = game.status === 'unborn' ? null : inActor(game, event);
  if (byNobody) return byNobody;
  switch (event.type) {
    case 'AnswerSubmitted':
      return inAnswer(game, event.data, event.at);
    case 'PlayerJoined':
      return inJoin(game, event.data);
    case 'GameStarted':
      return awaits(game) ?? inTransition(game, null, event.data.opened.index, ['waiting']);
    case 'QuestionAdvanced':
      return inAdvance(game, event.data);
    case 'QuestionOpened':
      return inStage(game, [null], event.data.opened.index);
    case 'QuestionClosed':
      return inStage(game, [null], event.data.closed.index);
    case 'BoardShown':
      return inStage(game, ['revealed']);
    case 'BreakBegan':
      return inStage(game, ['revealed', 'board']);
    case 'GamePaused':
      return game.status === 'active' ? null : `it cannot follow while ${game.status}`;
    case 'GameResumed':
      return game.status === 'paused' ? null : `it cannot follow while ${game.status}`;
    case 'GameFinished':
      return inTransition(game, event.data.closed?.index ?? null, null, ['active', 'paused']);
    case 'GameAbandoned':
      return inTransition(game, event.data.closed?.index ?? null, null, ['waiting', 'active', 'paused']);
    case 'RulesChanged':
      return game.status === 'waiting' ? null : `it cannot follow while ${game.status}`;
    case 'JokerDeclared':
      return inJoker(game, event.data);
    case 'GameRated':
    case 'NameLent':
    case 'GameFollowed':
    case 'NameForgotten':
      return game.status === 'finished' ? null : `it cannot follow while ${game.status}`;
    case 'HostChanged':
      if (game.status !== 'finished') return `it cannot follow while ${game.status}`;
      return game.hostId === event.data.from ? null : 'another one is its host';
    case 'DeadlineMoved':
      if (game.status === 'unborn' || game.status === 'finished')
        return `it cannot follow while ${game.status}`;
      return game.assignment ? null : 'it is no attempt at an assignment';
    case 'AnswersJudged':
      return inVerdict(game, event.data);
    case 'QuestionCorrected':
      return inCorrection(game, event.data, answers);
    case 'CorrectionUndone':
      return inUndo(game, event.data);
    case 'CoHostAdmitted':
      if (game.status === 'unborn' || game.status === 'finished')
        return `it cannot follow while ${game.status}`;
      return inAdmission(game, event.data);
    default:
      return game.status === 'finished' ? 'it cannot follow the end' : null;
  }
};
