import {
  limits,
  type ReportBody,
  type ReportedThing,
  type ReportReason,
  reportedThings,
  reportReasons,
  type SharedReportBody,
} from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  Composed,
  MaxCodePoints,
  MayBeLeftOut,
  MinCodePoints,
  PlainText,
} from '../../http/text.validators.js';

export class ReportDto implements ReportBody {
  /** A player’s or a team’s name, the questions with their title, or one question. */
  @IsIn(reportedThings)
  about: ReportedThing;

  /** The player’s or team’s, as it is shown; left out for questions. */
  @MayBeLeftOut()
  @Composed()
  @IsString()
  @PlainText()
  @MinCodePoints(1)
  @MaxCodePoints(limits.name)
  name?: string;

  /** Which question, from 0 on, of one that was opened; left out for anything else. */
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(limits.questionsPerGame.max - 1)
  questionIndex?: number;

  /** Of a question `wrong`, `outdated` or `ambiguous`; of anything else one of the others. */
  @IsIn(reportReasons)
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

export class SharedReportDto extends ReportDto implements SharedReportBody {
  /** What stands behind the `#` of the link. */
  @IsString()
  @MaxLength(100)
  @ApiProperty({ maxLength: 100 })
  secret: string;
}
