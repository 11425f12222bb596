import { createHash } from 'node:crypto';
import {
  type LeagueCell,
  type LeagueCompetitor,
  type LeagueHold,
  LeagueMembers,
  type LeagueNight,
  type LeaguePage,
  type LeagueRow,
  leagueTable,
} from '@clockbeat/domain';
import { LeagueStore, type StoredLeague, type StoredMember, type StoredNight } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { breath } from '../runtime/breath.js';
import { storedLeagueRules } from './league-rules.js';

/**
 * A page hangs on the wall, and a pub's phones look at once: one reckoning is for all of them, and holds for twice as long as it
 * took, so that whoever looks on and on takes a third of a gateway at most.
 */
const keptAtLeastMs = 100;
const keepTables = 200;

/** What is written down at a season's end, without names: these may be forgotten, and the seal still fits. */
interface SealedTable {
  readonly kind: StoredLeague['kind'];
  readonly rules: LeaguePage['rules'];
  /** With the last link of each game's own seal. */
  readonly nights: readonly (LeaguePage['nights'][number] & { readonly seal: string | null })[];
  readonly rows: readonly LeagueRow[];
}

type ReckonedTable = Pick<SealedTable, 'rules' | 'nights' | 'rows'>;

/** What a table is reckoned from: the nights that were played, and what they came to for its members. */
interface Season {
  readonly rules: LeaguePage['rules'];
  readonly played: readonly StoredNight[];
  readonly results: readonly LeagueNight[];
}

/** A member's row, and what one night has made of it. */
export interface RowAfterNight extends LeagueRow {
  readonly name: string;
  /** What it got that night; null: it did not come. */
  readonly night: LeagueCell | null;
  /** Its place without that night; null: there was no night before. */
  readonly before: number | null;
}

export interface TableAfterNight {
  readonly title: string;
  readonly night: LeaguePage['nights'][number];
  readonly rows: readonly RowAfterNight[];
}

/** Tables of leagues, reckoned from what their games came to whenever somebody asks; after a season's end as they were sealed. */
@Injectable()
export class LeagueTables {
  private readonly kept = new LRUCache<string, Promise<LeaguePage>>({ max: keepTables });
  /** The largest has the names of 400,000 seats. */
  private readonly oneAtATime = pLimit(1);

  constructor(private readonly leagues: LeagueStore) {}

  /** As anybody may see it who has the address; a moment old. */
  page(league: StoredLeague): Promise<LeaguePage> {
    const kept = this.kept.get(league.id);
    if (kept) return kept;
    const startedAt = performance.now();
    const page = this.reckonedPage(league);
    this.kept.set(league.id, page);
    const isKept = (): boolean => this.kept.peek(league.id) === page;
    page.then(
      () => {
        const ttl = Math.max(keptAtLeastMs, 2 * (performance.now() - startedAt));
        if (isKept()) this.kept.set(league.id, page, { ttl });
      },
      () => {
        if (isKept()) this.kept.delete(league.id);
      },
    );
    return page;
  }

  /** Something of it has been changed here. */
  changed({ id }: Pick<StoredLeague, 'id'>): void {
    this.kept.delete(id);
  }

  /** What is sealed at the end of a season, as text, and its SHA-256. */
  async toSeal(league: StoredLeague): Promise<{ sealed: string; seal: string }> {
    const { rules, nights, rows } = await this.reckoned(league, await this.leagues.membersOf(league.id));
    const table: SealedTable = { kind: league.kind, rules, nights, rows };
    const sealed = JSON.stringify(table);
    return { sealed, seal: createHash('sha256').update(sealed).digest('hex') };
  }

  /** Who played one night of it, and whose of the league that is; null: it is none of its nights. */
  async night(league: StoredLeague, gameId: string): Promise<LeagueCompetitor[] | null> {
    const nights = await this.leagues.nightsOf(league);
    const night = nights.find((one) => one.gameId === gameId);
    if (!night) return null;
    const members = new LeagueMembers(await this.leagues.membersOf(league.id));
    const byHand = await this.byHand(league.id);
    for await (const [, came] of this.leagues.competitorsOf(league.kind, [night.gameId]))
      return members
        .match(league.kind, came, byHand.get(gameId) ?? new Map())
        .map(({ key, name, position, score, memberId, knownBy }) => ({
          ...{ key, name, position, score },
          ...{ memberId, knownBy },
        }));
    return [];
  }

