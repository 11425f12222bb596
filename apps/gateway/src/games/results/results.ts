import {
  answerTimes,
  breakdownOf,
  correctionsView,
  countedQuestions,
  type FinalEntry,
  type FinishedGame,
  finalEntry,
  type PlayerId,
  type PlayerResults,
  questionFigures,
  type Results,
  type Seat,
  scoreRace,
} from '@clockbeat/domain';
import type { PageOf, PageRequest } from '@clockbeat/persistence';
import type { PlayedGame } from './finished-games.js';

export interface ResultsViewer {
  readonly isOwner: boolean;
  readonly seat: Seat | null;
}
type Place = PlayedGame['ranked'][number];

/** The standings page by page. They hardly change any more: how many places come before a page is enough of a cursor. */
export const pageOfPlaces = ({ ranked }: PlayedGame, { limit, cursor }: PageRequest): PageOf<Place> => {
  const from = Number(cursor ?? 0);
  const to = from + limit;
  return { items: ranked.slice(from, to), nextCursor: to < ranked.length ? String(to) : null };
};

/**
 * The results as this viewer may see them: the standings, the own answers, and for the owner how each question went. How the
 * others got on from question to question, and how quick they were, is the owner's to know.
 */
export const resultsFor = (
  game: FinishedGame,
  { ranked, teams, answers, hidden }: PlayedGame,
  { isOwner, seat }: ResultsViewer,
  { items, nextCursor }: PageOf<Place>,
): Results => {
  const own = seat && ranked.find((place) => place.seat.playerId === seat.playerId);
  const entryOf = (place: Place): FinalEntry => {
    const entry = finalEntry(place, countedQuestions(game));
    return isOwner || place === own ? entry : { ...entry, averageSeconds: null };
  };
  return {
    gameId: game.gameId,
    title: game.content.title,
    status: game.status,
    participantCount: game.seats.participants,
    questionCount: game.content.questions.length,
    scores: items.map(entryOf),
    teams,
    nextCursor,
    you: own ? entryOf(own) : null,
    race: scoreRace(game, isOwner ? ranked : own ? [own] : [], answers),
    corrections: correctionsView(game),
    ...(game.rules.shuffle && { shuffle: true }),
    ...(seat ? { breakdown: breakdownOf(game, answers, seat.playerId), stars: seat.stars } : {}),
    ...(isOwner
      ? { questions: questionFigures(game, answers, hidden), answerTimes: answerTimes(game, answers) }
      : {}),
  };
};

/** One player's place and answers, for the owner; null for who has no place in the game. */
export const playerResultsOf = (
  game: FinishedGame,
  { ranked, answers }: PlayedGame,
  playerId: PlayerId,
): PlayerResults | null => {
  const place = ranked.find(({ seat }) => seat.playerId === playerId);
  if (!place) return null;
  return {
    player: finalEntry(place, countedQuestions(game)),
    breakdown: breakdownOf(game, answers, playerId),
  };
};
