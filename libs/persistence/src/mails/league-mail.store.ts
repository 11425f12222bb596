import { defaultSettings, type GameId, type Language, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import * as sql from './league-mails.sql.js';

/** The mail about one night of a league to one of its readers, held by the gateway that claimed it. */
export interface LeagueMail {
  readonly leagueId: string;
  readonly gameId: GameId;
  readonly userId: UserId;
  /** Of the league's public page. */
  readonly token: string;
  readonly email: string;
  /** Of the reader, as it is now. */
  readonly language: Language;
  /** How often it has been tried, this time included. */
  readonly attempt: number;
  /** Whether its reader still runs the league, or holds a name of it, and wants it. */
  readonly wanted: boolean;
}

/** What an account has to do with a league, and whether it would get a mail where there is a mail server. */
export interface LeaguePlace {
  /** The name that it holds; null: none. */
  readonly memberId: string | null;
  readonly runs: boolean;
  readonly wants: boolean;
  /** Whether its settings let any mail of this kind through. */
  readonly takesMail: boolean;
}

type Key = Pick<LeagueMail, 'leagueId' | 'gameId' | 'userId'>;

const keyOf = ({ leagueId, gameId, userId }: Key): unknown[] => [leagueId, gameId, userId];

/** The outbox of the mails after leagues' nights, shared by all gateways, and who wants them (docs/decisions/104). */
export class LeagueMailStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Notes the mails of all nights whose results have come to stand: once a night and reader, whoever notes and however often. */
  async note(): Promise<void> {
    for (let found = true; found; ) {
      const { rows } = await this.pool.query<{ found: boolean }>(sql.note, [
        defaultSettings.emailNotifications,
      ]);
      found = rows[0]?.found === true;
    }
  }

  /**
   * Null when nothing is due. If it is neither sent nor put off within `holdMs`, somebody else gets it. `unknown` is the
   * language of a reader of whom none is known.
   */
  async claim(holdMs: number, unknown: Language): Promise<LeagueMail | null> {
    const { rows } = await this.pool.query<LeagueMail>(sql.claim, [
      holdMs,
      unknown,
      defaultSettings.emailNotifications,
    ]);
    return rows[0] ?? null;
  }

  async sent(mail: Key): Promise<void> {
    await this.pool.query(sql.sent, keyOf(mail));
  }

  /** To be tried again after so many ms; null: never. */
  async putOff(mail: Key, ms: number | null): Promise<void> {
    await this.pool.query(sql.putOff, [...keyOf(mail), ms]);
  }

  /** False: the league or the account is gone. */
  async choose(leagueId: string, userId: UserId, wants: boolean): Promise<boolean> {
    return (await this.pool.query(sql.choose, [leagueId, userId, wants])).rowCount === 1;
  }

  /** Null: the league or the account is gone. */
  async placeOf(leagueId: string, userId: UserId): Promise<LeaguePlace | null> {
    const { rows } = await this.pool.query<LeaguePlace>(sql.placeOf, [
      leagueId,
      userId,
      defaultSettings.emailNotifications,
    ]);
    return rows[0] ?? null;
  }
}
