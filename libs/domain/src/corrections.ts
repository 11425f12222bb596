import type { QuestionChange } from './contract/corrections.js';
import { placingDoubt, sumOfDoubts, withDoubt } from './doubt.js';
import type { AnswerOutcome, ChangedOutcome, GameEventData, RecordedEvent } from './events.js';
import {
  type Correction,
  type FinishedGame,
  type Game,
  openedCount,
  type PlayableGame,
  questionAt,
  type Seat,
  type SeatSums,
} from './game.js';
import type { PlayerId } from './ids.js';
import { foldAnswer } from './kinds/folding.js';
import { type GameQuestion, isJudged, shareOf } from './questions.js';
import { roundNumber } from './rounds.js';
import { nothing, score } from './scoring.js';
import { placingMs } from './seats.js';

/** Only what was played to an end has results that could be wrong. */
export const hasResults = (game: Game): game is FinishedGame =>
  game.status === 'finished' && game.endedBy !== 'abandoned';

/** Those that were not undone, in the order of their questions: there is at most one for each. */
export const standingCorrections = (game: PlayableGame): Correction[] =>
  game.status === 'finished'
    ? game.corrections.filter(({ undone }) => !undone).sort((a, b) => a.questionIndex - b.questionIndex)
    : [];

/** The correction of a question that stands. */
export const correctionOf = (game: PlayableGame, questionIndex: number): Correction | null =>
  standingCorrections(game).find((correction) => correction.questionIndex === questionIndex) ?? null;

/** Whether this very correction was made and not undone. */
export const isStanding = (game: FinishedGame, correctionId: string): boolean =>
  game.corrections.some((correction) => correction.correctionId === correctionId && !correction.undone);

/** Whether a question counts for nobody. */
export const isVoided = (game: PlayableGame, questionIndex: number): boolean =>
  correctionOf(game, questionIndex)?.change.kind === 'voided';

/**
 * How many questions were opened and count, also in the games that this one goes on from: a voided one counts neither right
 * nor wrong, nor does one that asks for an opinion.
 */
export const countedQuestions = (game: PlayableGame): number => countedBefore(game, openedCount(game));

/** Of those the ones before question `index`. */
export const countedBefore = (game: PlayableGame, index: number): number => {
  const opened = game.content.questions.slice(0, index);
  const here = opened.filter((question, index) => isJudged(question) && !isVoided(game, index)).length;
  return (game.forkedFrom?.counted ?? 0) + here;
};

/** The question with another key, where the change gives it one. */
export const withKey = (question: GameQuestion, change: QuestionChange | undefined): GameQuestion =>
  change?.kind === 'rekeyed' && question.kind === 'single'
    ? { ...question, answer: change.answer }
    : question;

/** A question with what counts as right. */
export const questionAsCounted = (game: PlayableGame, questionIndex: number): GameQuestion =>
  withKey(questionAt(game, questionIndex), correctionOf(game, questionIndex)?.change);

type Answer = GameEventData['AnswerSubmitted'];
/** What a game asked, and by which rules. */
type Played = Pick<FinishedGame, 'rules' | 'content'>;

/**
 * The usual points with another key. What a streak adds is as it was told: an answer that turns right was in none, and one
 * that stays right keeps its own.
 */
const outcomeBy = (
  change: QuestionChange,
  { rules, content }: Played,
  question: GameQuestion,
  answer: Answer,
): AnswerOutcome => {
  if (change.kind === 'voided') return nothing;
  const share = change.kind === 'accepted' ? 1 : shareOf(withKey(question, change), answer);
  const { msLeft, timeFactor, joker, questionIndex, streak } = answer;
  return score(
    {
      rules,
      question,
      msLeft,
      ...(timeFactor && { timeFactor }),
      ...(joker && { joker }),
      round: roundNumber(content, questionIndex),
      streak: Math.max(0, streak - 1),
    },
    share,
  );
};

