import { AppendQueue } from '@clockbeat/persistence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { LiveGames } from './game/live-games.js';
import { Broadcast } from './socket/broadcast.js';

/** What an operator wants to know of the running games: sockets, games in memory, answers stored by this gateway. */
@Injectable()
export class LiveMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly games: LiveGames,
    private readonly broadcast: Broadcast,
    private readonly appends: AppendQueue,
  ) {}

  onModuleInit(): void {
    this.metrics.observed('clockbeat_sockets', 'Connected sockets', () => this.broadcast.sockets);
    this.metrics.observed('clockbeat_live_games', 'Games held in memory', () => this.games.size);
    this.appends.onCommitted((events) => {
      for (const event of events) {
        if (event.type === 'AnswerSubmitted')
          this.metrics.answers.inc({ correct: String(event.data.isCorrect) });
      }
    });
  }
}
