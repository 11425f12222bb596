import { type Board, type BoardPeriod } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PageQuery } from '../http/page-query.dto.js';

export class LeaderboardQuery extends PageQuery {
  /** Accounts, or teams of team games. */
  @ApiProperty({ enum: ['players', 'teams'] })
  @IsIn(['players', 'teams'])
  of: Board;

  /** The running ISO week in UTC, or all time. */
  @ApiProperty({ enum: ['week', 'all'] })
  @IsIn(['week', 'all'])
  period: BoardPeriod;
}
