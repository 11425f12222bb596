import type { GameId } from '@clockbeat/domain';
import type pg from 'pg';
import { digestBytes } from './seal.js';

/** What the projection `seals` noted of a game's log when its events were stored. */
export interface GameSeal {
  /** Of the last sealed event. */
  version: number;
  /** The rolling SHA-256, in hex. */
  seal: string;
  /** The beginning of each event's SHA-256, in hex. */
  digests: string[];
}

/** Reads seals. */
export class SealStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Null while nothing of the game is sealed. */
  async find(gameId: GameId): Promise<GameSeal | null> {
    const { rows } = await this.pool.query<{ version: number; seal: Buffer; digests: Buffer }>(
      'select version, seal, digests from game_seals where game_id = $1 order by page',
      [gameId],
    );
    const last = rows.at(-1);
    if (!last) return null;
    const hex = rows.map(({ digests }) => digests.toString('hex')).join('');
    const digests = hex.match(new RegExp(`.{${digestBytes * 2}}`, 'g')) ?? [];
    return { version: last.version, seal: last.seal.toString('hex'), digests };
  }

  /** The last link of a game that went by a rule of retention; null: it did not, or had no seal. */
  async lastOfForgotten(gameId: GameId): Promise<Pick<GameSeal, 'version' | 'seal'> | null> {
    const { rows } = await this.pool.query<{ version: number; seal: string }>(
      `select events as version, encode(seal, 'hex') as seal from forgotten_games
       where game_id = $1 and seal is not null`,
      [gameId],
    );
    return rows[0] ?? null;
  }

  /** Versions behind the last sealed one that the projection has gone past all the same: nobody appended them. */
  async unsealed(gameId: GameId): Promise<number[]> {
    const { rows } = await this.pool.query<{ version: number }>(
      `select e.version from events e join projections p on p.name = 'seals' and p.build = 'live'
       where e.game_id = $1 and e.version > (select max(version) from game_seals where game_id = $1)
         and (e.transaction_id, e.position) <= (p.transaction_id, p.position)
       order by e.version`,
      [gameId],
    );
    return rows.map((row) => row.version);
  }
}
