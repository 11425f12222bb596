import type {
  BreakdownEntry,
  Choice,
  CorrectionView,
  FinalEntry,
  FourCounts,
  FourTexts,
  GameStatus,
  QuestionFigures,
  RaceLine,
  Results,
  TeamEntry,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';

export class FinalEntryDto implements FinalEntry {
  id: string;
  name: string;
  teamName: string | null;
  score: number;
  /** 1, 2, 2, 4: equals share a position. */
  position: number;
  /** Right answers. */
  correct: number;
  /** Questions that were opened, less those that were voided since. */
  total: number;
  /** Mean time of the answers given; of others for the owner only, else null. */
  averageSeconds: number | null;
}

export class TeamEntryDto implements TeamEntry {
  teamName: string;
  /** Mean of the members' scores, rounded. */
  score: number;
  members: number;
  position: number;
}

class PlayedQuestionDto {
  questionIndex: number;
  question: string;
  @ApiProperty({ type: [String], minItems: 4, maxItems: 4 })
  options: FourTexts;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 3 })
  correctAnswer: Choice;
  correctAnswerText: string;
}

export class BreakdownEntryDto extends PlayedQuestionDto implements BreakdownEntry {
  /** Null: none was given. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 3, nullable: true })
  answer: Choice | null;
  correct: boolean;
  points: number;
  /** Answering time without pauses. */
  ms: number | null;
}

export class QuestionFiguresDto extends PlayedQuestionDto implements QuestionFigures {
  category: string;
  /** Whole seconds. */
  timeLimit: number;
  /** How often each option was chosen. */
  @ApiProperty({ type: 'array', items: { type: 'integer' }, minItems: 4, maxItems: 4 })
  counts: FourCounts;
  noAnswer: number;
  /** Share of the participants who were right, 0 to 1. */
  correctShare: number;
  medianMs: number | null;
}

export class RaceLineDto implements RaceLine {
  id: string;
  name: string;
  /** Points after each question that was opened. */
  totals: number[];
}

export class CorrectionDto implements CorrectionView {
  correctionId: string;
  questionIndex: number;
  @ApiProperty({ enum: ['voided', 'rekeyed'] })
  kind: CorrectionView['kind'];
  /** The option that counts as right now; null for a voided question. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 3, nullable: true })
  answer: Choice | null;
  reason: string;
  at: string;
}

export class ResultsDto implements Results {
  gameId: string;
  title: string;
  @ApiProperty({ enum: ['finished'] })
  status: GameStatus;
  participantCount: number;
  questionCount: number;
  /** A page of the final standings, best first. */
  scores: FinalEntryDto[];
  /** Empty without team mode. */
  teams: TeamEntryDto[];
  nextCursor: string | null;
  /** The caller's own place. */
  you: FinalEntryDto | null;
  /** How the scores of the best five grew, for the owner; for a player its own. */
  race: RaceLineDto[];
  /** What the host has corrected since, in the order of the questions; all of the above follows it. */
  corrections: CorrectionDto[];
  /** The caller's own answers; absent without a seat. */
  breakdown?: BreakdownEntryDto[];
  /** How the caller has rated the game, 1 to 5; absent without a seat. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, nullable: true, required: false })
  stars?: number | null;
  /** For the owner only. */
  questions?: QuestionFiguresDto[];
  /** For the owner only: how many answers came in each tenth of their question’s time. */
  answerTimes?: number[];
}
