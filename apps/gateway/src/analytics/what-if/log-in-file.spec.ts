import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fold, hasResults, type RecordedEvent, type StoredEvent, upcast } from '@clockbeat/domain';
import { recordedLogs } from '../../../../../test/support/recorded-logs.js';
import { exportedRow } from '../export/exported-row.js';
import { logInFile } from './log-in-file.js';
import { whatIfOf } from './tell-what-if.js';

const folder = mkdtempSync(join(tmpdir(), 'clockbeat-what-if-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (lines: readonly string[]): string => {
  const file = join(folder, `${createHash('sha256').update(lines.join()).digest('hex')}.ndjson`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

const scramble = (text: string): string => createHash('sha256').update(`a key ${text}`).digest('base64url');
const place = { transactionId: '1', position: '1', version: 1 };
/** As an export has them, with names or with pseudonyms. */
const exported = (events: readonly StoredEvent[], pseudonyms: boolean): string[] =>
  events.map((event) =>
    JSON.stringify(
      exportedRow(
        { event: upcast(event), place } as Parameters<typeof exportedRow>[0],
        Buffer.alloc(0),
        pseudonyms ? scramble : null,
      ),
    ),
  );
const saved = (events: readonly StoredEvent[]): string[] => events.map((event) => JSON.stringify(event));

const finished = recordedLogs.filter(({ events }) => {
  const [first] = events;
  return first !== undefined && hasResults(fold(first.gameId, events.map(upcast)));
});
const idOf = ({ events: [first] }: (typeof finished)[number]): string => first?.gameId ?? '';
const [one, another] = finished.filter(
  (log, index) => finished.findIndex((other) => idOf(other) === idOf(log)) === index,
);
if (!one || !another) throw new Error('Two logs of different games are wanted');

/** All but who people are. */
const nameless = async (log: readonly RecordedEvent[], other = { speed: false, best: 2 }) => {
  const { players, teams, ...told } = await whatIfOf(log, other);
  return {
    ...told,
    players: players.map(({ was, is, why }) => ({ was, is, why })),
    teams: teams.map(({ was, is }) => ({ was, is })),
  };
};

describe('every log that was ever recorded', () => {
  it.each(finished.map((log) => [log.name, log] as const))(
    '%s has all that other rules need in a saved log and in exports with and without names',
    async (_, { events }) => {
      const expected = await nameless(events.map(upcast));
      for (const lines of [saved(events), exported(events, false), exported(events, true)])
        expect(await nameless(await logInFile(fileOf(lines), null))).toEqual(expected);
    },
  );
});

it('finds one game among many, whose events may come in between', async () => {
  const [first, second] = [exported(one.events, true), exported(another.events, true)];
  const file = fileOf([...first.slice(0, 3), ...second, ...first.slice(3)]);
  for (const log of [one, another])
    expect((await logInFile(file, idOf(log))).map(({ version, type }) => [version, type])).toEqual(
      log.events.map(({ version, type }) => [version, type]),
    );
});

describe('says', () => {
  const lines = exported(one.events, true);
  const many = [...lines, ...exported(another.events, true)];
  it.each<[string, string[], string | null, RegExp]>([
    [
      'which games there are to choose from',
      many,
      null,
      /^This file has 2 games\. Choose one:\n {2}--game game_/,
    ],
    ['that a game is not there', many, 'game_0000000000000000', /^This file has no game game_0{16}\.$/],
    ['that there is nothing', ['', ''], null, /^This file has no events\.$/],
    [
      'that it is CSV',
      ['gameId,version,type', 'game_1,1,x'],
      null,
      /^This file is CSV\. Export with --format ndjson/,
    ],
    ['that it is Parquet', ['PAR1\u0015\u0004'], null, /^This file is Parquet\./],
    [
      'which line is none',
      [...lines.slice(0, 1), 'curl: (56) reset'],
      null,
      /^Line 2 of this file is no event of an export/,
    ],
    ['which line is another thing', ['{"name":"Ada"}'], null, /^Line 1 of this file is no event/],
    ['that the beginning is missing', lines.slice(1), null, /from version 2 on, not its beginning/],
    ['that something is missing', lines.filter((_, index) => index !== 2), null, /lacks version 3 of game_/],
    ['that the end is missing', lines.slice(0, 2), null, /to its version 2, not to its end/],
    ['that something comes twice', [...lines, ...lines.slice(0, 1)], null, /has version 1 of game_\S+ twice/],
  ])('%s', async (_, told, game, words) => {
    await expect(logInFile(fileOf(told), game)).rejects.toThrow(words);
  });
});
