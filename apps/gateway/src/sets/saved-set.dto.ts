import { type GameDifficulty, isPlainText, limits, type SavedSetBody } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { TaskFieldsDto } from '../content/task-fields.dto.js';
import { NotBlank } from '../games/question-list.validators.js';
import { CheckedLater, MaxItems } from '../http/body-outline.js';
import { SetDifficulty } from '../http/difficulty.validators.js';
import { LanguageTag } from '../http/language.validators.js';
import { MaxCodePoints, PlainText, Trimmed } from '../http/text.validators.js';

const { min: fewest, max: most } = limits.setQuestionsPerGame;
/** Characters; none of ours has as many. */
const longestId = 100;

/** A question that lives in a set. */
export class SetQuestionDto extends TaskFieldsDto {
  /** The one it was, when a set is written again. Without it, a new question. */
  id?: string;
  /** Up to 500 characters. */
  question: string;
  /** Four different texts of up to 200 characters; two to six where the kind is named. */
  @ApiProperty({ type: [String], minItems: 2, maxItems: 6, required: false })
  options?: string[];
  /** Of `single`: the text of the right option, or its letter. */
  answer?: string;
  /** Whole seconds, 5 to 120; null leaves it to the set. */
  @ApiProperty({ type: 'integer', nullable: true, required: false })
  timeLimit?: number | null;
}

const problemOfIds = (ids: unknown): string | null => {
  // whether it is a list of so many is another rule's
  if (!Array.isArray(ids) || ids.length > limits.questionsPerSet) return null;
  if (!ids.every((id) => typeof id === 'string' && id.length <= longestId && isPlainText(id)))
    return `each value in $property must be a text of ${longestId} characters or fewer`;
  return new Set(ids).size === ids.length ? null : '$property must be different';
};

/** In one go: thousands of ids take class-validator 30 ms, rule by rule. */
const DifferentIds = (): PropertyDecorator =>
  ValidateBy({
    name: 'differentIds',
    validator: {
      validate: (ids: unknown) => problemOfIds(ids) === null,
      defaultMessage: (context) => problemOfIds(context?.value) ?? '',
    },
  });

/** What a set is to be. Written again, whatever is left out stays as it was. */
export class SavedSetDto implements SavedSetBody {
  /** 1 to 100 characters. */
  @Trimmed()
  @NotBlank()
  @MaxCodePoints(limits.title)
  @PlainText()
  title: string;

  /** Up to 50 characters; General Knowledge unless it is named. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxCodePoints(limits.category)
  @PlainText()
  category?: string;

  /** In any case; medium unless it is named. */
  @SetDifficulty()
  difficulty?: GameDifficulty;

  /** What its questions are written in, by its tag; null: nobody has said. */
  @IsOptional()
  @LanguageTag()
  language?: string | null;

  /** How many questions a game of it has, 5 to 50; 10 unless it is said. */
  @IsOptional()
  @IsInt()
  @Min(fewest)
  @Max(most)
  questionsPerGame?: number;

  /** Whole seconds for questions without a time of their own, 10 to 120; 30 unless it is said. */
  @IsOptional()
  @IsInt()
  @Min(limits.timePerQuestion.min)
  @Max(limits.timePerQuestion.max)
  timePerQuestion?: number;

  /** A new set is a draft. One that is written again is ready with as many questions as a game has. */
  @IsOptional()
  @IsBoolean()
  isDraft?: boolean;

  /** Questions that live in the set, in this order. */
  // in `set-questions.ts`: thousands of them take class-validator a second
  @CheckedLater()
  @IsOptional()
  @IsArray()
  @MaxItems(limits.questionsPerSet)
  @ApiProperty({ type: [SetQuestionDto], required: false })
  customQuestions?: SetQuestionDto[];

  /** Questions of the bank or of mine. */
  @IsOptional()
  @IsArray()
  @MaxItems(limits.questionsPerSet)
  @DifferentIds()
  selectedQuestions?: string[];

  /** The guest's own id, for clients that cannot send the header when they save a new set. */
  @IsOptional()
  @IsString()
  @MaxLength(limits.guestSession)
  guestSessionId?: string | null;
}
