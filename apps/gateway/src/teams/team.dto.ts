import type { GameStatus, Page, TeamView } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';

export class TeamMemberDto {
  id: string;
  name: string;
}

export class OpenGameDto {
  gameId: string;
  gameCode: string;
  @ApiProperty({ enum: ['waiting', 'active', 'paused', 'finished'] })
  status: GameStatus;
}

/** A host's team: players come in by its code. */
export class TeamDto implements TeamView {
  teamId: string;
  name: string;
  /** 6 characters, A to Z and 0 to 9. */
  code: string;
  /** Where its players come in: an address that phones in the room can reach. */
  joinUrl: string;
  createdAt: string;
  /** Different players of its games so far. */
  memberCount: number;
  /** For the owner only. */
  members?: TeamMemberDto[];
  /** The newest game that has not ended. */
  openGame: OpenGameDto | null;
}

export class TeamPageDto implements Page<TeamView> {
  items: TeamDto[];
  nextCursor: string | null;
}
