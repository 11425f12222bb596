import {
  type BulkQuestionBody,
  type BulkQuestionsBody,
  type RejectedQuestion,
  type RejectionCode,
  rejectionCodes,
  type UploadResult,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { QuestionDto } from '../question.dto.js';

/** A question of an upload. Instead of `optionA` to `optionD`, `options` is taken too; instead of `correctAnswer`, `answer`. */
export class BulkQuestionDto implements BulkQuestionBody {
  /** The caller's own mark: named twice, the later one is rejected. What is stored gets an id of ours. */
  id?: string;
  /** Up to 500 characters. */
  question: string;
  /** Four different texts of up to 200 characters. */
  optionA: string;
  optionB: string;
  optionC: string;
  optionD: string;
  /** A letter from A to D, or the exact text of an option. */
  correctAnswer: string;
  /** Up to 50 characters; Custom unless it is named. */
  category?: string;
  /** Easy, Medium or Hard in any case; Medium unless it is named. */
  difficulty?: string;
  /** Whole seconds, 5 to 120; null leaves it to the game. */
  @ApiProperty({ type: 'integer', nullable: true, required: false })
  timeLimit?: number | null;
}

/** Described here and checked one by one in `bulk-list.ts`: class-validator takes a second for 5,000 of them. */
export class BulkQuestionsDto implements BulkQuestionsBody {
  @ApiProperty({ type: [BulkQuestionDto], minItems: 1, maxItems: 5_000 })
  questions: BulkQuestionDto[];
}

export class RejectedQuestionDto implements RejectedQuestion {
  /** Its place in the list, from 0. */
  index?: number;
  /** The line of the file on which it begins, from 1. */
  line?: number;
  /** For its author, in English. */
  reason: string;
  /** Which reason: stable, for a client that says it in another language. */
  @ApiProperty({ enum: rejectionCodes })
  code: RejectionCode;
  /** What the sentence names, by the code; `part` is the field of the question. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    example: { part: 'question', most: 500 },
  })
  values: Record<string, string | number>;
}

export class UploadedSetDto {
  id: string;
  title: string;
}

export class UploadResultDto implements UploadResult {
  /** What is stored now; of a preview, what would be, without ids. */
  questions: QuestionDto[];
  count: number;
  rejected: RejectedQuestionDto[];
  /** The draft sets that were made of them, one for each category; where `sets=true` asked for them. */
  sets?: UploadedSetDto[];
}

const asBoolean = ({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value;

export class CsvQuery {
  /** Whether to store what is good; without it the answer is a preview. */
  @IsOptional()
  @Transform(asBoolean)
  @IsBoolean()
  @ApiProperty({ type: Boolean, required: false })
  commit?: boolean;

  /** With `commit`: also a draft set of each category, at most 100. All of it is stored, or nothing. */
  @IsOptional()
  @Transform(asBoolean)
  @IsBoolean()
  @ApiProperty({ type: Boolean, required: false })
  sets?: boolean;
}
