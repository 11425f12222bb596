import type { AnswersByQuestion } from '../answers.js';
import { isVoided, questionAsCounted } from '../corrections.js';
import { type FinishedGame, openedCount, questionAt } from '../game.js';
import { isJudged, keyTold } from '../questions.js';
import { hasWon, type RankedSeat, teamStandings } from '../standings.js';
import { answersTo } from './results.js';

/** A question that few had right. */
export interface HardQuestion {
  readonly questionIndex: number;
  readonly question: string;
  readonly correctAnswerText: string;
  /** How much of the answers of all participants was right, 0 to 1. */
  readonly rightShare: number;
}

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
  /** The three with the smallest share of right answers, hardest first, without opinions and the voided; none where nobody played. */
  readonly hardest: readonly HardQuestion[];
}

const hardestAtMost = 3;

const hardestOf = (game: FinishedGame, answers: AnswersByQuestion): HardQuestion[] =>
  [...Array(openedCount(game)).keys()]
    .filter((index) => isJudged(questionAt(game, index)) && !isVoided(game, index))
    .map((questionIndex) => {
      const question = questionAsCounted(game, questionIndex);
      return {
        questionIndex,
        question: question.question,
        correctAnswerText: keyTold(question).correctAnswerText,
        rightShare: answersTo(game, answers, questionIndex).shares / game.seats.participants,
      };
    })
    .sort((a, b) => a.rightShare - b.rightShare || a.questionIndex - b.questionIndex)
    .slice(0, hardestAtMost);

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
    hardest: participants === 0 ? [] : hardestOf(game, answers),
  };
};
