import {
  answerShown,
  board,
  countAnswers,
  currentIndex,
  type GameQuestion,
  type HiddenWords,
  isAnswer,
  keyTold,
  languageOf,
  noteWord,
  optionsShown,
  type PlayableGame,
  questionAt,
  type Replay,
  type Seat,
  standings,
  teamStandings,
  withHidden,
} from '@clockbeat/domain';
import {
  type BoardEntry,
  type QuestionMedia,
  type SentAnswer,
  type TeamEntry,
} from '@clockbeat/domain/contract';
import type { Asked, Fallen } from '../../ui/crowd/asked.js';

/** As many names as can be looked over; the rest is counted. */
const listedAtMost = 60;

interface AnswerOfPlayer {
  readonly playerId: string;
  readonly name: string;
  /** With indexes as everybody saw the options; null: none on purpose. */
  readonly answer: SentAnswer | null;
  readonly isCorrect: boolean;
  /** Of one that is right in part. */
  readonly fraction: number;
  readonly points: number;
  readonly responseMs: number;
}

/** What is known of the question that is, or last was, before everybody. */
export interface QuestionMoment {
  readonly index: number;
  readonly text: string;
  readonly media: QuestionMedia | null;
  readonly optionMedia: readonly (QuestionMedia | null)[];
  readonly asked: Asked;
  readonly fallen: Fallen;
  /** In the order in which they came, at most 60. */
  readonly answers: readonly AnswerOfPlayer[];
  readonly answered: number;
  /** Players who had not answered yet, at most 60 names. */
  readonly silent: readonly string[];
  readonly silentCount: number;
}

/** A game as it was after one event, in plain values: nothing here changes when the next moment is looked at. */
export interface Moment {
  readonly version: number;
  readonly status: PlayableGame['status'];
  readonly questionCount: number;
  readonly participants: number;
  readonly board: readonly BoardEntry[];
  readonly teams: readonly TeamEntry[];
  readonly question: QuestionMoment | null;
}

/** The moment after event `version` (from 1), by the fold of the log up to it. */
export const momentOf = (replay: Replay, version: number): Moment => {
  const game = replay.at(version);
  return {
    version,
    status: game.status,
    questionCount: game.content.questions.length,
    participants: game.seats.participants,
    board: board(game, standings(game)),
    teams: teamStandings(game),
    question: questionMoment(game, hiddenAt(replay, version)),
  };
};

/** What the host had taken off the wall: the game itself forgets it with the next question. */
const hiddenAt = ({ events }: Replay, version: number): HiddenWords => {
  const hidden = new Map<number, readonly string[]>();
  for (const event of events) {
    if (event.version > version) break;
    noteWord(hidden, event);
  }
  return hidden;
};

const questionMoment = (game: PlayableGame, hidden: HiddenWords): QuestionMoment | null => {
  if (game.status === 'waiting') return null;
  if (game.status === 'finished' && game.lastOpened === null) return null;
  const index = currentIndex(game);
  const question = questionAt(game, index);
  const seats = [...game.seats.byId.values()].filter(({ removed }) => !removed);
  const given = seats.filter((seat) => hasAnswered(seat, index)).sort(byAnswer);
  const silent = seats.filter((seat) => !hasAnswered(seat, index));
  return {
    index,
    text: question.question,
    media: question.media ?? null,
    optionMedia: question.optionMedia ?? [],
    asked: askedIn(question),
    fallen: { ...keyTold(question), ...withHidden(countAnswers(game, index, []), hidden.get(index)) },
    answers: given.slice(0, listedAtMost).flatMap((seat) => answerOf(question, seat)),
    answered: given.length,
    silent: silent.slice(0, listedAtMost).map(({ name }) => name),
    silentCount: silent.length,
  };
};

/** A question as everybody saw it. */
export const askedIn = (question: GameQuestion): Asked => ({
  kind: question.kind,
  options: optionsShown(question),
  ...(question.kind === 'number' && {
    unit: question.unit,
    ...(question.range && { range: question.range }),
  }),
  ...languageOf(question),
});

const hasAnswered = (seat: Seat, index: number): boolean => seat.last?.questionIndex === index;

const byAnswer = (a: Seat, b: Seat): number => (a.last?.version ?? 0) - (b.last?.version ?? 0);

const answerOf = (question: GameQuestion, { playerId, name, last }: Seat): AnswerOfPlayer[] =>
  last === null
    ? []
    : [
        {
          playerId,
          name,
          answer: isAnswer(last) ? answerShown(question, last) : null,
          isCorrect: last.isCorrect,
          fraction: last.fraction ?? 0,
          points: last.points,
          responseMs: last.responseMs,
        },
      ];
