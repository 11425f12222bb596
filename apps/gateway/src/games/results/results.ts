import {
  answerTimes,
  breakdownOf,
  correctionsView,
  countedQuestions,
  type FinalEntry,
  type FinishedGame,
  finalEntry,
  questionFigures,
  type Results,
  type Seat,
  scoreRace,
} from '@clockbeat/domain';
import type { PlayedGame } from './finished-games.js';

export interface ResultsViewer {
  readonly isOwner: boolean;
  readonly seat: Seat | null;
}
export interface ResultsPage {
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** How many places come before this page. Standings hardly change any more, so a number is enough of a cursor. */
const placesBefore = (cursor: string | undefined): number =>
  cursor !== undefined && /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;

/**
 * The results as this viewer may see them: the standings, the own answers, and for the owner how each question went. How the
 * others got on from question to question, and how quick they were, is the owner's to know.
 */
export const resultsFor = (
  game: FinishedGame,
  { ranked, teams, answers }: PlayedGame,
  { isOwner, seat }: ResultsViewer,
  { limit, cursor }: ResultsPage,
): Results => {
  const own = seat && ranked.find((place) => place.seat.playerId === seat.playerId);
  const entryOf = (place: PlayedGame['ranked'][number]): FinalEntry => {
    const entry = finalEntry(place, countedQuestions(game));
    return isOwner || place === own ? entry : { ...entry, averageSeconds: null };
  };
  const from = placesBefore(cursor);
  const to = from + limit;
  return {
    gameId: game.gameId,
    title: game.content.title,
    status: game.status,
    participantCount: game.seats.participants,
    questionCount: game.content.questions.length,
    scores: ranked.slice(from, to).map(entryOf),
    teams,
    nextCursor: to < ranked.length ? String(to) : null,
    you: own ? entryOf(own) : null,
    race: scoreRace(game, isOwner ? ranked : own ? [own] : [], answers),
    corrections: correctionsView(game),
    ...(seat ? { breakdown: breakdownOf(game, answers, seat.playerId), stars: seat.stars } : {}),
    ...(isOwner
      ? { questions: questionFigures(game, answers), answerTimes: answerTimes(game, answers) }
      : {}),
  };
};
