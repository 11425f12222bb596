import type { GameId } from '@clockbeat/domain';
import type pg from 'pg';

/** Which game each demo code stands for now. */
export class DemoStore {
  constructor(private readonly pool: pg.Pool) {}

  async current(code: string): Promise<GameId | null> {
    const { rows } = await this.pool.query<{ gameId: GameId }>(
      'select game_id as "gameId" from demos where code = $1',
      [code],
    );
    return rows[0]?.gameId ?? null;
  }

  /** Compare and set: true for the one who replaced `old`, false for everybody who came later with the same `old`. */
  async replace(code: string, old: GameId | null, next: GameId): Promise<boolean> {
    const { rowCount } =
      old === null
        ? await this.pool.query('insert into demos (code, game_id) values ($1, $2) on conflict do nothing', [
            code,
            next,
          ])
        : await this.pool.query('update demos set game_id = $3 where code = $1 and game_id = $2', [
            code,
            old,
            next,
          ]);
    return rowCount === 1;
  }
}
