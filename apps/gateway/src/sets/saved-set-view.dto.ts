import {
  type ClaimedView,
  type FourTexts,
  type GameDifficulty,
  gameDifficulties,
  type LaunchedView,
  type SavedSetView,
  type SetQuestionView,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { GameCardDto } from '../games/game-card.dto.js';

export class SetQuestionViewDto implements SetQuestionView {
  id: string;
  question: string;
  @ApiProperty({ type: [String], minItems: 4, maxItems: 4 })
  options: FourTexts;
  /** The text of the right option. */
  answer: string;
  /** From 1. */
  order: number;
  /** Whole seconds; null leaves it to the set. */
  @ApiProperty({ type: 'integer', nullable: true })
  timeLimit: number | null;
}

/** A set of questions that a host keeps to play from. */
export class SavedSetViewDto implements SavedSetView {
  id: string;
  title: string;
  category: string;
  @ApiProperty({ enum: gameDifficulties })
  difficulty: GameDifficulty;
  questionsPerGame: number;
  /** Whole seconds. */
  timePerQuestion: number;
  createdBy: string | null;
  guestSessionId: string | null;
  /** Own questions and selected ones together. */
  questionCount: number;
  selectedQuestions: string[];
  isDraft: boolean;
  createdAt: string;
  updatedAt: string;
  /** Of one set, not in lists. */
  customQuestions?: SetQuestionViewDto[];
}

export class ClaimedDto implements ClaimedView {
  /** How many sets are the account's now. */
  claimed: number;
}

export class LaunchedDto implements LaunchedView {
  /** The game's. */
  id: string;
  game: GameCardDto;
}
