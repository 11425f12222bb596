import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

const source = readFileSync(join(import.meta.dirname, '../../apps/web/index.html'), 'utf8');

describe('what a chat shows of a link', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'clockbeat-web-'));
    writeFileSync(join(webRoot, 'index.html'), source);
    database = await freshDatabase();
    const env = { PUBLIC_URL: 'https://quiz.example.org' };
    gateway = await startGateway({ databaseUrl: database.url, env, webRoot });
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
    rmSync(webRoot, { recursive: true });
  });
  const open = async (path: string) => {
    const { text } = await request(gateway.url)
      .get(path)
      .expect(200)
      .expect('content-type', /text\/html/)
      .expect('cache-control', 'no-cache');
    return text;
  };
  const meta = (page: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

  it.each(['/join/abc123', '/join/ABC123', '/join-team/ABC123/'])(
    '%s invites with its code',
    async (path) => {
      const page = await open(path);
      expect(page).toContain('<title>Join a trivia game · Clockbeat</title>');
      expect(meta(page, 'og:title')).toBe('Join a trivia game');
      for (const name of ['description', 'og:description'])
        expect(meta(page, name)).toBe('Enter your name and play. The code is ABC123.');
      expect(meta(page, 'og:url')).toBe(`https://quiz.example.org${path}`);
      expect(meta(page, 'og:image')).toBe('https://quiz.example.org/share.png');
      expect(page).toContain('<script type="module"');
    },
  );

  it('/what-if says that there are two tables, whatever stands behind its #', async () => {
    const page = await open('/what-if');
    expect(meta(page, 'og:title')).toBe('A trivia game by other rules');
    expect(meta(page, 'og:description')).toBe(
      'Who would have come first by other rules: both tables side by side.',
    );
    expect(meta(page, 'og:url')).toBe('https://quiz.example.org/what-if');
  });

  it('/set/TOKEN says that it is a set, and not which', async () => {
    const page = await open('/set/AbCd-efgh_ijkl12');
    expect(meta(page, 'og:title')).toBe('A set of trivia questions');
    expect(meta(page, 'og:description')).toBe('Look at the questions, copy them, host a game of them.');
    expect(meta(page, 'og:url')).toBe('https://quiz.example.org/set/AbCd-efgh_ijkl12');
  });

  it.each(['/', '/home'])('%s says what Clockbeat is', async (path) => {
    const page = await open(path);
    expect(meta(page, 'og:title')).toBe('Clockbeat');
    expect(meta(page, 'og:description')).toMatch(/^Challenge friends, beat the clock, own the leaderboard\./);
    expect(meta(page, 'og:image')).toBe('https://quiz.example.org/share.png');
  });

  it.each([
    '/join/AB',
    '/join/ABCDEFGH9',
    '/join/AB%22%3E%3Cscript%3E',
    '/join/ABC123/more',
    '/set/short',
    '/dashboard',
  ])('%s is a page like any other', async (path) => {
    const page = await open(path);
    expect(page).toBe(await open('/index.html'));
    expect(page).toContain('<title>Clockbeat</title>');
    expect(meta(page, 'og:url')).toBeUndefined();
  });

  it.each([
    ['/join/abc123', 'Rejoindre une partie de quiz', 'Entrez votre nom et jouez. Le code est ABC123.'],
    ['/what-if', 'Une partie de quiz selon d’autres règles', /^Qui aurait gagné/],
    ['/set/AbCd-efgh_ijkl12', 'Une série de questions de quiz', /^Regardez les questions/],
    ['/', 'Clockbeat', /^Défiez vos amis/],
  ])('%s says it in French to who asks in French', async (path, title, description) => {
    const { text: page, headers } = await request(gateway.url)
      .get(path)
      .set('accept-language', 'fr-CH,en;q=0.5');
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr"/);
    expect(meta(page, 'og:title')).toBe(title);
    for (const name of ['description', 'og:description'])
      expect(meta(page, name)).toEqual(
        typeof description === 'string' ? description : expect.stringMatching(description),
      );
    expect(headers).toMatchObject({
      'content-language': 'fr',
      vary: expect.stringContaining('Accept-Language'),
    });
  });
});
