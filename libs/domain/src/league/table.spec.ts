import fc from 'fast-check';
import { type LeagueRules, leagueSchemes, usualLeagueRules } from '../contract/leagues.js';
import type { LeagueNight, NightResult } from './night.js';
import { publishedTables, workedTies } from './published-tables.fixture.js';
import { leagueTable } from './table.js';

/** A night in which nobody scores anything but places; those whom the league does not know take the places between. */
const nightOf = (places: Readonly<Record<string, number | null>>, isFinal = false): LeagueNight => {
  const came = Object.entries(places).flatMap(([memberId, position]) =>
    position === null ? [] : [{ memberId, position, score: 100 - position }],
  );
  const last = Math.max(0, ...came.map(({ position }) => position));
  const between = Array.from({ length: last }, (_, index) => index + 1)
    .filter((place) => !came.some(({ position }) => position === place))
    .filter((place) => came.filter(({ position }) => position === place - 1).length < 2)
    .map((position): NightResult => ({ memberId: null, position, score: 100 - position }));
  return { isFinal, results: [...came, ...between] };
};

const dropped = (nights: readonly { counts: boolean }[]): number[] =>
  nights.flatMap(({ counts }, index) => (counts ? [] : [index]));

it.each(publishedTables)('$title', ({ rules, places, finals = [], table }) => {
  const names = Object.keys(places);
  const length = Math.max(...Object.values(places).map((own) => own.length));
  const nights = Array.from({ length }, (_, night) =>
    nightOf(
      Object.fromEntries(names.map((name) => [name, places[name]?.[night] ?? null])),
      finals.includes(night),
    ),
  );
  expect(
    leagueTable(names, nights, rules).map(({ memberId, place, points, nights: cells }) => [
      memberId,
      place,
      points,
      dropped(cells),
    ]),
  ).toEqual(table.map(([name, place, points, left = []]) => [name, place, points, left]));
});

it.each(workedTies)('$title', ({ best, scores, table }) => {
  const names = Object.keys(scores);
  const fleet = Array.from({ length: 20 }, (_, index) => `boat ${index}`);
  const races = Object.values(scores)[0]?.length ?? 0;
  const nights = Array.from({ length: races }, (_, race): LeagueNight => {
    const own = new Map(names.map((name) => [scores[name]?.[race] ?? 0, name]));
    const others = fleet.slice(names.length);
    return {
      isFinal: false,
      results: fleet.map((_, index) => {
        const position = index + 1;
        return { position, score: 0, memberId: own.get(position) ?? others.pop() ?? '' };
      }),
    };
  });
  const members = [...names, ...fleet.slice(names.length)];
  const rules: LeagueRules = { ...usualLeagueRules, scheme: 'sailing', best };
  const rows = leagueTable(members, nights, rules).filter(({ memberId }) => names.includes(memberId));
  expect(rows.map(({ memberId, points, tie }) => [memberId, points, tie?.by])).toEqual(
    table.map(([name, , points, by]) => [name, points, by]),
  );
});

describe('pubs that published their rules', () => {
  const pointsOf = (rules: Partial<LeagueRules>, nights: LeagueNight[], ...names: string[]) =>
    Object.fromEntries(
      leagueTable(names, nights, { ...usualLeagueRules, ...rules }).map(({ memberId, points }) => [
        memberId,
        points,
      ]),
    );

  // http://stlouisquiz.blogspot.com/2014/08/st-louis-pub-quiz-league-championship.html
  it('St Louis 2014/15: two for coming, 10-7-5-3-1, tied seconds both get seven', () => {
    const night = nightOf({ Reds: 1, Blues: 2, Greens: 2, Golds: 4, Greys: 9 });
    expect(pointsOf({}, [night], 'Reds', 'Blues', 'Greens', 'Golds', 'Greys', 'Away')).toEqual({
      Reds: 12,
      Blues: 9,
      Greens: 9,
      Golds: 5,
      Greys: 2,
      Away: 0,
    });
  });

  // https://stetsonspubquiz.wordpress.com/2014/10/19/league-rules/
  it('Stetsons 2014: 8-6-5-4-3, two for everybody else, and for one night that is missed', () => {
    const rules = { places: [6, 4, 3, 2, 1], coming: 2, forgiven: 1 };
    const nights = [nightOf({ Reds: 1, Blues: 7 }), nightOf({ Reds: 5 }), nightOf({ Reds: 2 })];
    expect(pointsOf(rules, nights, 'Reds', 'Blues')).toEqual({ Reds: 8 + 3 + 6, Blues: 2 + 2 });
  });

  // https://quizzodetroit.com/quizzo-detroit/league-info/rules/
  it('Quizzo Detroit: 10-8-6-4-2 and one for everybody else, with a night that counts double', () => {
    const rules = { places: [9, 7, 5, 3, 1], coming: 1 };
    const nights = [nightOf({ Reds: 1, Blues: 6 }), nightOf({ Reds: 8, Blues: 2 }, true)];
    expect(pointsOf(rules, nights, 'Reds', 'Blues')).toEqual({ Reds: 10 + 2, Blues: 1 + 16 });
  });
});

