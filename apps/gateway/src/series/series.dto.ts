import {
  type Difficulty,
  limits,
  type QuestionKind,
  type SeriesBody,
  type SeriesChangeBody,
  type SeriesNightBody,
  type SeriesRound,
  type SeriesSchedule,
  type SeriesTemplate,
  seriesLimits,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsTimeZone,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { WantedKinds } from '../content/wanted-kinds.validators.js';
import { GameRulesDto } from '../games/game-rules.dto.js';
import { TeamList } from '../games/team-list.validator.js';
import { MaxItems, Nested } from '../http/body-outline.js';
import { QuestionDifficultyOrMixed } from '../http/difficulty.validators.js';
import { MaxCodePoints, MayBeLeftOut, MinCodePoints, PlainText, Trimmed } from '../http/text.validators.js';
import { isDate } from './nights.js';

const ADate = (): PropertyDecorator =>
  ValidateBy({
    name: 'aDate',
    validator: {
      validate: isDate,
      defaultMessage: () => '$property must be a date from 2000 to 2099, as 2026-12-03',
    },
  });

const { min, max } = seriesLimits.everyWeeks;

export class SeriesScheduleDto implements SeriesSchedule {
  /** The first night; the others are on its weekday. */
  @ADate()
  startsOn: string;

  /** When a night begins, by the clocks of its place. */
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'time must be from 00:00 to 23:59' })
  time: string;

  /** Of the IANA’s zones. */
  @IsString()
  @MaxLength(64)
  @IsTimeZone()
  zone: string;

  @IsInt()
  @Min(min)
  @Max(max)
  everyWeeks: number;

  /** No night is later than that; null: they go on. */
  @IsOptional()
  @ADate()
  @ApiProperty({ type: 'string', nullable: true, required: false })
  endsOn: string | null = null;
}

/** Questions that are drawn for each night. */
export class SeriesRoundDto implements SeriesRound {
  /** As players see it. */
  @MayBeLeftOut()
  @Trimmed()
  @IsString()
  @MaxCodePoints(limits.round)
  @PlainText()
  title?: string;

  /** Of the bank, in any case; left out: of all. */
  @MayBeLeftOut()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxCodePoints(limits.category)
  @PlainText()
  category?: string;

  /** Only questions of this difficulty, in any case. */
  @QuestionDifficultyOrMixed()
  difficulty?: Difficulty;

  /** Left out: one right of four options, without a picture. */
  @WantedKinds()
  kinds?: QuestionKind[];

  @IsInt()
  @Min(limits.questionsPerGame.min)
  @Max(limits.questionsPerGame.max)
  count: number;
}

/** What each night’s game is made from: saved sets in turn, or rounds that are drawn. */
export class SeriesTemplateDto implements SeriesTemplate {
  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @MaxItems(seriesLimits.sets)
  @IsUUID('all', { each: true })
  sets?: string[];

  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @MaxItems(seriesLimits.rounds)
  @Nested(() => SeriesRoundDto, { each: true })
  rounds?: SeriesRoundDto[];

  @MayBeLeftOut()
  @IsObject()
  @Nested(() => GameRulesDto)
  rules?: GameRulesDto;

  @MayBeLeftOut()
  @IsBoolean()
  teamMode?: boolean;

  @MayBeLeftOut()
  @TeamList()
  preparedTeams?: string[];

  @MayBeLeftOut()
  @IsBoolean()
  onlyPreparedTeams?: boolean;

  /** A league that I run: each night becomes one of its nights. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(100)
  leagueId?: string;
}

export class SeriesDto implements SeriesBody {
  /** Up to 100 characters. */
  @Trimmed()
  @IsString()
  @MinCodePoints(1)
  @MaxCodePoints(limits.title)
  @PlainText()
  title: string;

  @IsObject()
  @Nested(() => SeriesScheduleDto)
  schedule: SeriesScheduleDto;

  @IsObject()
  @Nested(() => SeriesTemplateDto)
  template: SeriesTemplateDto;
}

/** What is left out stays. */
export class SeriesChangeDto implements SeriesChangeBody {
  @MayBeLeftOut()
  @Trimmed()
  @IsString()
  @MinCodePoints(1)
  @MaxCodePoints(limits.title)
  @PlainText()
  title?: string;

  @MayBeLeftOut()
  @IsObject()
  @Nested(() => SeriesScheduleDto)
  schedule?: SeriesScheduleDto;

  @MayBeLeftOut()
  @IsObject()
  @Nested(() => SeriesTemplateDto)
  template?: SeriesTemplateDto;

  /** No game is made while it is. */
  @MayBeLeftOut()
  @IsBoolean()
  paused?: boolean;
}

export class SeriesNightDto implements SeriesNightBody {
  @IsBoolean()
  skipped: boolean;
}
