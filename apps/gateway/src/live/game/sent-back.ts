import type { GameId } from '@clockbeat/domain';
import { type LetGoReason, LogTakenBack } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Broadcast } from '../wire/broadcast.js';

/** Whose game this gateway cannot go on with comes back through the load balancer, and is told from the log as it is. */
@Injectable()
export class SentBack {
  constructor(
    private readonly broadcast: Broadcast,
    private readonly logger: PinoLogger,
  ) {}

  letGo(gameId: GameId, reason: LetGoReason): void {
    this.broadcast.letGo(gameId);
    if (reason instanceof LogTakenBack)
      this.logger.error(
        { gameId, reason: reason.message },
        'The log of a game was taken back: it is read anew',
      );
  }
}
