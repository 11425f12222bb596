import type { GameId } from '@clockbeat/domain';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { NewEvent } from '../event-store/append.types.js';
import * as sql from './name-keys.sql.js';
import { namingEvents, ofSeat, withSealedNames } from './sealed-names.js';
import { newRoot, sealedEventKey, seatKeyOf } from './seat-keys.js';

/** An event as the log gets it: under which key, and its data as JSON. */
export interface Written {
  readonly key: string;
  readonly json: string;
}

/** Nobody's names are sealed: what has no such store (a rehearsal's log, a test's) writes events as they are. */
export const inTheOpen = (event: NewEvent): Written => ({ key: event.key, json: JSON.stringify(event.data) });

/** Of a game: its root; `open`: its names lie in the open; `gone`: one of its names is forgotten. */
type Root = Buffer | 'open' | 'gone';

interface RootRow {
  readonly root: Buffer | null;
}

/**
 * Somebody comes in, or is called otherwise, in a game of which a name is forgotten. Only a backup from before its end, restored
 * with a list of what was forgotten after it, has such a game; its names never lie in the open.
 */
class NameKeysGone extends Error {
  constructor(gameId: GameId) {
    super(`The keys of names in ${gameId} are gone, for one of them is forgotten`);
  }
}

const rootsAtMost = 10_000;
const naming: ReadonlySet<string> = new Set(namingEvents);

/**
 * Seals what players are called on its way into the log (docs/decisions/092). All keys of a game follow from one root, which
 * is there before its first event; a gateway asks for it once.
 */
export class NameKeys {
  private readonly roots = new LRUCache<GameId, { readonly root: Root }>({ max: rootsAtMost });

  /** What is being asked for: when a hall comes in at once, it is one question. */
  private readonly asked = new Map<GameId, Promise<Root>>();

  constructor(private readonly pool: pg.Pool) {}

  /** At once, but for the first events of a game on this gateway; then it rejects while the store is away. */
  write(event: NewEvent): Written | Promise<Written> {
    if (event.type === 'GameCreated' && 'sealedNames' in event.data)
      return this.begin(event.gameId).then(() => inTheOpen(event));
    if (!naming.has(event.type)) return inTheOpen(event);
    const known = this.roots.get(event.gameId);
    return known
      ? written(event, known.root)
      : this.rootOf(event.gameId).then((root) => written(event, root));
  }

  /** Of a game that is in no table of keys the names lie in the open. */
  async rootOf(gameId: GameId): Promise<Root> {
    const known = this.roots.get(gameId);
    if (known) return known.root;
    const asked = this.asked.get(gameId) ?? this.read(gameId).finally(() => this.asked.delete(gameId));
    this.asked.set(gameId, asked);
    return asked;
  }

  private async read(gameId: GameId): Promise<Root> {
    const { rows } = await this.pool.query<RootRow>({
      name: 'name-root',
      text: sql.readRoot,
      values: [gameId],
    });
    return this.keep(gameId, rows[0]);
  }

  /** One of its names is forgotten: whoever asks for its root on this gateway hears that there is none. */
  drop(gameId: GameId): void {
    this.roots.delete(gameId);
  }

  private async begin(gameId: GameId): Promise<void> {
    const { rows } = await this.pool.query<RootRow>({
      name: 'begin-name-keys',
      text: sql.beginKeys,
      values: [gameId, newRoot()],
    });
    this.keep(gameId, rows[0]);
  }

  private keep(gameId: GameId, row: RootRow | undefined): Root {
    const root = row ? (row.root ?? 'gone') : 'open';
    this.roots.set(gameId, { root });
    return root;
  }
}

const written = (event: NewEvent, root: Root): Written | Promise<never> => {
  if (root === 'open') return inTheOpen(event);
  if (root === 'gone') return Promise.reject(new NameKeysGone(event.gameId));
  const data = withSealedNames(event.data, seatKeyOf(root, ofSeat(event.data)), event.gameId);
  const key = event.key.startsWith('name:') ? sealedEventKey(root, event.key) : event.key;
  return { key, json: JSON.stringify(data) };
};
