import { type GameId, UnknownSchema } from '@clockbeat/domain';
import type { LetGoReason } from '@clockbeat/persistence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Readiness } from '../../health/readiness.js';
import { Metrics } from '../../metrics/metrics.js';

/** So long after the last such game was met it is said that this gateway is the older one. */
const toldForMs = 60_000;
/** How many games' lines are remembered, so that each is written once. */
const rememberedAtMost = 10_000;

/**
 * While gateways of two releases run, the newer one may write what this one cannot read. Going on without it would tell
 * another game, so this gateway lets such a game go: it tells nothing of it, decides nothing in it, minds none of its
 * timers, and its people come back through the load balancer, to the newer one in the end.
 */
@Injectable()
export class NewerRelease implements OnModuleInit {
  private readonly known = new Set<GameId>();
  private metAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.readiness.watch('release', () =>
      performance.now() - this.metAt < toldForMs
        ? 'A newer release writes to this database; this gateway has let go of the games it wrote to'
        : null,
    );
  }

  letGo(gameId: GameId, reason: LetGoReason): void {
    if (!(reason instanceof UnknownSchema)) return;
    this.metAt = performance.now();
    if (this.known.has(gameId) || this.known.size >= rememberedAtMost) return;
    this.known.add(gameId);
    this.metrics.gamesLetGo.inc();
    this.logger.warn(
      { gameId, reason: reason.message },
      'Let go of a game that a newer release has written to',
    );
  }
}
