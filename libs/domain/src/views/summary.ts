import type { AnswersByQuestion } from '../answers.js';
import type { QuestionFigures } from '../contract/http.js';
import { isVoided } from '../corrections.js';
import type { FinishedGame } from '../game.js';
import { hasWon, type RankedSeat, teamStandings } from '../standings.js';
import { questionFigures } from './results.js';

/** What a host is told of a game when it is over. */
export interface GameSummary {
  readonly title: string;
  /** Epoch ms of the server's clock. */
  readonly endedAt: number;
  readonly participantCount: number;
  /** Who shares the first place; nobody where no point was scored. */
  readonly winners: readonly string[];
  readonly winningScore: number;
  /** Empty without team mode. */
  readonly winningTeams: readonly string[];
  /** The three with the smallest share of right answers, hardest first, without the voided; none where nobody played. */
  readonly hardest: readonly QuestionFigures[];
}

const hardestAtMost = 3;

export const summaryOf = (
  game: FinishedGame,
  ranked: readonly RankedSeat[],
  answers: AnswersByQuestion,
): GameSummary => {
  const { participants } = game.seats;
  const first = ranked.filter(hasWon);
  const teams = teamStandings(game).filter(({ position, score }) => position === 1 && score > 0);
  return {
    title: game.content.title,
    endedAt: game.endedAt,
    participantCount: participants,
    winners: first.map(({ seat }) => seat.name),
    winningScore: first[0]?.seat.score ?? 0,
    winningTeams: teams.map(({ teamName }) => teamName),
    hardest:
      participants === 0
        ? []
        : questionFigures(game, answers)
            .filter(({ questionIndex }) => !isVoided(game, questionIndex))
            .sort((a, b) => a.correctShare - b.correctShare || a.questionIndex - b.questionIndex)
            .slice(0, hardestAtMost),
  };
};
