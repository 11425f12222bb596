import { type GameEventType, isPaced, type PlayableGame, type RecordedEvent } from '@clockbeat/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { RedisLink } from '../redis/redis-link.js';
import { LiveGames } from './game/live-games.js';
import { Presence } from './people/presence.js';
import { SeatHolders } from './people/seat-holders.js';
import { Broadcast } from './wire/broadcast.js';

/** Each of them folds the game: one is enough, so it is not told in detail how many are too many. */
const gatewayCounts = ['1', '2', '3', 'more'] as const;

const statuses: readonly PlayableGame['status'][] = ['waiting', 'active', 'paused', 'finished'];

/** The events that are steps in a game's life, as an operator calls them. */
const steps: Partial<Record<GameEventType, string>> = {
  GameCreated: 'created',
  GameStarted: 'started',
  GameFinished: 'finished',
  GameAbandoned: 'abandoned',
};

/** What an operator wants to know of the running games: people, sockets, games in memory, what this gateway stored. */
@Injectable()
export class LiveMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly games: LiveGames,
    private readonly holders: SeatHolders,
    private readonly presence: Presence,
    private readonly broadcast: Broadcast,
    private readonly redis: RedisLink,
  ) {}

  onModuleInit(): void {
    const { metrics, broadcast, holders } = this;
    metrics.observed('clockbeat_sockets', 'Connected sockets', () => broadcast.sockets);
    metrics.observed(
      'clockbeat_socket_backlog_bytes',
      'Said to sockets, and not yet taken by the network',
      () => broadcast.backlogBytes(),
    );
    metrics.observedByLabel(
      'clockbeat_people',
      'Seats, hosts and projectors with a socket here',
      'role',
      () => Object.entries(holders.count()),
    );
    metrics.observedByLabel('clockbeat_live_games', 'Games held in memory', 'status', () => this.byStatus());
    metrics.observedByLabel(
      'clockbeat_game_folds',
      'Games held in memory, by how many gateways have somebody in them',
      'gateways',
      () => this.byGateways(),
    );
    metrics.observedByLabel(
      'clockbeat_redis_connected',
      'Whether each connection to Redis stands',
      'connection',
      () => this.redis.connections().map(({ name, isReady }) => [name, isReady ? 1 : 0]),
    );
  }

  /** Events that this gateway has stored. */
  stored(events: readonly RecordedEvent[]): void {
    for (const event of events) this.count(event);
  }

  private count(event: RecordedEvent): void {
    const step = steps[event.type];
    if (event.type === 'AnswerSubmitted') this.metrics.answers.inc({ correct: this.correct(event) });
    else if (event.type === 'PlayerJoined') this.metrics.joins.inc();
    else if (step !== undefined) this.metrics.games.inc({ step });
  }

  /** Until a paced game closes its question nobody learns who was right. */
  private correct({ gameId, data }: RecordedEvent<'AnswerSubmitted'>): string {
    const game = this.games.peek(gameId)?.game;
    return game && game.status !== 'unborn' && isPaced(game) ? 'untold' : String(data.isCorrect);
  }

  private byStatus(): [status: string, games: number][] {
    const counts = new Map<string, number>(statuses.map((status) => [status, 0]));
    for (const { game } of this.games.loaded())
      if (game.status !== 'unborn') counts.set(game.status, (counts.get(game.status) ?? 0) + 1);
    return [...counts];
  }

  private byGateways(): [gateways: string, games: number][] {
    const folds = gatewayCounts.map((): number => 0);
    for (const { gameId } of this.games.loaded()) {
      const place = Math.min(this.presence.elsewhere.gatewaysIn(gameId), folds.length - 1);
      folds[place] = (folds[place] ?? 0) + 1;
    }
    return gatewayCounts.map((gateways, place) => [gateways, folds[place] ?? 0]);
  }
}
