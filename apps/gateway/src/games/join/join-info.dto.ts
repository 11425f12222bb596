import type { GameStatus, JoinInfo } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';

/** What a code leads to. */
export class JoinInfoDto implements JoinInfo {
  code: string;
  @ApiProperty({ enum: ['game', 'team', 'demo'] })
  kind: 'game' | 'team' | 'demo';
  /** Null: a team without an open game, or a demo that nobody plays. */
  gameId: string | null;
  gameCode: string | null;
  title: string;
  hostTeamName: string | null;
  @ApiProperty({ enum: ['waiting', 'active', 'paused', 'finished', 'no_game'] })
  status: GameStatus | 'no_game';
  participantCount: number;
  teamMode: boolean;
  /** Teams that players have formed so far, for choosing one. */
  teamNames: string[];
}
