import {
  type CategoriesView,
  type CategoryCount,
  type Choice,
  type Difficulty,
  difficulties,
  type FourTexts,
  type QuestionView,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';

export class QuestionDto implements QuestionView {
  id: string;
  question: string;
  @ApiProperty({ type: [String], minItems: 4, maxItems: 4 })
  options: FourTexts;
  /** Index of the right option; left out for callers without a session. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 3, required: false })
  answer?: Choice;
  category: string;
  @ApiProperty({ enum: difficulties })
  difficulty: Difficulty;
  /** Seconds; null leaves it to the game. */
  @ApiProperty({ type: 'integer', nullable: true })
  timeLimit: number | null;
  @ApiProperty({ enum: ['bank', 'mine'] })
  source: 'bank' | 'mine';
}

export class CategoryCountDto implements CategoryCount {
  category: string;
  count: number;
  @ApiProperty({ enum: ['bank', 'mine'] })
  source: 'bank' | 'mine';
}

export class CategoriesDto implements CategoriesView {
  items: CategoryCountDto[];
  /** Questions in all of them. */
  total: number;
}
