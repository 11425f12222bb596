import {
  type Choice,
  type EndedBy,
  type FourTexts,
  type GameCard,
  type GameDifficulty,
  type GameKind,
  type GameStatus,
  gameDifficulties,
  type HostQuestionView,
  type Page,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';

export class HostQuestionDto implements HostQuestionView {
  index: number;
  question: string;
  @ApiProperty({ type: [String], minItems: 4, maxItems: 4 })
  options: FourTexts;
  /** Whole seconds. */
  timeLimit: number;
  category: string;
  /** For a right answer, before the speed bonus. */
  points: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 3 })
  answer: Choice;
}

/** A game as pages and lists show it. */
export class GameCardDto implements GameCard {
  id: string;
  /** What players type. */
  gameCode: string;
  title: string;
  /** The title again. */
  name: string;
  @ApiProperty({ enum: ['live', 'solo', 'demo'] })
  kind: GameKind;
  category: string;
  @ApiProperty({ enum: gameDifficulties })
  difficulty: GameDifficulty;
  @ApiProperty({ enum: ['waiting', 'active', 'paused', 'finished'] })
  status: GameStatus;
  questionCount: number;
  /** Whole seconds. */
  timePerQuestion: number;
  participantCount: number;
  teamMode: boolean;
  teamId: string | null;
  hostTeamName: string | null;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  @ApiProperty({ enum: ['host', 'questions', 'abandoned'], nullable: true })
  endedBy: EndedBy | null;
  /** For the QR code. */
  joinUrl: string;
  isOwner: boolean;
  /** With their answers, for the owner only; never in lists. */
  questions?: HostQuestionDto[];
}

export class GameCardPageDto implements Page<GameCard> {
  items: GameCardDto[];
  nextCursor: string | null;
}

export class GameMadeDto {
  game: GameCardDto;
}