  /** The table with this night, and where everybody stood without it; null: it is none of the nights that count. */
  async afterNight(league: StoredLeague, gameId: string): Promise<TableAfterNight | null> {
    const members = await this.leagues.membersOf(league.id);
    const ids = members.map(({ id }) => id);
    const season = await this.season(league, members);
    const { rules, played, results } = season;
    const index = played.findIndex((night) => night.gameId === gameId);
    const night = played[index];
    if (!night) return null;
    const { rows } =
      league.sealed === null ? tableOf(season, ids) : (JSON.parse(league.sealed) as SealedTable);
    const others = results.filter((_, nth) => nth !== index);
    const before = new Map(
      leagueTable(ids, others, rules).map(({ memberId, place }) => [memberId, place] as const),
    );
    const names = new Map(members.map(({ id, name }) => [id, name]));
    return {
      title: league.title,
      night: { title: night.title, at: night.at.toISOString(), isFinal: night.isFinal },
      rows: rows.map((row) => {
        const cell = row.nights[index];
        return {
          ...row,
          name: names.get(row.memberId) ?? '?',
          night: cell && cell.position !== null ? cell : null,
          before: others.length === 0 ? null : (before.get(row.memberId) ?? null),
        };
      }),
    };
  }

  private async reckonedPage(league: StoredLeague): Promise<LeaguePage> {
    const members = await this.leagues.membersOf(league.id);
    const { rules, nights, rows } =
      league.sealed === null
        ? await this.reckoned(league, members)
        : (JSON.parse(league.sealed) as SealedTable);
    const byId = new Map(members.map((member) => [member.id, member]));
    const { title, kind, openToJoin, endedAt, seal } = league;
    return {
      ...{ title, kind, rules, seal },
      openToJoin: openToJoin && endedAt === null,
      endedAt: endedAt?.toISOString() ?? null,
      nights: nights.map(({ title: of, at, isFinal }) => ({ title: of, at, isFinal })),
      rows: rows.map((row) => {
        const member = byId.get(row.memberId);
        return { ...row, name: member?.name ?? '?', heldBy: member ? heldBy(member) : null };
      }),
    };
  }

  private async reckoned(league: StoredLeague, members: readonly StoredMember[]): Promise<ReckonedTable> {
    return tableOf(
      await this.season(league, members),
      members.map(({ id }) => id),
    );
  }

  private season(league: StoredLeague, members: readonly StoredMember[]): Promise<Season> {
    return this.oneAtATime(async () => {
      const rules = storedLeagueRules(league.rules);
      const [nights, byHand] = await Promise.all([this.leagues.nightsOf(league), this.byHand(league.id)]);
      const played = nights.filter(({ isPlayed }) => isPlayed);
      const known = new LeagueMembers(members);
      const isFinal = new Map<string, boolean>(played.map((night) => [night.gameId, night.isFinal]));
      const results: LeagueNight[] = [];
      const games = played.map(({ gameId }) => gameId);
      for await (const [gameId, came] of this.leagues.competitorsOf(league.kind, games)) {
        const matched = known.match(league.kind, came, byHand.get(gameId) ?? new Map());
        results.push({ isFinal: isFinal.get(gameId) ?? false, results: matched });
        await breath();
      }
      return { rules, played, results };
    });
  }

  private async byHand(id: string): Promise<Map<string, Map<string, string | null>>> {
    const byGame = new Map<string, Map<string, string | null>>();
    for (const { gameId, competitor, memberId } of await this.leagues.saidByHand(id)) {
      const ofGame = byGame.get(gameId) ?? new Map<string, string | null>();
      byGame.set(gameId, ofGame.set(competitor, memberId));
    }
    return byGame;
  }
}

const tableOf = ({ rules, played, results }: Season, members: readonly string[]): ReckonedTable => ({
  rules,
  nights: played.map(({ title, isFinal, seal, at }) => ({
    ...{ title, isFinal, seal },
    at: at.toISOString(),
  })),
  rows: leagueTable(members, results, rules),
});

/** By what a member's name is held; null: nobody holds it yet. */
export const heldBy = ({ userId, pinHash }: StoredMember): LeagueHold | null =>
  userId !== null ? 'account' : pinHash !== null ? 'pin' : null;
