import {
  type Choice,
  choices,
  limits,
  type OtherKey,
  type OtherRules,
  type OtherWords,
  otherRulesLimits,
  type Scoring,
  scorings,
  type TeamScore,
  taskLimits,
} from '@clockbeat/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { MaxItems, Nested } from '../../http/body-outline.js';
import { MaxCodePoints, PlainText } from '../../http/text.validators.js';

const mostQuestions = limits.questionsPerGame.max;
const lastIndex = mostQuestions - 1;
const teamScore = /^(mean|sum|best([1-9]|1[0-9]|20))$/;

/** Checked where it is named; null is no value for it. */
const Named = (rule: keyof OtherRules): PropertyDecorator =>
  ValidateIf((rules: OtherRules) => rules[rule] !== undefined);

export class OtherKeyDto implements OtherKey {
  @IsInt()
  @Min(0)
  @Max(lastIndex)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: lastIndex })
  questionIndex: number;

  @IsIn(choices)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 5 })
  answer: Choice;
}

export class OtherWordsDto implements OtherWords {
  @IsInt()
  @Min(0)
  @Max(lastIndex)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: lastIndex })
  questionIndex: number;

  @IsArray()
  @ArrayMinSize(1)
  @MaxItems(otherRulesLimits.texts)
  @IsString({ each: true })
  @MaxCodePoints(taskLimits.typed, { each: true })
  @PlainText('one', { each: true })
  @ApiProperty({ type: [String], minItems: 1, maxItems: otherRulesLimits.texts })
  texts: string[];
}

export class OtherRulesDto implements OtherRules {
  @Named('scoring')
  @IsIn(scorings)
  @ApiPropertyOptional({ enum: scorings })
  scoring?: Scoring;

  /** False: time earns nothing. */
  @Named('speed')
  @IsBoolean()
  @ApiPropertyOptional({ type: 'boolean' })
  speed?: boolean;

  @Named('streakBonus')
  @IsBoolean()
  @ApiPropertyOptional({ type: 'boolean' })
  streakBonus?: boolean;

  @Named('teamScore')
  @Matches(teamScore, { message: 'teamScore must be one of mean, sum, best1 to best20' })
  @ApiPropertyOptional({ type: 'string', pattern: teamScore.source })
  teamScore?: TeamScore;

  /** So many questions of each player count. */
  @Named('best')
  @IsInt()
  @Min(1)
  @Max(mostQuestions)
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: mostQuestions })
  best?: number;

  /** Questions that count for nobody, from 0. */
  @Named('drop')
  @IsArray()
  @MaxItems(mostQuestions)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(lastIndex, { each: true })
  @ApiPropertyOptional({ type: 'array', items: { type: 'integer', minimum: 0, maximum: lastIndex } })
  drop?: number[];

  @Named('rekey')
  @IsArray()
  @MaxItems(mostQuestions)
  @Nested(() => OtherKeyDto, { each: true })
  @ApiPropertyOptional({ type: [OtherKeyDto] })
  rekey?: OtherKeyDto[];

  @Named('accept')
  @IsArray()
  @MaxItems(mostQuestions)
  @Nested(() => OtherWordsDto, { each: true })
  @ApiPropertyOptional({ type: [OtherWordsDto] })
  accept?: OtherWordsDto[];
}
