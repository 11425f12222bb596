import { type ForkBody, type ForkQuestions, forkQuestions, limits } from '@clockbeat/domain';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';

const lastVersion = 2 ** 31 - 1;
/** Of a tie-break, or of one half of an evening; more are chosen one by one. */
const drawnAtMost = 50;

export class ForkDto implements ForkBody {
  /** Of the event that it goes on from; left out: the newest. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(lastVersion)
  version?: number;

  /** What was left; all of it again, as it was corrected; others of the same categories and difficulties by lot; or some of it. */
  @IsOptional()
  @IsIn(forkQuestions)
  questions?: ForkQuestions;

  /** How many are drawn. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(drawnAtMost)
  count?: number;

  /** Which of its questions, by their indexes, in the order in which they are asked. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(drawnAtMost)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(lastVersion, { each: true })
  chosen?: number[];

  /** Those that come along; left out: all that counted by then. The lobby is locked where these are some. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(limits.finalScoresSize)
  @Matches(/^p_[\w-]{1,64}$/, { each: true })
  seats?: string[];

  /** Whether phones, panel and wall of the finished game go along. */
  @IsOptional()
  @IsBoolean()
  leadOn?: boolean;
}
