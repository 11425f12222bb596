import type { EventView, Page } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';

/** One fact of a game's log. */
export class EventDto implements EventView {
  gameId: string;
  /** 1, 2, 3 … without a gap. */
  version: number;
  type: string;
  schema: number;
  @ApiProperty({ type: 'object', additionalProperties: true })
  data: unknown;
  /** When its command arrived. */
  at: string;
  /** When it was stored. */
  recordedAt: string;
}

export class EventPageDto implements Page<EventView> {
  items: EventDto[];
  /** For `after`; null at the end of the log. */
  nextCursor: string | null;
}
