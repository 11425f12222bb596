import type { LeagueCompetitor, LeaguePage, LeagueView } from '@clockbeat/domain';
import { type LeagueNight, leagueTable, usualLeagueRules } from '@clockbeat/domain';

const rules = { ...usualLeagueRules, best: 8, forgiven: 1 };
const names = [
  ...[
    'Quizzard of Oz',
    'Die Unwissenden',
    'Les Têtes chercheuses',
    'Agatha Quiztie',
    'Universally Challenged',
  ],
  ...[
    'The team whose name is far too long for any table that was ever hung on a wall',
    'أصحاب الأسئلة',
    'Reds',
  ],
  ...['Bar Room Blitz', 'Smarty Pints', 'Let’s Get Quizzical', 'Norfolk and Chance', 'Otters', '=1+1'],
];
const isHeld = [true, true, false, true, false, true, false, false, true];

/** The place of each that came, by a rule that is no lot: the same each time. */
const nights = Array.from({ length: 10 }, (_, night): LeagueNight => {
  const came = names.map((__, team) => team).filter((team) => (team * 7 + night * 5) % 11 !== 3);
  const order = came.sort(
    (a, b) => ((a * 5 + night * 3 + a * night) % 17) - ((b * 5 + night * 3 + b * night) % 17),
  );
  return {
    isFinal: night === 9,
    results: order.map((team, index) => ({
      memberId: `member_${team}`,
      position: index + 1,
      score: 900 - index * 40,
    })),
  };
});

const season = nights.map(({ isFinal }, index) => ({
  title: index === 9 ? 'The grand final at the Anchor' : 'Thursday night at the Anchor',
  at: new Date(Date.UTC(2026, 8, 3 + 7 * index, 19)).toISOString(),
  isFinal,
}));

/** An autumn of ten Thursdays and fourteen teams, as its public page tells it. */
export const aSeason = (): LeaguePage => ({
  title: 'Autumn at the Anchor',
  kind: 'teams',
  rules,
  openToJoin: true,
  endedAt: null,
  seal: null,
  nights: season,
  rows: leagueTable(
    names.map((_, team) => `member_${team}`),
    nights,
    rules,
  ).map((row) => {
    const team = Number(row.memberId.replace('member_', ''));
    return { ...row, name: names[team] ?? '', heldBy: isHeld[team] ? 'pin' : null };
  }),
});

/** The same when it is over. */
export const aSealedSeason = (): LeaguePage => ({
  ...aSeason(),
  openToJoin: false,
  endedAt: new Date(Date.UTC(2026, 10, 6)).toISOString(),
  seal: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
});

/** The same for whoever runs it. */
export const itsDesk = (league: LeagueView): LeagueView => ({
  ...league,
  rules,
  nights: season.map((night, index) => ({
    ...night,
    gameId: `game_${index}`,
    isPlayed: index !== 9,
    competitors: nights[index]?.results.length ?? 0,
  })),
  members: names.map((name, team) => ({
    id: `member_${team}`,
    name,
    heldBy: isHeld[team] ? (team === 0 ? 'account' : 'pin') : null,
  })),
});

/** Who played one of its nights: known by name, by hand, and not at all. */
export const whoPlayed: LeagueCompetitor[] = ['Quizzard of Oz', 'The Reds again', 'Somebody new'].map(
  (name, index) => ({
    key: `key_${index}`,
    name,
    position: index + 1,
    score: 900 - 40 * index,
    memberId: index === 2 ? null : index === 0 ? 'member_0' : 'member_7',
    knownBy: index === 2 ? null : index === 0 ? 'name' : 'hand',
  }),
);
