import { recordedLogs } from '../../../test/support/recorded-logs.js';
import { fold } from './apply.js';
import { eventSchemas } from './events.js';
import { finalScores, standings, teamStandings } from './standings.js';
import { upcast } from './upcast.js';

it.each(recordedLogs)('the recorded log $name comes to what it came to', ({ events, outcome }) => {
  const [first] = events;
  if (!first) throw new Error('An empty log');
  const game = fold(first.gameId, events.map(upcast));
  if (game.status !== 'finished') throw new Error(`It is ${game.status}`);
  expect({
    version: game.version,
    endedBy: game.endedBy,
    title: game.content.title,
    stars: [...game.seats.byId.values()].map(({ stars }) => stars),
    finalScores: finalScores(game, standings(game)),
    teams: teamStandings(game),
  }).toMatchObject(outcome);
});

it('there is a recorded log of every schema that there has been of every event', () => {
  const seen = new Set(
    recordedLogs.flatMap(({ events }) => events.map(({ type, schema }) => `${type} ${schema}`)),
  );
  const all = Object.entries(eventSchemas).flatMap(([type, today]) =>
    Array.from({ length: today }, (_, older) => `${type} ${older + 1}`),
  );
  expect(all.filter((schema) => !seen.has(schema))).toEqual([]);
});
