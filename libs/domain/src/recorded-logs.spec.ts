import { createHash } from 'node:crypto';
import { readRecordedGame } from '../../../test/support/recorded-game.js';
import { recordedLogs } from '../../../test/support/recorded-logs.js';
import { fold } from './apply.js';
import { eventSchemas } from './events.js';
import { Replay } from './replay.js';
import { fingerprintText } from './seal/fingerprint-text.js';
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

it('a game of an older release replays to what its gateway had, at 100 versions', () => {
  const { events, fingerprints } = readRecordedGame('2000x20');
  const [first] = events;
  if (!first) throw new Error('An empty log');
  const replay = new Replay(first.gameId);
  for (const event of events) replay.push(upcast(event));
  expect(fingerprints.size).toBeGreaterThan(90);
  for (const [version, fingerprint] of fingerprints) {
    const folded = createHash('sha256')
      .update(fingerprintText(replay.at(version)))
      .digest('hex');
    expect([version, folded]).toEqual([version, fingerprint]);
  }
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
