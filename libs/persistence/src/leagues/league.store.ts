import {
  type GameId,
  type LeagueKind,
  type LeagueRules,
  type NightCompetitor,
  nameKey,
  PlayerId,
  type UserId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { openTexts } from '../names/open-names.js';
import { randomId } from '../random-id.js';
import type { Reader } from '../replica/reader.js';
import type {
  LeagueRefusal,
  ListedLeague,
  SaidByHand,
  StoredLeague,
  StoredMember,
  StoredNight,
} from './league.types.js';
import * as sql from './leagues.sql.js';

export interface NewLeague {
  readonly ownerId: UserId;
  readonly title: string;
  readonly kind: LeagueKind;
  readonly rules: LeagueRules;
}

/** By what a name is held from now on. */
export type HeldBy = { readonly userId: UserId } | { readonly pinHash: string };

type Row = NightCompetitor & { readonly gameId: GameId };

/** 2,000 seats each at most: no list holds a connection for long. */
const gamesAtOnce = 20;

/** Leagues, their nights and their members; a table is reckoned from them by whoever shows it (docs/decisions/099). */
export class LeagueStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: Reader,
  ) {}

  /** Null: the account runs as many as it may, or is gone. */
  create({ ownerId, title, kind, rules }: NewLeague): Promise<StoredLeague | null> {
    return inTransaction(this.pool, async (transaction) => {
      // one at a time, so that two at once are counted
      await transaction.query('select from users where id = $1 for update', [ownerId]);
      const { rows } = await transaction.query<StoredLeague>(sql.create, [
        ...[ownerId, randomId('league_'), title, kind, rules],
        randomId(''),
      ]);
      return rows[0] ?? null;
    });
  }

  /** Those that an account runs: seasons that go on first, the newest first. */
  async listOf(userId: UserId): Promise<ListedLeague[]> {
    return (await this.pool.query<ListedLeague>(sql.listOf, [userId])).rows;
  }

  /** Null where the account runs no such league. */
  async find(id: string, userId: UserId): Promise<StoredLeague | null> {
    return (await this.pool.query<StoredLeague>(sql.find, [id, userId])).rows[0] ?? null;
  }

  /** By its public page; null: there is none, or its owner is suspended. */
  async findByToken(token: string): Promise<StoredLeague | null> {
    return (await this.pool.query<StoredLeague>(sql.findByToken, [token])).rows[0] ?? null;
  }

  /** What is left out stays. */
  change(
    id: string,
    userId: UserId,
    { title, rules, openToJoin }: { title?: string; rules?: LeagueRules; openToJoin?: boolean },
  ): Promise<StoredLeague | LeagueRefusal> {
    return this.changing(id, userId, async (transaction) => {
      const values = [id, title ?? null, rules ?? null, openToJoin ?? null];
      return (await transaction.query<StoredLeague>(sql.change, values)).rows[0] ?? 'unknown';
    });
  }

  /** With all that belongs to it; only its owner may. The games stay. */
  async delete(id: string, ownerId: UserId): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from leagues where id = $1 and owner_id = $2', [
      id,
      ownerId,
    ]);
    return rowCount === 1;
  }

  /** What its table is reckoned from, as a hash: read before it is reckoned, it tells `end` whether that still holds. */
  async basisOf(id: string): Promise<string | null> {
    return (await this.pool.query<{ basis: string }>(sql.basisOf, [id])).rows[0]?.basis ?? null;
  }

  /**
   * Its season is over: `sealed` is what its table is from now on, `seal` the SHA-256 of that. `changed`: it was reckoned from another
   * `basis` than there is by now. Nothing is reckoned in the transaction, which would hold back all projections.
   */
  end(
    id: string,
    userId: UserId,
    { sealed, seal, basis = null }: { sealed: string; seal: string; basis?: string | null },
  ): Promise<StoredLeague | LeagueRefusal | 'changed'> {
    return this.changing<StoredLeague | 'changed'>(id, userId, async (transaction) => {
      if (basis !== null) {
        const { rows } = await transaction.query<{ basis: string }>(sql.basisOf, [id]);
        if (rows[0]?.basis !== basis) return 'changed';
      }
      return (await transaction.query<StoredLeague>(sql.end, [id, sealed, seal])).rows[0] ?? 'unknown';
    });
  }

  /** A live game that the account itself hosts. Said again it changes whether that is the final. */
  addNight(
    id: string,
    userId: UserId,
    { gameId, isFinal }: { gameId: string; isFinal: boolean },
  ): Promise<'done' | LeagueRefusal> {
    return this.changing(id, userId, async (transaction) => {
      const { rowCount } = await transaction.query(sql.addNight, [id, gameId, userId, isFinal]);
      if (rowCount === 1) return 'done';
      const own = await transaction.query(sql.isOwnGame, [gameId, userId]);
      return own.rowCount === 1 ? 'full' : 'unknown';
    });
  }

  changeNight(id: string, userId: UserId, gameId: string, isFinal: boolean): Promise<'done' | LeagueRefusal> {
    return this.changed(id, userId, sql.changeNight, [gameId, isFinal]);
  }

  removeNight(id: string, userId: UserId, gameId: string): Promise<'done' | LeagueRefusal> {
    return this.changed(id, userId, sql.removeNight, [gameId]);
  }

  /** In the order of the season. */
  async nightsOf({ id, kind }: Pick<StoredLeague, 'id' | 'kind'>): Promise<StoredNight[]> {
    const kinds = { teams: 'team', players: 'player' } as const;
    return (await this.pool.query<StoredNight>(sql.nightsOf, [id, kinds[kind]])).rows;
  }

  async membersOf(id: string): Promise<StoredMember[]> {
    return (await this.pool.query<StoredMember>(sql.membersOf, [id])).rows;
  }

  /** Clean names, of which those that are there already, and those that find no room, are left out. How many were added. */
  addMembers(id: string, userId: UserId, names: readonly string[]): Promise<number | LeagueRefusal> {
    return this.changing(id, userId, (transaction) => addTo(transaction, id, names));
  }

  /** By whoever sees the page of a league that lets everybody join; the id of the new member. */
  join(token: string, name: string, heldBy: HeldBy): Promise<string | LeagueRefusal> {
    return inTransaction(this.pool, async (transaction) => {
      const { rows } = await transaction.query<StoredLeague>(sql.holdByToken, [token]);
      const [league] = rows;
      if (!league?.openToJoin) return 'unknown';
      if (league.endedAt !== null) return 'ended';
      const member = { id: randomId('member_'), key: nameKey(name) };
      const known = await transaction.query(
        'select from league_members where league_id = $1 and name_key = $2',
        [league.id, member.key],
      );
      if (known.rowCount !== 0) return 'taken';
      const added = await transaction.query(sql.addMembers, [league.id, [name], [member.key], [member.id]]);
      if (added.rowCount !== 1) return 'full';
      if (await isHeld(transaction, league.id, member.id, heldBy)) return member.id;
      // the account holds another name of this league
      await transaction.query(sql.removeMember, [league.id, member.id]);
      return 'taken';
    });
  }

  /** A name that nobody holds yet is held from now on; `taken`: somebody does, or the account holds another. */
  hold(token: string, memberId: string, heldBy: HeldBy): Promise<'done' | LeagueRefusal> {
    return inTransaction(this.pool, async (transaction) => {
      const { rows } = await transaction.query<StoredLeague>(sql.holdByToken, [token]);
      const [league] = rows;
      if (!league) return 'unknown';
      if (league.endedAt !== null) return 'ended';
      return (await isHeld(transaction, league.id, memberId, heldBy)) ? 'done' : 'taken';
    });
  }

  /** May be done after the end as well: seals do not speak of names. */
  async renameMember(
    id: string,
    userId: UserId,
    memberId: string,
    name: string,
  ): Promise<'done' | LeagueRefusal> {
    if ((await this.find(id, userId)) === null) return 'unknown';
    const { rowCount } = await this.pool.query(sql.renameMember, [id, memberId, name, nameKey(name)]);
    if (rowCount === 1) return 'done';
    const known = (await this.membersOf(id)).some((member) => member.id === memberId);
    return known ? 'taken' : 'unknown';
  }

  /** Nobody holds its name any more, so that somebody else may. */
  freeMember(id: string, userId: UserId, memberId: string): Promise<'done' | LeagueRefusal> {
    return this.changed(id, userId, sql.freeMember, [memberId]);
  }

  removeMember(id: string, userId: UserId, memberId: string): Promise<'done' | LeagueRefusal> {
    return this.changed(id, userId, sql.removeMember, [memberId]);
  }

  /** Whose a night's result is; `memberId` null: nobody's; left out: what the names say. */
  sayByHand(
    id: string,
    userId: UserId,
    { gameId, competitor, memberId }: { gameId: string; competitor: string; memberId?: string | null },
  ): Promise<'done' | LeagueRefusal> {
    return memberId === undefined
      ? this.changing(id, userId, async (transaction) => {
          await transaction.query(sql.sayNothing, [id, gameId, competitor]);
          return 'done';
        })
      : this.changed(id, userId, sql.sayByHand, [gameId, competitor, memberId]);
  }

  async saidByHand(id: string): Promise<SaidByHand[]> {
    return (await this.pool.query<SaidByHand>(sql.saidByHand, [id])).rows;
  }

  /** Who played in these games, and how it ended for them, some games at a time; of a game without results nobody. */
  async *competitorsOf(
    kind: LeagueKind,
    games: readonly GameId[],
  ): AsyncGenerator<readonly [GameId, NightCompetitor[]]> {
    for (let first = 0; first < games.length; first += gamesAtOnce) {
      const some = games.slice(first, first + gamesAtOnce);
      const { rows } = await this.lists.query<Row>(kind === 'teams' ? sql.teamsOf : sql.playersOf, [some]);
      const byGame = new Map<GameId, NightCompetitor[]>(some.map((gameId) => [gameId, []]));
      for (const { gameId, ...one } of kind === 'teams' ? rows : await this.named(rows))
        byGame.get(gameId)?.push(one);
      yield* byGame;
    }
  }

  /** Names of players are sealed where they lie. */
  private async named(rows: readonly Row[]): Promise<Row[]> {
    const opened = await openTexts(
      this.pool,
      rows.map((row) => ({ ...row, playerId: PlayerId(row.key) })),
    );
    return opened.map(({ playerId: _, ...row }) => row);
  }

  private changed(
    id: string,
    userId: UserId,
    text: string,
    values: readonly unknown[],
  ): Promise<'done' | LeagueRefusal> {
    return this.changing(id, userId, async (transaction) =>
      (await transaction.query(text, [id, ...values])).rowCount === 1 ? 'done' : 'unknown',
    );
  }

  /** Of a league that the account runs, and whose season goes on. */
  private changing<T>(
    id: string,
    userId: UserId,
    work: (transaction: pg.PoolClient) => Promise<T | LeagueRefusal>,
  ): Promise<T | LeagueRefusal> {
    return inTransaction(this.pool, async (transaction) => {
      const { rows } = await transaction.query<StoredLeague>(sql.hold, [id, userId]);
      if (!rows[0]) return 'unknown';
      return rows[0].endedAt === null ? work(transaction) : 'ended';
    });
  }
}

const addTo = async (transaction: pg.PoolClient, id: string, names: readonly string[]): Promise<number> => {
  const { rowCount } = await transaction.query(sql.addMembers, [
    id,
    names,
    names.map(nameKey),
    names.map(() => randomId('member_')),
  ]);
  return rowCount ?? 0;
};

const isHeld = async (
  transaction: pg.PoolClient,
  id: string,
  memberId: string,
  heldBy: HeldBy,
): Promise<boolean> => {
  const { userId = null, pinHash = null } = heldBy as { userId?: UserId; pinHash?: string };
  return (await transaction.query(sql.holdMember, [id, memberId, userId, pinHash])).rowCount === 1;
};