describe('what a night gives', () => {
  const results: NightResult[] = [
    { memberId: 'ada', position: 1, score: 600 },
    { memberId: null, position: 2, score: 500 },
    { memberId: 'bob', position: 3, score: 200 },
    { memberId: 'cy', position: 3, score: 200 },
  ];
  const night: LeagueNight = { isFinal: false, results };
  const table = (rules: Partial<LeagueRules>, nights = [night]) =>
    leagueTable(['ada', 'bob', 'cy', 'dee'], nights, { ...usualLeagueRules, coming: 0, ...rules });
  const points = (rules: Partial<LeagueRules>) => table(rules).map((row) => row.points);

  it.each<[Partial<LeagueRules>, number[]]>([
    [{ scheme: 'score' }, [600, 200, 200, 0]],
    [{ scheme: 'score', coming: 5 }, [605, 205, 205, 0]],
    [{ scheme: 'share' }, [100, 33.3, 33.3, 0]],
    [{ shared: 'mean' }, [10, 4, 4, 0]],
    [{ shared: 'mean', among: 'members' }, [10, 6, 6, 0]],
    [{ shared: 'full', among: 'members' }, [10, 7, 7, 0]],
    [{ scheme: 'sailing' }, [1, 2.5, 2.5, 5]],
  ])('by %j', (rules, expected) => {
    expect(points(rules)).toEqual(expected);
  });

  it('is nothing by share where nobody has a point', () => {
    const nobody = { isFinal: false, results: [{ memberId: 'ada', position: 1, score: 0 }] };
    expect(table({ scheme: 'share', coming: 2 }, [nobody]).map((row) => row.points)).toEqual([2, 0, 0, 0]);
  });

  it('is the mean of the nights one came to, where a missed one is forgiven so; never of a final', () => {
    const away = (isFinal: boolean): LeagueNight => ({ isFinal, results: [] });
    const [ada] = table({ scheme: 'score', forgiven: 2, forgives: 'mean' }, [
      away(false),
      night,
      away(false),
      away(false),
      away(true),
    ]);
    expect(ada?.nights.map((cell) => cell.points)).toEqual([600, 600, 600, 0, 0]);
    expect(ada?.nights.map(({ forgiven = false }) => forgiven)).toEqual([true, false, true, false, false]);
    expect(ada?.attended).toBe(1);
  });

  it('is never dropped of a final', () => {
    const [ada] = table({ best: 1, finalTimes: 2 }, [night, { isFinal: true, results: [] }]);
    expect(ada?.nights).toMatchObject([
      { points: 10, counts: false },
      { points: 0, counts: true, position: null },
    ]);
  });
});

describe('of any season', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const anyNight = fc
    .record({
      isFinal: fc.boolean(),
      scores: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 }),
      came: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      stranger: fc.option(fc.integer({ min: 0, max: 4 })),
    })
    .map(({ isFinal, scores, came, stranger }): LeagueNight => {
      const all: { memberId: string | null; score: number }[] = ids
        .map((memberId, index) => ({ memberId, score: scores[index] ?? 0 }))
        .filter((_, index) => came[index]);
      if (stranger !== null) all.push({ memberId: null, score: stranger });
      return {
        isFinal,
        results: all.map((one) => ({
          ...one,
          position: 1 + all.filter(({ score }) => score > one.score).length,
        })),
      };
    });
  const anyRules: fc.Arbitrary<LeagueRules> = fc.record({
    scheme: fc.constantFrom(...leagueSchemes),
    places: fc.constant([10, 7, 5, 3, 1]),
    shared: fc.constantFrom('mean', 'full'),
    coming: fc.integer({ min: 0, max: 3 }),
    best: fc.option(fc.integer({ min: 1, max: 6 })),
    forgiven: fc.integer({ min: 0, max: 3 }),
    forgives: fc.constantFrom('coming', 'mean'),
    finalTimes: fc.integer({ min: 1, max: 3 }),
    among: fc.constantFrom('everybody', 'members'),
  });
  const season = fc.tuple(fc.array(anyNight, { maxLength: 7 }), anyRules);

  it('it does not matter in which order members and results are given', () => {
    fc.assert(
      fc.property(season, ([nights, rules]) => {
        const turned = nights.map(({ isFinal, results }) => ({ isFinal, results: [...results].reverse() }));
        expect(leagueTable([...ids].reverse(), turned, rules)).toEqual(leagueTable(ids, nights, rules));
      }),
    );
  });

  it('points are the sum of what counts, the best first, and a place is shared only by equals in everything', () => {
    fc.assert(
      fc.property(season, ([nights, rules]) => {
        const rows = leagueTable(ids, nights, rules);
        expect(rows.map(({ memberId }) => memberId).sort()).toEqual(ids);
        for (const [index, row] of rows.entries()) {
          const counted = row.nights.filter(({ counts }) => counts);
          const tenths = counted.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
          expect(Math.round(row.points * 10)).toBe(tenths);
          const finals = nights.filter(({ isFinal }) => isFinal).length;
          if (rules.best !== null)
            expect(counted.length).toBe(Math.max(finals, Math.min(rules.best, nights.length)));
          const next = rows[index + 1];
          if (next === undefined) continue;
          if (rules.scheme === 'sailing') expect(row.points).toBeLessThanOrEqual(next.points);
          else expect(row.points).toBeGreaterThanOrEqual(next.points);
          const isEqual = row.nights.every(({ points }, night) => points === next.nights[night]?.points);
          expect(next.place === row.place).toBe(isEqual);
        }
      }),
    );
  });
});
