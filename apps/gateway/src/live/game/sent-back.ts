import { LogTakenBack } from '@clockbeat/persistence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Broadcast } from '../wire/broadcast.js';
import { LiveGames } from './live-games.js';

/** Whose game this gateway cannot go on with comes back through the load balancer, and is told from the log as it is. */
@Injectable()
export class SentBack implements OnModuleInit {
  constructor(
    private readonly games: LiveGames,
    private readonly broadcast: Broadcast,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.games.onLetGo((gameId, reason) => {
      this.broadcast.letGo(gameId);
      if (reason instanceof LogTakenBack)
        this.logger.error(
          { gameId, reason: reason.message },
          'The log of a game was taken back: it is read anew',
        );
    });
  }
}
