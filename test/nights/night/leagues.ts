import { createHash } from 'node:crypto';
import { type LeagueKind, type NightCompetitor, usualLeagueRules } from '@clockbeat/domain';
import type { GameRecord, ToldResults } from '../../faults/checker/index.js';
import { alike } from '../../faults/checker/reading.js';
import { competitorsOf, playedNights, tableFrom, tableOf } from '../../faults/season/checks.js';
import type { Random } from '../../support/random.js';
import type { Broken } from './watch.js';

/** Who played a night, by what a gateway answers as its results. */
const toldBy = (kind: LeagueKind, { scores, teams }: ToldResults): NightCompetitor[] =>
  kind === 'players'
    ? scores.map(({ id: key, name, score, position }) => ({ key, name, score, position, userIds: [] }))
    : teams.map(({ teamName: name, score, position }) => ({
        ...{ key: createHash('md5').update(name).digest('hex'), name, score, position },
        userIds: [],
      }));

/**
 * Two leagues, of players and of teams, whose nights are all that was played: the table that comes of what each gateway answers as
 * results is the one that the logs come to, in whatever order members and competitors are taken. The rows of `game_places`, on
 * which the product reckons it, are not modelled.
 */
export const leagueBroken = (records: readonly GameRecord[], random: Random): Broken[] => {
  const nights = records.map(({ log }) => log);
  const played = playedNights(nights);
  const results = new Map(records.map((record) => [record.gameId, record.results]));
  const gateways = new Set(records.flatMap((record) => record.results.map(({ of }) => of)));
  return (['players', 'teams'] as const).flatMap((kind): Broken[] => {
    const names = new Set(played.flatMap((game) => competitorsOf(game, kind).map(({ name }) => name)));
    // some of those who come are nobody's of the league, and some of its members never come
    const members = [...names, 'Somebody away']
      .filter((name) => name === 'Somebody away' || random.chance(0.8))
      .map((name) => ({ id: `m_${name}`, name, userId: null }));
    const league = { kind, rules: usualLeagueRules, members };
    const expected = tableOf({ ...league, nights });
    return [...gateways].flatMap((gateway): Broken[] => {
      const told = played.map(({ gameId }) => results.get(gameId)?.find(({ of }) => of === gateway));
      if (told.includes(undefined)) return [];
      const table = tableFrom(
        { ...league, members: random.shuffled(members) },
        told.map((night) => random.shuffled(night ? toldBy(kind, night) : [])),
      );
      if (alike(table, expected)) return [];
      const what = `${gateway}: ${JSON.stringify(table)}, the logs ${JSON.stringify(expected)}`;
      return [{ promise: 'a table is what the logs of its nights say', what }];
    });
  });
};
