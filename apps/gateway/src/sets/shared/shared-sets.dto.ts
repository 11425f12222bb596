import {
  type CoAuthoringBody,
  contentReasons,
  limits,
  type ReportReason,
  type SetLength,
  type SetLicence,
  type SetReportBody,
  type SetSharing,
  type SharingBody,
  setLengths,
  setLicences,
  setSharings,
  sharedSetLimits,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { NotBlank } from '../../games/question-list.validators.js';
import { PageQuery } from '../../http/page-query.dto.js';
import {
  Composed,
  MaxCodePoints,
  MayBeLeftOut,
  MinCodePoints,
  PlainText,
  Trimmed,
} from '../../http/text.validators.js';

export class SharedSetsQuery extends PageQuery {
  /** Words: each stands for what begins so; "in quotation marks" as they stand, -without, or. The first eight count. */
  @IsOptional()
  @IsString()
  @MaxLength(sharedSetLimits.search)
  @PlainText()
  q?: string;

  @IsOptional()
  @IsString()
  @MaxCodePoints(limits.category)
  @PlainText()
  category?: string;

  /** Of the questions, by its code. */
  @IsOptional()
  @Matches(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
  language?: string;

  /** Up to 10 questions, up to 25, or more. */
  @IsOptional()
  @IsIn(setLengths)
  length?: SetLength;
}

export class SharingDto implements SharingBody {
  @IsIn(setSharings)
  sharing: SetSharing;

  @MayBeLeftOut()
  @IsIn(setLicences)
  licence?: SetLicence;

  /** 1 to 50 characters: how the author wants to be called. */
  @MayBeLeftOut()
  @Trimmed()
  @NotBlank()
  @MaxCodePoints(sharedSetLimits.author)
  @PlainText()
  author?: string;
}

export class SetReportDto implements SetReportBody {
  @IsIn(contentReasons)
  reason: ReportReason;

  /** 1 to 300 characters, for operators. */
  @MayBeLeftOut()
  @Composed()
  @IsString()
  @PlainText('many')
  @MinCodePoints(1)
  @MaxCodePoints(limits.reportNote)
  note?: string;
}

export class CoAuthoringDto implements CoAuthoringBody {
  /** What stands behind the `#` of the link. */
  @IsString()
  @MaxLength(100)
  @ApiProperty({ maxLength: 100 })
  secret: string;
}
