import type { GameId, TeamId } from '@clockbeat/domain';
import type pg from 'pg';

/** What people join that is not a game itself: a demo's code, or a team. */
export type RoomName = string | TeamId;

/**
 * Which game each room was opened for last. The claim comes before the game, so that gateways or requests that open the
 * same room at once end in one.
 */
export class RoomClaimStore {
  constructor(private readonly pool: pg.Pool) {}

  async current(room: RoomName): Promise<GameId | null> {
    const { rows } = await this.pool.query<{ gameId: GameId }>(
      'select game_id as "gameId" from room_claims where room = $1',
      [room],
    );
    return rows[0]?.gameId ?? null;
  }

  /** Compare and set: true for the one who replaced `old`, false for everybody who came later with the same `old`. */
  async replace(room: RoomName, old: GameId | null, next: GameId): Promise<boolean> {
    const { rowCount } =
      old === null
        ? await this.pool.query(
            'insert into room_claims (room, game_id) values ($1, $2) on conflict do nothing',
            [room, next],
          )
        : await this.pool.query('update room_claims set game_id = $3 where room = $1 and game_id = $2', [
            room,
            old,
            next,
          ]);
    return rowCount === 1;
  }
}
