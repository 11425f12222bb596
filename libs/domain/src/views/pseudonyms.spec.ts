import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { recordedLogs } from '../../../../test/support/recorded-logs.js';
import { anyNight, play } from '../../test-support/game-night.js';
import { fold } from '../apply.js';
import type { RecordedEvent } from '../events.js';
import type { FinishedGame } from '../game.js';
import { finalScores, standings, teamStandings } from '../standings.js';
import { upcast } from '../upcast.js';
import { pseudonymised, shownFields } from './pseudonyms.js';

const scrambleWith = (key: string) => (text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');
const scramble = scrambleWith('a key');
const hide = (events: readonly RecordedEvent[], by = scramble): RecordedEvent[] =>
  events.map((event) => ({ ...event, data: pseudonymised(event, by) }) as RecordedEvent);

/** What tells who somebody is. */
const identities = ({ data }: RecordedEvent): string[] => {
  if ('reason' in data) return [JSON.stringify(data.reason)]; // a free text may name somebody
  const told = new Set([
    'playerId',
    'name',
    'teamName',
    'userId',
    'hostId',
    'teamId',
    'hostTeamName',
    'commandId',
  ]);
  return Object.entries(data).flatMap(([field, value]) =>
    told.has(field) && typeof value === 'string' ? [JSON.stringify(value)] : [],
  );
};

it('names nobody, by name or by id', () => {
  for (const { events } of recordedLogs) {
    const log = events.map(upcast);
    const text = JSON.stringify(hide(log).map(({ data }) => data));
    for (const identity of log.flatMap(identities)) expect(text).not.toContain(identity);
  }
});

it('leaves a log that folds to the same game, with other names', () => {
  for (const { events } of recordedLogs) {
    const log = events.map(upcast);
    const gameId = log[0]?.gameId ?? fail();
    const [seen, real] = [hide(log), log].map((of) => fold(gameId, of) as FinishedGame) as [
      FinishedGame,
      FinishedGame,
    ];
    const nameless = (game: FinishedGame) =>
      finalScores(game, standings(game)).map(({ id: _, name: __, teamName, ...entry }) => ({
        ...entry,
        inTeam: teamName !== null,
      }));
    expect(nameless(seen)).toEqual(nameless(real));
    expect(teamStandings(seen).map(({ score, members }) => [score, members])).toEqual(
      teamStandings(real).map(({ score, members }) => [score, members]),
    );
  }
});

const fail = (): never => {
  throw new Error('An empty log');
};

it('is the same for one key, and another for another', () => {
  fc.assert(
    fc.property(anyNight, (night) => {
      const { events } = play(night, (_, __, ask) => ask()).stream;
      expect(hide(events)).toEqual(hide(events));
      const ids = (by: (text: string) => string): string[] =>
        hide(events, by).flatMap(({ data }) => ('playerId' in data ? [String(data.playerId)] : []));
      const others = new Set(ids(scrambleWith('another')));
      expect(ids(scramble).filter((id) => others.has(id))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('knows an account again in another game, and nobody by the name that was typed', () => {
  const joins = recordedLogs
    .flatMap(({ events }) => events.map(upcast))
    .filter((event): event is RecordedEvent<'PlayerJoined'> => event.type === 'PlayerJoined');
  const withAccount = joins.find(({ data }) => data.userId !== null) ?? fail();
  const inAnotherGame = { ...withAccount, gameId: recordedLogs[0]?.events[0]?.gameId ?? fail() };
  const [here, there] = [withAccount, inAnotherGame].map((event) => pseudonymised(event, scramble));
  expect(here?.['userId']).toBe(there?.['userId']);
  expect(here?.['playerId']).not.toBe(there?.['playerId']);
  const renamed = { ...withAccount, data: { ...withAccount.data, name: 'Somebody else' } };
  expect(pseudonymised(renamed, scramble)['name']).toBe(here?.['name']);
});

it('calls people and teams by letters and digits only, whatever the scramble is made of', () => {
  const joins = recordedLogs
    .flatMap(({ events }) => events.map(upcast))
    .filter(({ type }) => type === 'PlayerJoined');
  for (const join of joins) {
    const { name, teamName } = pseudonymised(join, (text) => `-_-${scramble(text)}`);
    expect(name).toMatch(/^Player [A-Za-z0-9]{6}$/);
    if (teamName !== null) expect(teamName).toMatch(/^Team [A-Za-z0-9]{6}$/);
  }
});

it('docs/events.md says of every field how an analyst sees it', () => {
  const path = join(import.meta.dirname, '../../../../docs/events.md');
  const page = readFileSync(path, 'utf8');
  const [begin, end] = ['<!-- shown fields: ', '<!-- end of shown fields -->'];
  const head = page.slice(0, page.indexOf('\n', page.indexOf(begin)) + 1);
  const rows = Object.entries(shownFields).map(([type, fields]) => {
    const as = (wanted: (showing: string) => boolean) =>
      Object.entries(fields)
        .filter(([, showing]) => wanted(showing))
        .map(([field, showing]) => (showing === 'plain' ? `\`${field}\`` : `\`${field}\` (${showing})`))
        .join(', ');
    return `| ${type} | ${as((showing) => showing === 'plain')} | ${as((showing) => showing !== 'plain')} |`;
  });
  const table = ['| event | as it is | as a pseudonym |', '|---|---|---|', ...rows, ''].join('\n');
  const written = `${head}${table}${page.slice(page.indexOf(end))}`;
  if (process.env['UPDATE_DOCS']) writeFileSync(path, written);
  expect(readFileSync(path, 'utf8')).toBe(written);
});
