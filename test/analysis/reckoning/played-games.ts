import {
  apply,
  type Game,
  type GameEventData,
  type GameId,
  type GameQuestion,
  openedCount,
  type PlayerId,
  standings,
  type UserId,
  unborn,
} from '@clockbeat/domain';
import type { SimulatedGame } from '../../simulator/play.js';

export type Answer = GameEventData['AnswerSubmitted'];

export interface PlayedSeat {
  readonly playerId: PlayerId;
  readonly account: UserId | null;
  readonly firstQuestion: number;
  /** How many questions had been opened when it came. */
  readonly opened: number;
  /** By the index of the question; null: said nothing in time. */
  readonly answers: readonly (Answer | null)[];
  /** What was said first to each question, where that was changed later. */
  readonly changedFrom: ReadonlyMap<number, Answer>;
  readonly position: number;
}

/** A game as the domain's own fold tells it, with nothing of the export or of SQL in it. */
export interface PlayedGame {
  readonly gameId: GameId;
  readonly startedAt: number;
  /** Whether the time of right answers decides among equal scores. */
  readonly timeCounts: boolean;
  readonly questions: readonly GameQuestion[];
  readonly seats: readonly PlayedSeat[];
}

export interface Turn {
  readonly game: PlayedGame;
  readonly seat: PlayedSeat;
  readonly index: number;
  readonly question: GameQuestion;
  readonly answer: Answer | null;
}

const playedGame = ({ night, events }: SimulatedGame): PlayedGame[] => {
  let game: Game = unborn(night.gameId);
  const opened = new Map<PlayerId, number>();
  const answers = new Map<string, Answer>();
  const firsts = new Map<string, Answer>();
  for (const event of events) {
    game = apply(game, event);
    // who comes back before the start takes the seat again
    if (event.type === 'PlayerJoined') opened.set(event.data.playerId, openedCount(game));
    if (event.type !== 'AnswerSubmitted') continue;
    const turn = `${event.data.playerId} ${event.data.questionIndex}`;
    if (!firsts.has(turn)) firsts.set(turn, event.data);
    answers.set(turn, event.data);
  }
  if (game.status !== 'finished' || game.kind !== 'live' || game.endedBy === 'abandoned') return [];
  const questions = game.content.questions.slice(0, openedCount(game));
  const seats = standings(game).map(({ seat: { playerId, userId }, position }) => ({
    playerId,
    account: userId,
    firstQuestion: Math.max(0, (opened.get(playerId) ?? 0) - 1),
    opened: opened.get(playerId) ?? 0,
    answers: questions.map((_, index) => answers.get(`${playerId} ${index}`) ?? null),
    changedFrom: new Map(
      questions.flatMap((_, index): [number, Answer][] => {
        const first = firsts.get(`${playerId} ${index}`);
        return first && first !== answers.get(`${playerId} ${index}`) ? [[index, first]] : [];
      }),
    ),
    position,
  }));
  const timeCounts = ['classic', 'balanced'].includes(game.rules.scoring);
  return [{ gameId: game.gameId, startedAt: game.startedAt ?? 0, timeCounts, questions, seats }];
};

/** The games that a host ran and that were played. */
export const playedGames = (games: readonly SimulatedGame[]): PlayedGame[] => games.flatMap(playedGame);

/** Every question that everybody could have answered. */
export const turnsOf = (games: readonly PlayedGame[]): Turn[] =>
  games.flatMap((game) =>
    game.seats.flatMap((seat) =>
      game.questions.flatMap((question, index) =>
        index < seat.firstQuestion
          ? []
          : [{ game, seat, index, question, answer: seat.answers[index] ?? null }],
      ),
    ),
  );
