import type { LeagueRules } from '../contract/leagues.js';

/** One who played that night. */
export interface NightResult {
  /** Null: nobody's of the league. */
  readonly memberId: string | null;
  readonly score: number;
  /** As the game has it: 1, 2, 2, 4. */
  readonly position: number;
}

export interface LeagueNight {
  readonly isFinal: boolean;
  readonly results: readonly NightResult[];
}

/** What a night gave a member, before a final is multiplied. */
export interface NightPoints {
  readonly position: number;
  readonly score: number;
  /** Tenths of a point: whole numbers, so that sums are the same in every order. */
  readonly tenths: number;
}

/** To the nearest tenth, 0.05 upward (RRS A9). The sum is rounded first to what a float can tell apart. */
export const toTenths = (points: number): number => Math.floor(Number((points * 10 + 0.5).toFixed(6)));

/** In the game's order; those of one place together. */
const byPosition = (results: readonly NightResult[]): NightResult[][] => {
  const groups = new Map<number, NightResult[]>();
  for (const result of [...results].sort((a, b) => a.position - b.position)) {
    const group = groups.get(result.position);
    if (group) group.push(result);
    else groups.set(result.position, [result]);
  }
  return [...groups.values()];
};

/** Of the places from `first` on, `size` of which are shared, counted from 0. */
const placePoints = ({ scheme, places, shared }: LeagueRules, first: number, size: number): number => {
  const of = (index: number): number => (scheme === 'sailing' ? index + 1 : (places[index] ?? 0));
  if (shared === 'full' && scheme !== 'sailing') return of(first);
  let sum = 0;
  for (let index = first; index < first + size; index += 1) sum += of(index);
  return sum / size;
};

/** What a night gave to each member that came to it. A member is in a night's results once. */
export const nightPoints = ({ results }: LeagueNight, rules: LeagueRules): Map<string, NightPoints> => {
  const { scheme, among, coming } = rules;
  const isMembersOnly = among === 'members' || scheme === 'sailing';
  const counted = isMembersOnly ? results.filter(({ memberId }) => memberId !== null) : results;
  const most = Math.max(0, ...counted.map(({ score }) => score));
  const pointsOf = (score: number, first: number, size: number): number => {
    if (scheme === 'score') return coming + score;
    if (scheme === 'share') return coming + (most > 0 ? (100 * Math.max(0, score)) / most : 0);
    return placePoints(rules, first, size) + (scheme === 'sailing' ? 0 : coming);
  };
  const given = new Map<string, NightPoints>();
  let ahead = 0;
  for (const group of byPosition(counted)) {
    for (const { memberId, score } of group)
      if (memberId !== null)
        given.set(memberId, {
          position: ahead + 1,
          score,
          tenths: toTenths(pointsOf(score, ahead, group.length)),
        });
    ahead += group.length;
  }
  return given;
};
