import {
  type Choice,
  choices,
  type FourCounts,
  type FourTexts,
  type Insights,
  type InsightsAccounts,
  type InsightsDecided,
  type InsightsGame,
  type InsightsPace,
  type InsightsPeriod,
  type InsightsQuestion,
  type InsightsQuestions,
  type InsightsStay,
  insightsPeriods,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

export class InsightsQuery {
  /** The last four weeks, the last twelve, or all time. */
  @ApiProperty({ enum: insightsPeriods })
  @IsIn(insightsPeriods)
  period: InsightsPeriod;
}

export class InsightsGameDto implements InsightsGame {
  id: string;
  title: string;
  finishedAt: string;
  players: number;
  /** Signed-in players who had played an earlier game of mine. */
  returning: number;
}

export class InsightsAccountsDto implements InsightsAccounts {
  /** Signed-in players: nobody else can be known again. */
  accounts: number;
  /** Of them, how many had played another game of mine before. */
  returning: number;
}

export class InsightsQuestionDto implements InsightsQuestion {
  question: string;
  @ApiProperty({ type: [String], minItems: 4, maxItems: 4 })
  options: FourTexts;
  @ApiProperty({ enum: choices })
  answer: Choice;
  /** How often each option was chosen. */
  @ApiProperty({ type: [Number], minItems: 4, maxItems: 4 })
  counts: FourCounts;
  correct: number;
  answers: number;
  /** How many games asked it, with this key. */
  games: number;
  /** The newest of them. */
  gameId: string;
}

export class InsightsQuestionsDto implements InsightsQuestions {
  asked: number;
  answers: number;
  correct: number;
  /** A wrong option has more than half of the choices. */
  doubtful: InsightsQuestionDto[];
  hardest: InsightsQuestionDto[];
  easiest: InsightsQuestionDto[];
}

export class InsightsPaceDto implements InsightsPace {
  /** Seconds. */
  timeLimit: number;
  questions: number;
  answers: number;
  missed: number;
  /** Choices in each half second. */
  bins: number[];
}

export class InsightsStayDto implements InsightsStay {
  questionIndex: number;
  games: number;
  /** Who answered anything, in games that came this far. */
  players: number;
  /** Of them, who answered this question or a later one. */
  stayed: number;
}

export class InsightsDecidedDto implements InsightsDecided {
  knowledge: number;
  tie: number;
  speed: number;
}

/** Only my live games that finished count, and seats that were not removed. */
export class InsightsDto implements Insights {
  /** In the order of their ends. */
  games: InsightsGameDto[];
  gamesInPeriod: number;
  signedIn: InsightsAccountsDto;
  questions: InsightsQuestionsDto;
  pace: InsightsPaceDto[];
  stays: InsightsStayDto[];
  decided: InsightsDecidedDto;
}