/** Whether what was typed says the same as one of these. */
const isAmong = (texts: readonly string[], { given }: Answer): boolean =>
  given?.kind === 'typed' && texts.some((text) => foldAnswer(text) === foldAnswer(given.text));

/** The answers to a question that come to something else by a change, by the usual rules; removed seats' too. */
export const changedOutcomes = (
  game: Played,
  questionIndex: number,
  change: QuestionChange,
  answers: Iterable<Answer>,
): ChangedOutcome[] => {
  const question = questionAt(game, questionIndex);
  const changed: ChangedOutcome[] = [];
  for (const answer of answers) {
    if (change.kind === 'accepted' && !isAmong(change.texts, answer)) continue;
    const { playerId, isCorrect, fraction, points, speedBonus, streakBonus } = answer;
    const is = outcomeBy(change, game, question, answer);
    if (is.isCorrect === isCorrect && is.points === points) continue;
    const responseMs = placingMs(answer, game.rules.scoring);
    const was = {
      isCorrect,
      ...(fraction !== undefined && { fraction }),
      points,
      speedBonus,
      ...(streakBonus !== undefined && { streakBonus }),
    };
    changed.push({ playerId, responseMs, ...placingDoubt(answer, game.rules.scoring), was, is });
  }
  return changed;
};

/** What the standing corrections add to each seat's sums, question by question. */
const differencesOf = (standing: readonly Correction[]): Map<PlayerId, SeatSums> => {
  const differences = new Map<PlayerId, SeatSums>();
  for (const { outcomes } of standing) {
    for (const { playerId, responseMs, was, is, ...more } of outcomes) {
      const sums: SeatSums = differences.get(playerId) ?? { score: 0, correct: 0, correctMs: 0 };
      const turned = Number(is.isCorrect) - Number(was.isCorrect);
      differences.set(playerId, {
        score: sums.score + is.points - was.points,
        correct: sums.correct + turned,
        correctMs: sums.correctMs + turned * responseMs,
        ...withDoubt(sums, more, turned),
      });
    }
  }
  return differences;
};

/** From the sums at the end, so that an undo brings them back to the last bit. */
const recounted = (seat: Seat, difference: SeatSums | undefined): Seat => {
  const { doubt, ...others } = seat;
  const { score, correct, correctMs } = seat;
  const atTheEnd = seat.atTheEnd ?? { score, correct, correctMs, ...(doubt && { doubt }) };
  if (!difference) return seat.atTheEnd ? { ...others, ...atTheEnd, atTheEnd: null } : seat;
  return {
    ...others,
    score: atTheEnd.score + difference.score,
    correct: atTheEnd.correct + difference.correct,
    correctMs: atTheEnd.correctMs + difference.correctMs,
    ...sumOfDoubts(atTheEnd, difference),
    atTheEnd,
  };
};

/** Corrections are rare: the seats they change are new ones, and a caller that still has the state before sees it whole. */
const withCorrections = (game: FinishedGame, corrections: readonly Correction[]): FinishedGame => {
  const differences = differencesOf(standingCorrections({ ...game, corrections }));
  const byId = new Map([...game.seats.byId].map(([id, seat]) => [id, recounted(seat, differences.get(id))]));
  return { ...game, corrections, seats: { ...game.seats, byId } };
};

/** The fold of a correction, and of its undo. */
export const corrected = (game: FinishedGame, event: RecordedEvent<'QuestionCorrected'>): FinishedGame => {
  const { correctionId, questionIndex, change, reason, outcomes } = event.data;
  const correction = { correctionId, questionIndex, change, reason, outcomes, at: event.at, undone: false };
  return withCorrections(game, [...game.corrections, correction]);
};

export const withoutCorrection = (
  game: FinishedGame,
  { data: { correctionId } }: RecordedEvent<'CorrectionUndone'>,
): FinishedGame =>
  withCorrections(
    game,
    game.corrections.map((correction) =>
      correction.correctionId === correctionId ? { ...correction, undone: true, outcomes: [] } : correction,
    ),
  );
