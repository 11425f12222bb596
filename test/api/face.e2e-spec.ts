import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { attributesOf, type HtmlDocument, readHtml, textsOf } from '../support/html.js';
import { until } from '../support/live/until.js';
import { Mailbox } from '../support/mailbox.js';

const client = join(import.meta.dirname, '../../apps/web');
/** Everything that HTML, CSS, an address and a replacement pattern could take for theirs. */
const name = `Quiz <b>"&'$& \`</title>{x}`;
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script><rect width="10" height="10" fill="#0a0"/></svg>';
const privacy = `# Privacy of the *club*

<script>alert(1)</script> and <img src=x onerror=alert(1)>

[bad](javascript:alert(1)) [worse](data:text/html,x) [good](https://club.example/) ![picture](https://club.example/x.png)

| What | How long |
| --- | --- |
| names | a year |
`;

describe('an installation with a face of its own', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let folder: string;
  let mailbox: Mailbox;
  const file = (path: string, content: string): string => {
    writeFileSync(join(folder, path), content);
    return join(folder, path);
  };
  const settings = () => ({
    PUBLIC_URL: 'https://quiz.example.org',
    DEFAULT_LANGUAGE: 'fr',
    INSTALLATION_NAME: name,
    INSTALLATION_LOGO: file('logo.svg', svg),
    ACCENT_COLOR: '#1F6FEB',
    PRIVACY_FILE: file('privacy.md', privacy),
    IMPRINT_FILE: file('imprint.md', 'Le club, 1 rue du Quiz'),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Quiz of the Club <quiz@club.example>',
    MAIL_REPLY_TO: 'Ada <ada@club.example>',
  });
  const start = (env: Record<string, string>) =>
    startGateway({ databaseUrl: database.url, env, webRoot: folder });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clockbeat-face-'));
    file('index.html', readFileSync(join(client, 'index.html'), 'utf8'));
    file('sw.js', `const shell = ["/assets/a.js"];\nconst version = "abc123";\nself.own = [shell, version];`);
    file('privacy.en.md', '# Privacy in English');
    mailbox = await Mailbox.open();
    database = await freshDatabase();
    gateway = await start(settings());
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
    await mailbox?.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, language = '') =>
    request(gateway.url).get(path).set('accept-language', language);
  const open = async (path: string, language = '', status = 200): Promise<HtmlDocument> => {
    const { text, headers } = await get(path, language)
      .expect(status)
      .expect('content-type', /text\/html/);
    expect(headers['content-language']).toBe(language === 'en' ? 'en' : 'fr');
    return readHtml(text);
  };
  const meta = (page: HtmlDocument, of: string) =>
    page.querySelector(`meta[name="${of}"], meta[property="${of}"]`)?.getAttribute('content');

  it.each(['', 'nl', 'en', 'fr'])(
    'greets who asks in %j, by its name and in that language',
    async (language) => {
      const page = await open('/dashboard', language);
      expect(page.documentElement.getAttribute('lang')).toBe(language === 'en' ? 'en' : 'fr');
      expect(page.documentElement.getAttribute('data-brand')).toBe(name);
      expect(page.title).toBe(name);
      expect(meta(page, 'og:site_name')).toBe(name);
      expect(meta(page, 'og:title')).toBe(name);
      expect(textsOf(page, 'b, script:not([src])')).toEqual([]);
      expect(meta(page, 'description')).toMatch(
        language === 'en' ? /^Challenge friends/ : /^Défiez vos amis/,
      );
    },
  );

  it('shows a chat its own picture, whole and by a whole address', async () => {
    const page = await open('/join/abc123', 'en');
    expect(page.title).toBe(`Join a trivia game · ${name}`);
    const picture = new URL(meta(page, 'og:image') ?? '');
    expect(picture.origin).toBe('https://quiz.example.org');
    const { body } = await get(picture.pathname).expect(200).expect('content-type', 'image/png');
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
    const middle = await sharp(body).extract({ left: 600, top: 315, width: 1, height: 1 }).raw().toBuffer();
    expect([...middle.subarray(0, 3)]).toEqual([0, 0xaa, 0]);
  });

  it('tells a phone’s home screen its name and icons, each as large as it says', async () => {
    const { body, headers } = await get('/manifest.webmanifest', 'en').expect(200);
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(body).toMatchObject({ name, short_name: name, lang: 'en', start_url: '/', display: 'standalone' });
    expect((await get('/manifest.webmanifest')).body).toMatchObject({
      lang: 'fr',
      shortcuts: expect.arrayContaining([{ name: 'Rejoindre', url: '/join-team' }]),
    });
    expect(body.icons).toHaveLength(3);
    for (const { src, sizes } of body.icons) {
      const icon = await get(src)
        .expect(200)
        .expect('cache-control', /immutable/);
      const { width, height } = await sharp(icon.body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('serves its logo so that no script in it runs, for ever under one address', async () => {
    const page = await open('/');
    const path = page.querySelector('link[rel=icon]')?.getAttribute('href') ?? '';
    expect(page.querySelector('style')?.textContent).toContain(`url(${path})`);
    const { headers, body } = await get(path).expect(200);
    expect(String(body)).toBe(svg);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('wears its accent on the client and on the server’s own pages', async () => {
    for (const path of ['/', '/cookies'])
      expect((await open(path)).querySelector('style')?.textContent).toContain(
        '--accent:#1f6feb'.replace(':', path === '/' ? ':' : ': '),
      );
  });

  it('keeps the page for days without a network, and another one once a setting is another', async () => {
    const workerOf = async (url: string) => {
      const { text } = await request(url).get('/sw.js').expect(200).expect('cache-control', 'no-cache');
      const self: { own?: [shell: string[], version: string] } = {};
      runInNewContext(text, { self });
      return self.own ?? [[], ''];
    };
    const [shell, version] = await workerOf(gateway.url);
    expect(shell).toEqual(['/assets/a.js', expect.stringMatching(/^\/assets\/logo-.*\.svg$/)]);
    expect(version).toMatch(/^abc123-[0-9a-f]{12}$/);
    const same = await start(settings());
    const other = await start({ ...settings(), ACCENT_COLOR: '#0b6e3b' });
    const plain = await start({});
    expect(await workerOf(same.url)).toEqual([shell, version]);
    expect((await workerOf(other.url))[1]).not.toBe(version);
    const [files, unnamed] = await workerOf(plain.url);
    expect(files).toEqual(['/assets/a.js']);
    expect(unnamed).not.toBe(version);
    for (const { close } of [same, other, plain]) await close();
  });

  describe('its pages by law', () => {
    it('are what was written, and nothing of it is run, shown from elsewhere or led astray', async () => {
      const page = await open('/privacy', 'fr');
      expect(page.title).toBe(`Privacy of the club · ${name}`);
      expect(textsOf(page, 'script, article img, b, [onerror]')).toEqual([]);
      expect(textsOf(page, 'article').join()).toContain('<script>alert(1)</script>');
      expect(textsOf(page, 'article td')).toEqual(['names', 'a year']);
      const leadAway = 'article a:not([href="/"])';
      expect(attributesOf(page, leadAway, 'href')).toEqual([
        'https://club.example/',
        'https://club.example/x.png',
      ]);
      expect(new Set(attributesOf(page, leadAway, 'rel'))).toEqual(new Set(['noreferrer nofollow']));
    });

    it('are in the language that was chosen, else in that of the browser, else in their own', async () => {
      expect((await open('/privacy', 'en')).title).toBe(`Privacy in English · ${name}`);
      const { text } = await get('/privacy?lang=en', 'fr').expect('content-language', 'en');
      expect(text).toContain('Privacy in English');
      const imprint = await open('/imprint', 'en');
      expect(imprint.querySelector('h1')?.textContent).toBe('Imprint');
      expect(imprint.querySelector('article [lang=fr]')?.textContent).toContain('1 rue du Quiz');
      expect((await open('/imprint')).querySelector('h1')?.textContent).toBe('Mentions légales');
    });

    it('are linked from the client and from each other, where they are set', async () => {
      const linked = (page: HtmlDocument, within: string) => attributesOf(page, `${within} a`, 'href');
      const client = await open('/join');
      for (const language of ['en', 'fr'])
        expect(linked(client, `#legal nav[lang=${language}]`)).toEqual(
          ['imprint', 'privacy', 'cookies'].map((page) => `/${page}?lang=${language}`),
        );
      const signIn = await open('/auth/local/authorize?state=x', 'fr');
      expect(signIn.title).toBe(`Se connecter · ${name}`);
      expect(linked(signIn, 'footer')).toEqual(['/imprint?lang=fr', '/privacy?lang=fr', '/cookies?lang=fr']);
    });

    it('are a 404 in words where they are not set', async () => {
      expect((await open('/terms', 'en', 404)).querySelector('h1')?.textContent).toBe('Page not found');
      expect((await open('/terms', '', 404)).querySelector('h1')?.textContent).toBe('Page introuvable');
      const plain = await start({});
      for (const page of ['imprint', 'privacy', 'terms'])
        await request(plain.url).get(`/${page}`).expect(404);
      const { text } = await request(plain.url).get('/join').expect(200);
      expect(text).not.toContain('id="legal"');
      await request(plain.url).get('/cookies').expect(200);
      await plain.close();
    });
  });

  it('lists what browsers keep in both languages, with the narrow spaces of French', async () => {
    const rows = (page: HtmlDocument) => textsOf(page, 'tbody tr');
    const french = await open('/cookies', 'fr');
    expect(rows(french)).toHaveLength(rows(await open('/cookies', 'en')).length);
    expect(
      textsOf(french, 'body')
        .join()
        .match(/[^\u202f][;:!?»](?![\w/])|«[^\u202f]/g) ?? [],
    ).toEqual([]);
  });

  it('writes mails in its own name, in its language to who names none, and says whom to answer', async () => {
    await request(gateway.url).post('/api/newsletter').send({ email: 'bo@example.org' }).expect(201);
    await until('the mail is there', () => mailbox.mails.length === 1);
    const content = mailbox.mails[0]?.content.replaceAll('\r', '') ?? '';
    expect(content).toContain('From: Quiz of the Club <quiz@club.example>');
    expect(content).toContain('Reply-To: Ada <ada@club.example>');
    expect(content).toMatch(/^Message-ID: <newsletter\..+@club\.example>$/im);
    expect(content).toContain(`À confirmer\u202f: les nouvelles de ${name}`);
    expect(content.slice(content.indexOf('<!doctype'))).not.toContain('<b>');
  });

  it('hosts the demos in its own name', async () => {
    const { body } = await get('/api/join/ALPHA1').expect(200);
    expect(body).toMatchObject({ kind: 'demo', hostTeamName: name });
  });

  it('does not start with a logo that cannot be drawn', async () => {
    const broken = file('broken.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>');
    await expect(start({ ...settings(), INSTALLATION_LOGO: broken })).rejects.toThrow(
      /^Bad environment: INSTALLATION_LOGO names a picture that cannot be drawn/,
    );
    const cut = file('cut.png', '');
    writeFileSync(cut, Buffer.from('89504e470d0a1a0a0000', 'hex'));
    await expect(start({ ...settings(), INSTALLATION_LOGO: cut })).rejects.toThrow('cannot be drawn');
  });
});
