import type { LeagueCell, LeagueRow, LeagueRules, LeagueTie } from '../contract/leagues.js';
import { type LeagueNight, type NightPoints, nightPoints, toTenths } from './night.js';

/** A night of one member; points in tenths, as often as the night counts. */
interface Cell {
  readonly tenths: number;
  readonly came: NightPoints | null;
  readonly isForgiven: boolean;
  counts: boolean;
}

interface Season {
  readonly memberId: string;
  readonly cells: readonly Cell[];
  readonly total: number;
  /** What counts, best first. */
  readonly best: readonly number[];
}

/** Less than 0: `a` is the better of two scores. */
type Better = (a: number, b: number) => number;

const mostWins: Better = (a, b) => b - a;
const fewestWin: Better = (a, b) => a - b;

const timesOf = ({ isFinal }: LeagueNight, { finalTimes }: LeagueRules): number => (isFinal ? finalTimes : 1);

/** What the nights that it came to gave on average, the finals aside; null where it came to none. */
const meanOf = (nights: readonly LeagueNight[], came: readonly (NightPoints | null)[]): number | null => {
  const tenths = came.flatMap((night, index) => (night && !nights[index]?.isFinal ? [night.tenths] : []));
  const sum = tenths.reduce((all, one) => all + one, 0);
  return tenths.length === 0 ? null : toTenths(sum / tenths.length / 10);
};

/** What is dropped: the worst of what is no final, of equals the earliest (RRS A2.1). */
const drop = (nights: readonly LeagueNight[], cells: readonly Cell[], best: number, better: Better): void => {
  const worstFirst = cells
    .flatMap((cell, index) => (nights[index]?.isFinal ? [] : [{ cell, index }]))
    .sort((a, b) => better(b.cell.tenths, a.cell.tenths) || a.index - b.index);
  for (const { cell } of worstFirst.slice(0, Math.max(0, cells.length - best))) cell.counts = false;
};

/** Which rule parts two with the same points; null: they are equal in everything. */
const partedBy = (a: Season, b: Season, better: Better): { order: number; tie: LeagueTie } | null => {
  for (const [index, score] of a.best.entries()) {
    const order = better(score, b.best[index] ?? score);
    if (order !== 0) return { order, tie: { by: 'best' } };
  }
  for (let night = a.cells.length - 1; night >= 0; night -= 1) {
    const order = better(a.cells[night]?.tenths ?? 0, b.cells[night]?.tenths ?? 0);
    if (order !== 0) return { order, tie: { by: 'last', night } };
  }
  return null;
};

const cellOf = ({ tenths, came, counts, isForgiven }: Cell): LeagueCell => ({
  points: tenths / 10,
  position: came?.position ?? null,
  score: came?.score ?? null,
  counts,
  ...(isForgiven && { forgiven: true }),
});

/**
 * A league's table: every member with a row, best first, whether it ever came or not. `nights` are those that were played, in the
 * season's order. Ties by RRS A8: the counting scores from best to worst, then all scores from the last night back, dropped ones
 * too; who is equal even so shares a place. It follows from its arguments alone, whatever order members and results come in.
 */
export const leagueTable = (
  memberIds: readonly string[],
  nights: readonly LeagueNight[],
  rules: LeagueRules,
): LeagueRow[] => {
  const better = rules.scheme === 'sailing' ? fewestWin : mostWins;
  const given = nights.map((night) => nightPoints(night, rules));
  // who did not come is scored as one place behind all who are in the series (RRS A5.2)
  const missed = rules.scheme === 'sailing' ? (memberIds.length + 1) * 10 : 0;
  const forgives = rules.scheme === 'sailing' ? 'mean' : rules.forgives;

  const seasonOf = (memberId: string): Season => {
    const came = given.map((night) => night.get(memberId) ?? null);
    const mean = meanOf(nights, came);
    const forgivenTenths = forgives === 'coming' ? toTenths(rules.coming) : (mean ?? missed);
    let forgivable = rules.forgiven;
    const cells = nights.map((night, index): Cell => {
      const own = came[index] ?? null;
      const isForgiven = own === null && !night.isFinal && forgivable > 0;
      if (isForgiven) forgivable -= 1;
      const tenths = own?.tenths ?? (isForgiven ? forgivenTenths : missed);
      return { tenths: tenths * timesOf(night, rules), came: own, isForgiven, counts: true };
    });
    if (rules.best !== null) drop(nights, cells, rules.best, better);
    const best = cells
      .filter(({ counts }) => counts)
      .map(({ tenths }) => tenths)
      .sort(better);
    return { memberId, cells, total: best.reduce((sum, one) => sum + one, 0), best };
  };

  const seasons = memberIds.map(seasonOf).sort(
    (a, b) =>
      better(a.total, b.total) ||
      partedBy(a, b, better)?.order ||
      // of equals in everything the order says nothing; it is the same each time
      (a.memberId < b.memberId ? -1 : 1),
  );
  const rows: LeagueRow[] = [];
  for (const [index, season] of seasons.entries()) {
    const before = seasons[index - 1];
    const ahead = rows.at(-1);
    const isLevel = before !== undefined && before.total === season.total;
    const parted = isLevel ? partedBy(before, season, better) : null;
    if (ahead && parted) ahead.tie = parted.tie;
    rows.push({
      memberId: season.memberId,
      place: ahead && isLevel && parted === null ? ahead.place : index + 1,
      points: season.total / 10,
      attended: season.cells.filter(({ came }) => came !== null).length,
      nights: season.cells.map(cellOf),
    });
  }
  return rows;
};
