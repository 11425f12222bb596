import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/paths.mjs';
import { emptyDatabase, type TestDatabase } from '../support/database.js';
import { GameNight, question } from '../support/game-night.js';

/** What the last stage of the Dockerfile copies: from the checkout, or from the build, which was made in it. */
const copied = readFileSync(inRoot('Dockerfile'), 'utf8')
  .split(/^FROM /m)
  .at(-1)!
  .split('\n')
  .flatMap((line) => {
    const [word, ...paths] = line.split(/\s+/);
    if (word !== 'COPY') return [];
    return paths.filter((path) => !path.startsWith('--')).slice(0, -1);
  })
  .map((path) => path.replace(/^\/app\//, ''));

describe('the image, laid out as the Dockerfile says', () => {
  const image = mkdtempSync(join(tmpdir(), 'clockbeat-image-'));
  const file = join(image, 'backups', 'monday.backup');
  let night: GameNight;
  let target: TestDatabase;

  beforeAll(async () => {
    expect(copied).toEqual(expect.arrayContaining(['package.json', 'dist', 'scripts']));
    for (const path of copied) cpSync(inRoot(path), join(image, basename(path)), { recursive: true });
    symlinkSync(inRoot('node_modules'), join(image, 'node_modules'));
    mkdirSync(join(image, 'backups'));
    target = await emptyDatabase();
    night = await GameNight.begin();
    const host = await night.signIn('host@example.org', 'Grace');
    const game = await night.makeGame(host, { questions: [question(0)] });
    const ada = await night.join(game, 'Ada');
    await night.answer(game, ada, 0, 0, (await night.start(game, host)) + 2_000);
    await night.finish(game, host);
  });
  afterAll(async () => {
    await night?.end();
    await target?.drop();
    rmSync(image, { recursive: true });
  });

  /** `docker compose run --rm operator …`: what that container's entrypoint runs. */
  const operator = async (words: readonly string[], databaseUrl = night.database.url): Promise<string> => {
    const { PATH, HOME } = process.env;
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...words], {
      cwd: image,
      env: {
        ...{ PATH, HOME, NODE_ENV: 'production', SESSION_SECRET: 'sixteen characters or more' },
        ...{ DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://quiz.example.org' },
      },
    });
    return stdout;
  };

  it('backs up, examines and restores, and builds nothing', async () => {
    expect(await operator(['backup', '--', file])).toContain('monday.backup holds 1 games');
    expect(await operator(['backup', '--', '--check', file])).toContain('is whole');
    expect(await operator(['restore', '--', file], target.url)).toContain('Gateways may start');
  });

  it('exports, replays, and tells of its projections', async () => {
    const events = (await operator(['events', '--', 'export'])).trim().split('\n');
    const { gameId } = JSON.parse(events[0] ?? '');
    expect(events.length).toBeGreaterThan(3);
    expect(await operator(['replay', '--', gameId, '--verify'])).toContain('Seal');
    expect(await operator(['newsletter', '--', 'export'])).toMatch(
      /^email,interests,subscribedAt,unsubscribeUrl/,
    );
    expect(await operator(['feedback', '--', 'export'])).toMatch(/^createdAt,email,text/);
    expect(await operator(['projections', '--', 'list'])).toContain('results');
  });
});
