import {
  type FinishedGame,
  type GameId,
  type PlayerId,
  type SealedResult,
  type SealedText,
  sealedText,
} from '@clockbeat/domain';
import { EventStore, SealReckoner } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { HttpProblem } from '../../http/http-problem.js';

/** A proof of so many events is 11 MB, and 2 s of work: a game of 2,000 players and 100 questions. */
const eventsAtMost = 250_000;
/** Everybody looks in the minutes after the end. */
const keepMs = 60_000;
/** 32 bytes of each are kept, and the texts of answers, about 400: 200 MB at most. */
const keepEvents = 500_000;

/** A finished game's log up to its end. It never changes again. */
interface SealedLog {
  readonly version: number;
  readonly seal: string;
  readonly digests: Buffer;
  readonly answers: ReadonlyMap<PlayerId, readonly SealedText[]>;
}
/** Command ids of releases before receipts counted on: who knows one could try out what another player's digest is of. */
const isGuessable = (commandId: unknown): boolean => String(commandId).includes('.');

/** What the logs of finished games come to (docs/decisions/075): read once for all who ask at about the same time. */
@Injectable()
export class SealedGames {
  private readonly logs = new LRUCache<GameId, Promise<SealedLog | null>>({
    maxSize: keepEvents,
    ttl: keepMs,
    ttlAutopurge: true,
  });

  constructor(private readonly store: EventStore) {}

  /** With the texts of one seat's answers. Refuses with 409 what is too long, or older than receipts. */
  async resultOf(game: FinishedGame, playerId: PlayerId | null): Promise<SealedResult> {
    const log = await this.logOf(game);
    if (log === null)
      throw new HttpProblem('conflict', 'The log of this game is too long, or older than receipts.');
    const { version, seal, digests, answers } = log;
    return {
      gameId: game.gameId,
      version,
      seal,
      digests: digests.toString('base64'),
      answers: [...((playerId && answers.get(playerId)) || [])],
    };
  }

  /** In hex; null where there is no proof that it could be compared with. */
  async sealOf(game: FinishedGame): Promise<string | null> {
    return (await this.logOf(game))?.seal ?? null;
  }

  private logOf(game: FinishedGame): Promise<SealedLog | null> {
    const { gameId } = game;
    const kept = this.logs.get(gameId);
    if (kept) return kept;
    if (game.version > eventsAtMost) return Promise.resolve(null);
    const log = this.read(gameId);
    log.catch(() => this.logs.delete(gameId));
    this.logs.set(gameId, log, { size: game.version });
    return log;
  }

  private async read(gameId: GameId): Promise<SealedLog | null> {
    const reckoner = new SealReckoner(gameId);
    const digests: Buffer[] = [];
    const answers = new Map<PlayerId, SealedText[]>();
    for await (const events of this.store.storedPages(gameId))
      for (const event of events) {
        digests.push(reckoner.add(event));
        if (event.type === 'AnswerSubmitted') {
          if (isGuessable(event.data['commandId'])) return null;
          const playerId = event.data['playerId'] as PlayerId;
          const own = answers.get(playerId) ?? [];
          answers.set(playerId, own);
          own.push({ version: event.version, text: sealedText(event) });
        }
        if (event.type === 'GameFinished' || event.type === 'GameAbandoned')
          return { version: event.version, seal: reckoner.seal, digests: Buffer.concat(digests), answers };
      }
    return null;
  }
}
