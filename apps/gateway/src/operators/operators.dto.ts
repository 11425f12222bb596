import {
  type GivenRole,
  givenRoles,
  type OperatorReason,
  operatorReasons,
  type QuotaBody,
  type ReasonBody,
  type TransferBody,
  type TransferGamesBody,
  type VerifyAuditBody,
} from '@clockbeat/domain';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../http/page-query.dto.js';
import { Composed, MaxCodePoints, MayBeLeftOut, MinCodePoints, PlainText } from '../http/text.validators.js';
import { gameIdShape } from '../live/game/new-game-id.js';

export class ReasonDto implements ReasonBody {
  @IsIn(operatorReasons)
  reason: OperatorReason;

  /** 1 to 500 characters, for other operators; kept with a suspension alone. */
  @MayBeLeftOut()
  @Composed()
  @IsString()
  @PlainText('many')
  @MinCodePoints(1)
  @MaxCodePoints(500)
  note?: string;
}

export class TransferDto extends ReasonDto implements TransferBody {
  /** The account that gets them, by its id. */
  @IsUUID()
  to: string;
}

export class TransferGamesDto extends TransferDto implements TransferGamesBody {
  /** `next` of the call before. */
  @MayBeLeftOut()
  @Matches(gameIdShape)
  after?: string;
}

export class QuotaDto implements QuotaBody {
  /** A whole number, 0 at least; of `playersPerGame` 1 to 100,000. */
  @IsInt()
  most: number;
}

export class VerifyAuditDto implements VerifyAuditBody {
  /** One that was written down elsewhere: 64 characters of hex. */
  @MayBeLeftOut()
  @IsString()
  @Matches(/^[\da-fA-F]{64}$/)
  seal?: string;
}

export class AccountsQuery extends PageQuery {
  /** A part of an address or a name, or an id. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @PlainText()
  q?: string;

  /** Only accounts to which operators gave that role. */
  @IsOptional()
  @IsIn(givenRoles)
  role?: GivenRole;

  /** Only suspended ones. */
  @IsOptional()
  @IsIn(['true'])
  suspended?: 'true';
}

export class OpenGamesQuery extends PageQuery {
  /** Only those of one account, by its id. */
  @IsOptional()
  @IsUUID()
  host?: string;
}

export class ToSeeToQuery extends PageQuery {
  /** With what was seen to. */
  @IsOptional()
  @IsIn(['true'])
  done?: 'true';
}

export class ReportsQuery extends ToSeeToQuery {
  /** `newest` (default), or the most often reported first. */
  @IsOptional()
  @IsIn(['newest', 'most'])
  order?: 'newest' | 'most';
}

export class AuditQuery extends PageQuery {
  /** Who did it, by an account's id. */
  @IsOptional()
  @IsUUID()
  actor?: string;

  /** What it was done to, by its id. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  @PlainText()
  about?: string;

  /** Who did it, or what it was done to, by its id. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  @PlainText()
  id?: string;

  /** One act, such as `sign_in`. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @PlainText()
  what?: string;
}
