import { createHash } from 'node:crypto';
import { type GameId, type PlayerId, plainCode, seatCodeLength } from '@clockbeat/domain';
import type pg from 'pg';
import { randomCode } from '../join-codes/random-code.js';

/** How long a code may be used. */
const validFor = `interval '10 minutes'`;

/** $1 game, $2 player, $3 the code's hash. A new code ends the seat's old one. */
const issueCode = /* sql */ `
insert into seat_codes (game_id, player_id, code_hash, expires_at) values ($1, $2, $3, now() + ${validFor})
on conflict (game_id, player_id) do update
  set code_hash = excluded.code_hash, expires_at = excluded.expires_at, token_hash = null
returning expires_at as "expiresAt"`;

/** The first token to come has it, and may come again: its acknowledgement may have been lost on the way. */
const claimCode = /* sql */ `
update seat_codes set token_hash = $2
where code_hash = $1 and expires_at > now() and (token_hash is null or token_hash = $2)
returning game_id as "gameId", player_id as "playerId"`;

export interface SeatOfCode {
  readonly gameId: GameId;
  readonly playerId: PlayerId;
}

/** Codes that hand a seat over to another device. Of a code only its hash is kept. */
export class SeatCodeStore {
  constructor(private readonly pool: pg.Pool) {}

  async issue({ gameId, playerId }: SeatOfCode): Promise<{ code: string; expiresAt: Date }> {
    const code = randomCode(seatCodeLength);
    await this.pool.query('delete from seat_codes where expires_at < now()');
    const { rows } = await this.pool.query<{ expiresAt: Date }>(issueCode, [gameId, playerId, hashOf(code)]);
    const [row] = rows;
    if (!row) throw new Error('A code for a seat was not stored');
    return { code, expiresAt: row.expiresAt };
  }

  /** The seat that a code would hand over; null: there is none such, or it was used, or its time is over. */
  async find(typed: string): Promise<SeatOfCode | null> {
    const { rows } = await this.pool.query<SeatOfCode>({
      name: 'find-seat-code',
      text: `select game_id as "gameId", player_id as "playerId" from seat_codes
             where code_hash = $1 and expires_at > now() and token_hash is null`,
      values: [hashOf(typed)],
    });
    return rows[0] ?? null;
  }

  /** Uses a code up for the one token that has this hash; null: there is none such, or another one has it, or its time is over. */
  async claim(typed: string, tokenHash: string): Promise<SeatOfCode | null> {
    const { rows } = await this.pool.query<SeatOfCode>({
      name: 'claim-seat-code',
      text: claimCode,
      values: [hashOf(typed), tokenHash],
    });
    return rows[0] ?? null;
  }
}

const hashOf = (code: string): string => createHash('sha256').update(plainCode(code)).digest('base64url');
