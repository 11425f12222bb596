import { type NewTokenBody, type TokenScope, tokenLimits, tokenScopes } from '@clockbeat/domain';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  Min,
} from 'class-validator';
import { Composed, MaxCodePoints, MayBeLeftOut, MinCodePoints, PlainText } from '../http/text.validators.js';

export class NewTokenDto implements NewTokenBody {
  /** What it is for, in words of its owner. */
  @Composed()
  @IsString()
  @PlainText()
  @MinCodePoints(1)
  @MaxCodePoints(tokenLimits.name)
  name: string;

  /** What it may be used for, one at least. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(tokenScopes.length)
  @ArrayUnique()
  @IsIn(tokenScopes, { each: true })
  scopes: TokenScope[];

  /** How many days it is good for; 90. */
  @MayBeLeftOut()
  @IsInt()
  @Min(tokenLimits.days.min)
  @Max(tokenLimits.days.max)
  days?: number;
}
