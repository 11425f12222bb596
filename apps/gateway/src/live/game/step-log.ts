import type { RecordedEvent } from '@clockbeat/domain';
import { AppendQueue } from '@clockbeat/persistence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';

/** A batch that took so long was felt by everybody who was in it. */
const slowMs = 1_000;

/** What of a game's steps is worth a line: nothing that anybody typed. Null: the log of the game says enough. */
const stepOf = ({ type, data }: RecordedEvent): { step: string; details: object } | null => {
  switch (type) {
    case 'GameCreated':
      return { step: 'A game was made', details: { kind: data.kind, questions: data.questions.length } };
    case 'GameStarted':
      return { step: 'A game began', details: {} };
    case 'GameFinished':
      return { step: 'A game ended', details: { endedBy: data.endedBy } };
    case 'GameAbandoned':
      return { step: 'A game was abandoned', details: {} };
    default:
      return null;
  }
};

/**
 * A line for each step in a game's life, written by the gateway that stored it and by no other, with the game's id and the
 * command's; and what an operator must know of the appends: slow ones, and PostgreSQL lost and back.
 */
@Injectable()
export class StepLog implements OnModuleInit {
  private storeIsAway = false;

  constructor(
    private readonly appends: AppendQueue,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.appends.onBatch(({ ms, rows, streams }) => {
      if (this.storeIsAway) this.logger.info('PostgreSQL is back');
      this.storeIsAway = false;
      if (ms > slowMs) this.logger.warn({ ms: Math.round(ms), rows, streams }, 'An append was slow');
    });
    this.appends.onFault(({ fault, error }) => {
      if (fault !== 'connection')
        return this.logger.warn({ err: error, fault }, 'An append failed, and is tried again');
      if (!this.storeIsAway)
        this.logger.warn({ err: error }, 'PostgreSQL is away; answers wait, or are refused');
      this.storeIsAway = true;
    });
  }

  /** Events that this gateway has stored. */
  stored(events: readonly RecordedEvent[]): void {
    for (const event of events) this.tell(event);
  }

  private tell(event: RecordedEvent): void {
    const told = stepOf(event);
    if (!told) return;
    const { gameId, version, actor, data } = event;
    this.logger.info({ gameId, version, actor, commandId: data.commandId, ...told.details }, told.step);
  }
}
