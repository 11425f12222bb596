import {
  type AssignmentFeedback,
  type AssignmentIdentity,
  assignmentFeedbacks,
  assignmentIdentities,
  assignmentLimits,
  type ChangeAssignmentBody,
  type CountingAttempt,
  type CreateAssignmentBody,
  countingAttempts,
  limits,
  type StartAttemptBody,
} from '@clockbeat/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsTimeZone,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MaxItems } from '../http/body-outline.js';
import { wholeNumber } from '../http/page-query.dto.js';
import { Composed, MaxCodePoints, MayBeLeftOut, MinCodePoints, PlainText } from '../http/text.validators.js';
import { gameIdShape } from '../live/game/new-game-id.js';

/** A moment with its zone: `2026-12-04T18:00:00+01:00`. */
const IsMoment = (): PropertyDecorator => (target, property) => {
  IsISO8601({ strict: true, strictSeparator: true })(target, property as string);
  Matches(/T.*(Z|[+-]\d\d:\d\d)$/, { message: `${String(property)} must be a date and time with its zone` })(
    target,
    property as string,
  );
  MaxLength(40)(target, property as string);
};

/** So many hours before the deadline who has begun and not finished gets a mail; 0: nobody does. Where people are known by their account. */
const RemindHours = (): PropertyDecorator => (target, field) => {
  const { min, max } = assignmentLimits.remindHours;
  for (const decorate of [
    MayBeLeftOut(),
    IsInt(),
    Min(min),
    Max(max),
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max }),
  ])
    decorate(target, field);
};

/** What may be left out of both. */
class TitleAndOpening {
  @MayBeLeftOut()
  @Composed()
  @IsString()
  @PlainText()
  @MinCodePoints(1)
  @MaxCodePoints(limits.title)
  title?: string;

  /** From when on attempts can be begun. */
  @MayBeLeftOut()
  @IsMoment()
  opensAt?: string;
}

export class ChangeAssignmentDto extends TitleAndOpening implements ChangeAssignmentBody {
  /** The deadline; one that is past ends it at once. */
  @MayBeLeftOut()
  @IsMoment()
  closesAt?: string;

  /** IANA's name of the zone in which the host says these: kept for showing. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(assignmentLimits.timeZone)
  @IsTimeZone()
  timeZone?: string;

  @RemindHours()
  remindHours?: number;
}

/** A set of mine, as it is now, to be played by many at their own pace. */
export class CreateAssignmentDto extends TitleAndOpening implements CreateAssignmentBody {
  @IsUUID()
  setId: string;

  @IsMoment()
  closesAt: string;

  @IsString()
  @MaxLength(assignmentLimits.timeZone)
  @IsTimeZone()
  timeZone: string;

  @IsInt()
  @Min(assignmentLimits.attempts.min)
  @Max(assignmentLimits.attempts.max)
  attempts: number;

  /** Which of a person’s attempts counts. */
  @IsIn(countingAttempts)
  counts: CountingAttempt;

  /** When players learn what their answers came to. */
  @IsIn(assignmentFeedbacks)
  feedback: AssignmentFeedback;

  /** What people are known by. */
  @IsIn(assignmentIdentities)
  identity: AssignmentIdentity;

  /** Questions and options in another order for each attempt. */
  @IsBoolean()
  mixed: boolean;

  /** Questions have no time of their own. */
  @IsBoolean()
  untimed: boolean;

  /** Everybody with the link sees the best once the deadline is over. */
  @IsBoolean()
  board: boolean;

  @RemindHours()
  remindHours?: number;

  /** Of the identity `list`. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @MaxItems(assignmentLimits.names)
  @ArrayUnique({ message: 'names must be different' })
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  @PlainText('one', { each: true })
  names?: string[];
}

export class StartAttemptDto implements StartAttemptBody {
  /** Where people are known by a name, and this one is new. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  @PlainText()
  @ApiPropertyOptional({ maxLength: 200 })
  name?: string;
}

/** Where among the attempts a correction goes on. */
export class CorrectFromQuery {
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => wholeNumber(value))
  @IsInt()
  @Min(0)
  @Max(assignmentLimits.attemptsInAll)
  from?: number;
}

/** Ids of finished games of mine, parted by commas. */
export class ReportQuery {
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsArray()
  @ArrayMaxSize(assignmentLimits.games)
  @ArrayUnique()
  @Matches(gameIdShape, { each: true })
  games?: string[];
}
