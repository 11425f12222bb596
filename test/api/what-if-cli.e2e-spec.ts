import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WhatIf } from '@clockbeat/domain';
import { inRoot } from '../../scripts/paths.mjs';
import { PlayedGame } from '../support/api/played-game.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { recordedLogs } from '../support/recorded-logs.js';
import { runCli } from '../support/run-cli.js';

const recorded = recordedLogs.find(
  ({ outcome: { endedBy, finalScores } }) => endedBy === 'host' && finalScores.length > 1,
);
if (!recorded) throw new Error('No log is recorded');
const file = join(inRoot('test/recorded-logs'), `${recorded.name}.ndjson`);

describe('npm run what-if', () => {
  it('reads a saved log without a database, and comes to its own table by its own rules', async () => {
    const { code, output } = await runCli('what-if', [file, '--format', 'json'], { DATABASE_URL: '' });
    expect(code).toBe(0);
    const told = JSON.parse(output) as WhatIf;
    expect(told.players.map(({ name, is }) => [name, is.position, is.score])).toEqual(
      recorded.outcome.finalScores.map(({ name, position, score }) => [name, position, score]),
    );
    expect(told).toMatchObject({ changed: 0, questions: [], unknown: [] });
  });

  it('shows both tables of a game of the database, and why', async () => {
    const played = await PlayedGame.play();
    try {
      await played.finish();
      const env = { DATABASE_URL: played.night.database.url };
      const { code, output, errors } = await runCli('what-if', [played.game.id, '--key', '1B'], env);
      expect([code, errors]).toEqual([0, '']);
      expect(output).toMatch(
        /2 of 3 scores change, 1 come higher, 1 lower; \d instead of \d questions count\n/,
      );
      expect(output).toMatch(/\n +1\. +800 +2\. +550 {2}Bob \(Owls\), question 1 \+250\n/);
      expect(output).toMatch(/\n +2\. +290 +1\. +560 {2}Ada \(Owls\), question 1 -270\n/);
      expect(output).toContain('\nNobody can know whether people would have answered otherwise.\n');
      const refused = await runCli('what-if', [played.game.id, '--drop', '40'], env);
      expect([refused.code, refused.errors]).toEqual([
        1,
        'The rules name a question that was not asked in this game.\n',
      ]);
      const missing = await runCli('what-if', ['game_0000000000000000'], env);
      expect([missing.code, missing.errors]).toEqual([1, 'There is no game game_0000000000000000.\n']);
    } finally {
      await played.night.end();
    }
  });
});

/** Two games of one host: what analysts have of them, and what other rules make of it. */
describe('npm run what-if over an export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-what-if-'));
  let played: PlayedGame;
  let env: Record<string, string>;
  let second: string;
  let expected: WhatIf;
  beforeAll(async () => {
    played = await PlayedGame.play();
    await played.finish();
    const { night, host } = played;
    const game = await night.makeGame(host, { title: 'Another night' });
    const cleo = await night.join(game, 'Cleo');
    await night.answer(game, cleo, 0, 0, (await night.start(game, host)) + 1_000);
    await night.finish(game, host);
    await listsFollowed(night.gateway);
    second = game.id;
    env = { DATABASE_URL: night.database.url, SESSION_SECRET: 'the secret of this test' };
    expected = JSON.parse((await whatIf([played.game.id], env)).output);
  });
  afterAll(async () => {
    await played?.night.end();
    rmSync(folder, { recursive: true });
  });

  const rules = ['--no-speed', '--best', '2'];
  const whatIf = (words: readonly string[], set: Record<string, string> = { DATABASE_URL: '' }) =>
    runCli('what-if', [...words, ...rules, '--format', 'json'], set);
  const saved = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const exported = async (...words: string[]): Promise<string> =>
    (await runCli('events', ['export', ...words], env)).output;

  it('answers as over the database, with names', async () => {
    const { output, errors } = await whatIf([
      saved('names.ndjson', await exported('--names')),
      '--game',
      played.game.id,
    ]);
    expect(errors).toBe('');
    expect(JSON.parse(output)).toEqual(expected);
    const { text } = await played.night.api
      .get('/api/analytics/events')
      .set('cookie', played.host.cookie)
      .buffer(true)
      .expect(200);
    const own = await whatIf([saved('own.ndjson', text), '--game', played.game.id]);
    expect(JSON.parse(own.output)).toEqual(expected);
  });

  it('answers the same with pseudonyms, and names nobody', async () => {
    const { output } = await whatIf([saved('all.ndjson', await exported()), '--game', played.game.id]);
    const told = JSON.parse(output) as WhatIf;
    const places = ({ players }: WhatIf) => players.map(({ was, is, why }) => ({ was, is, why }));
    expect(places(told)).toEqual(places(expected));
    expect({ ...told, players: [], teams: [] }).toEqual({ ...expected, players: [], teams: [] });
    for (const { name, teamName } of told.players)
      expect([name, teamName]).toEqual([
        expect.stringMatching(/^Player \w{6}$/),
        expect.stringMatching(/^Team \w{6}$/),
      ]);
    expect(told.teams.map(({ was, is }) => ({ was, is }))).toEqual(
      expected.teams.map(({ was, is }) => ({ was, is })),
    );
  });

  it('asks which game is meant, and says what is missing', async () => {
    const all = saved('many.ndjson', await exported());
    expect(await whatIf([all])).toMatchObject({
      code: 1,
      errors: `This file has 2 games. Choose one:\n  --game ${played.game.id}  Quiz night\n  --game ${second}  Another night\n`,
    });
    const cut = saved('cut.ndjson', await exported('--limit', '4'));
    expect(await whatIf([cut])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        / to its version 4, not to its end: it runs still, or the export was cut off\.\n$/,
      ),
    });
    expect(await whatIf([saved('events.csv', await exported('--format', 'csv'))])).toMatchObject({
      code: 1,
      errors: 'This file is CSV. Export with --format ndjson: npm run events -- export\n',
    });
    expect(await whatIf([join(folder, 'nowhere.ndjson'), '--game', second])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^--game chooses a game of a file, and there is no file /),
    });
  });

  it('is run as docs/analysis.md says', async () => {
    const page = readFileSync(inRoot('docs/analysis.md'), 'utf8');
    const [, commands = ''] = /## What would other rules[\s\S]*?```sh\n([\s\S]*?)```/.exec(page) ?? [];
    const lines = commands.trim().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const [, command = '', words = '', file] =
        /^npm run -s (\S+) -- ([^>]*?)(?: > (\S+))?$/.exec(line) ?? [];
      const named = words
        .replace('GAME', played.game.id)
        .replace('events.ndjson', join(folder, 'events.ndjson'));
      const { code, output, errors } = await runCli(command, named.split(' '), env);
      expect([line, code, errors]).toEqual([line, 0, '']);
      if (file) saved(file, output);
      else expect(output).toMatch(/^“Quiz night”: 2 of 3 scores change/);
    }
  });
});
