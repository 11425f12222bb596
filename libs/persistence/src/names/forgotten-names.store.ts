import {
  forgottenPlayer,
  forgottenTeam,
  type GameId,
  type NameOwner,
  nameKey,
  type PlayerId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { ArchiveUnavailable } from '../archive/archive-unavailable.js';
import { archivedMonths, monthOfGame } from '../archive/archived-months.js';
import { GameIsArchived } from '../archive/game-is-archived.js';
import { type AuditAct, appendAudit } from '../audit/append-audit.js';
import type { EventStore } from '../event-store/event-store.js';
import { inTransaction } from '../in-transaction.js';
import * as sql from './forgotten-names.sql.js';
import type { NameKeys } from './name-keys.js';
import { namingEvents } from './sealed-names.js';
import { seatKeysOf } from './seat-keys.js';

/** A name that is forgotten: of which seat, and whether its own or its team's. Nothing of the name itself. */
export interface ForgottenName {
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly of: NameOwner;
}

/** Whom a log names, and as what. */
interface Named {
  readonly players: ReadonlySet<PlayerId>;
  /** All that the seat was called. */
  readonly names: readonly string[];
  /** The team of the seat that was asked for, in all its spellings; empty: it has none. */
  readonly spellings: readonly string[];
}

/**
 * Takes names out of games that are over (docs/decisions/092). A sealed one is gone with its key, from every copy that was ever
 * made of the log; one that lies in the open is taken out of its events, which it is in no seal of. To forget twice is no error.
 */
export class ForgottenNamesStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly events: EventStore,
    private readonly keys: NameKeys,
  ) {}

  /**
   * With `act` for the audit log, in the same transaction. False: the game's log names no such player, or no team of that player's. Throws `GameIsArchived` where the name lies in the
   * open in a file of the archive, which never changes, and `ArchiveUnavailable` where it may be on its way into one.
   */
  async forget(
    { gameId, playerId, of }: ForgottenName,
    act: Omit<AuditAct, 'about'> | null = null,
  ): Promise<boolean> {
    const named = await this.namedIn(gameId, playerId);
    if (!named.players.has(playerId) || (of === 'team' && named.spellings.length === 0)) return false;
    await inTransaction(this.pool, async (transaction) => {
      await transaction.query(sql.holdReports, [gameId]);
      await transaction.query(sql.holdStream, [gameId]);
      if (of === 'player') await forgetPlayer(transaction, { gameId, playerId }, named);
      else await forgetTeam(transaction, { gameId, playerId }, named.spellings);
      await transaction.query(sql.dropSnapshot, [gameId]);
      await transaction.query(sql.note, [gameId, playerId, of]);
      if (act) await appendAudit(transaction, { ...act, about: gameId });
    });
    this.keys.drop(gameId);
    return true;
  }

  /** What a database that is restored from an older backup has to forget again. */
  all(): Promise<ForgottenName[]> {
    return forgottenIn(this.pool);
  }

  private async namedIn(gameId: GameId, playerId: PlayerId): Promise<Named> {
    const players = new Set<PlayerId>();
    const names = new Set<string>();
    const teams = new Set<string>();
    let own: string | null = null;
    for await (const page of this.events.streamPages(gameId))
      for (const { type, data } of page) {
        if (
          type !== 'PlayerJoined' &&
          type !== 'PlayerKnocked' &&
          type !== 'PlayerRenamed' &&
          type !== 'TeamChosen'
        )
          continue;
        players.add(data.playerId);
        if (data.playerId === playerId && 'name' in data) {
          names.add(data.name);
          if ('shownName' in data && data.shownName !== undefined) names.add(data.shownName);
        }
        if (!('teamName' in data) || data.teamName === null) continue;
        teams.add(data.teamName);
        if (data.playerId === playerId) own = data.teamName;
      }
    const key = own === null ? null : nameKey(own);
    return { players, names: [...names], spellings: [...teams].filter((team) => nameKey(team) === key) };
  }
}

const unknownTable = '42P01';

/** All names that are forgotten in a database; none in one of a release before, which stays as it is. */
export const forgottenIn = async (
  client: Pick<pg.ClientBase, 'query'> | pg.Pool,
): Promise<ForgottenName[]> => {
  try {
    return (await client.query<ForgottenName>(sql.readForgotten)).rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === unknownTable) return [];
    throw error;
  }
};

type Seat = Pick<ForgottenName, 'gameId' | 'playerId'>;

const forgetPlayer = async (
  transaction: pg.PoolClient,
  { gameId, playerId }: Seat,
  { players, names }: Named,
): Promise<void> => {
  const { rows } = await transaction.query<{ root: Buffer | null }>(sql.holdRoot, [gameId]);
  const [keys] = rows;
  if (!keys) await holdInLog(transaction, gameId);
  if (keys?.root) {
    const { root } = keys;
    const others = [...players].filter((one) => one !== playerId);
    await transaction.query(sql.keepSeatKeys, [gameId, others, await seatKeysOf(root, others)]);
    await transaction.query(sql.endRoot, [gameId]);
  }
  await transaction.query(sql.endSeatKey, [gameId, playerId]);
  await transaction.query(sql.endMark, [gameId, playerId]);
  const called = forgottenPlayer(playerId);
  await transaction.query(sql.rewritePlayer, [gameId, playerId, called, namingEvents]);
  await transaction.query(sql.relistPlayer, [gameId, playerId, called]);
  for (const name of names) await transaction.query(sql.renameWinner, [gameId, name, called]);
  await transaction.query(sql.renameReported, [gameId, names, called, playerId, 'player']);
};

const forgetTeam = async (
  transaction: pg.PoolClient,
  { gameId, playerId }: Seat,
  spellings: readonly string[],
): Promise<void> => {
  await holdInLog(transaction, gameId);
  const called = forgottenTeam(playerId);
  await transaction.query(sql.rewriteTeam, [gameId, spellings, called]);
  await transaction.query(sql.rewriteJoker, [gameId, `joker:team:${nameKey(spellings[0] ?? '')}`]);
  await transaction.query(sql.relistTeam, [gameId, spellings, called]);
  await transaction.query(sql.renameInLeagues, [gameId, spellings, called]);
  await transaction.query(sql.renameReported, [gameId, spellings, called, playerId, 'team']);
};

/** The game is in no file, and comes into none before the transaction ends. */
const holdInLog = async (transaction: pg.PoolClient, gameId: GameId): Promise<void> => {
  const { rows } = await transaction.query<{ held: boolean }>(sql.holdArchive);
  if (!rows[0]?.held)
    throw new ArchiveUnavailable('Games are being archived, brought back or deleted just now');
  if (monthOfGame(await archivedMonths(transaction), gameId)) throw new GameIsArchived(gameId);
};
