import { promisify } from 'node:util';
import type { MediaView, QuestionView, SavedSetView } from '@clockbeat/domain';
import pg from 'pg';
import sharp from 'sharp';
import { GameNight, type Person, question } from '../support/game-night.js';
import { until } from '../support/live/until.js';
import { longGif, photo, plain, pngThatClaims, silentMp3 } from '../support/media-files.js';

describe('pictures and sounds', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  beforeAll(async () => {
    night = await GameNight.begin({ MEDIA_BYTES_PER_ACCOUNT: '600000' });
    [host, other] = [
      await night.signIn('media-host@example.org'),
      await night.signIn('media-other@example.org'),
    ];
  });
  afterAll(() => night.end());

  const send = (bytes: Buffer, who: Person = host, type = 'image/jpeg') =>
    night.api.post('/api/media').set('cookie', who.cookie).set('content-type', type).send(bytes);
  const kept = async (bytes: Buffer, who: Person = host): Promise<MediaView> =>
    (await send(bytes, who).expect(201)).body;
  const read = (path: string) => night.api.get(`/media/${path}`).buffer(true).parse(wholeBody);
  const refused = async (bytes: Buffer, type = 'image/png'): Promise<string> => {
    const { body } = await send(bytes, host, type).expect(400);
    return body.rejected[0].code;
  };
  const call = (method: 'get' | 'post' | 'put', path: string, body?: object, who = host) =>
    night.api[method](path).set('cookie', who.cookie).send(body);

  it('stay as they are, to the byte, where they were stored before: sets go from house to house with them', async () => {
    for (const picture of [await photo(2_000, 1_500), await plain('png')]) {
      const stored = await kept(picture);
      const { body } = await read(stored.hash).expect(200);
      expect(await kept(body)).toEqual({
        ...stored,
        ...(stored.small && { small: expect.stringMatching(/^[0-9a-f]{64}$/) }),
      });
    }
    // not with anything besides that nobody sees
    const told = await sharp(await plain('png'))
      .withExif({ IFD0: { Copyright: 'me' } })
      .webp()
      .toBuffer();
    const { hash } = await kept(told);
    expect((await sharp((await read(hash)).body).metadata()).exif).toBeUndefined();
  });

  it('are kept upright, without anything that is not seen, small enough for a phone, under their own hash', async () => {
    const sent = await photo(2_000, 1_500);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { hash, ...facts } = await kept(sent);
    expect(facts).toEqual({
      type: 'image/webp',
      bytes: expect.any(Number),
      width: 1_200,
      height: 1_600,
      small: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(facts.bytes).toBeLessThanOrEqual(400_000);
    const { body, headers } = await read(hash).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const { exif, icc, xmp, orientation, width, height } = await sharp(body).metadata();
    expect({ exif, icc, xmp, orientation, width, height }).toEqual({ width: 1_200, height: 1_600 });
    expect(await sharp((await read(facts.small!)).body).metadata()).toMatchObject({
      width: 480,
      height: 640,
    });
    // the same once more is the same, and costs nothing
    const before = (await call('get', '/api/media')).body;
    expect(await kept(sent)).toEqual({ hash, ...facts });
    expect((await call('get', '/api/media')).body).toEqual(before);
    await night.api.get(`/media/${hash}`).set('if-none-match', `"${hash}"`).expect(304);
  });

  it.each(['png', 'webp', 'avif', 'gif', 'jpeg'] as const)(
    'are taken as %s, whatever they call themselves',
    async (format) => {
      expect(await kept(await plain(format))).toMatchObject({ type: 'image/webp', width: 32, height: 24 });
    },
  );

  it('sound as they came, and are read in parts', async () => {
    const sound = silentMp3(3);
    const { hash, type, seconds } = await kept(sound);
    expect([type, Math.round(seconds ?? 0)]).toEqual(['audio/mpeg', 3]);
    const { body, headers } = await read(hash).set('range', 'bytes=4-9').expect(206);
    expect(headers['content-range']).toBe(`bytes 4-9/${sound.length}`);
    expect(body).toEqual(sound.subarray(4, 10));
    await read(hash).set('range', `bytes=${sound.length}-`).expect(416);
  });

  it('are read by a school of more people than queries a minute, who ask before the first has it', async () => {
    const { hash } = await kept(await plain('png', { width: 60, height: 40 }));
    const table = new pg.Client(night.database.url);
    await table.connect();
    await table.query('begin; lock table media in access exclusive mode');
    const asked = Array.from({ length: 700 }, () => read(hash).then(({ status }) => status));
    const server = night.gateway.app.getHttpServer();
    await until('all of them have asked', async () => {
      const open = await promisify(server.getConnections.bind(server))();
      return open !== undefined && open >= asked.length;
    });
    await table.query('commit');
    await table.end();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    await read('0'.repeat(64)).expect(404);
  });

  it('are refused where they are none, or too large, each with its reason, and nothing is left of them', async () => {
    const before = (await call('get', '/api/media')).body;
    const png = await plain('png', { width: 300, height: 200 });
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    expect(await refused(svg)).toBe('unreadable_media');
    expect(await refused(png.subarray(0, png.length >> 1))).toBe('unreadable_media');
    expect(await refused(await plain('tiff'))).toBe('unreadable_media');
    expect(await refused(Buffer.from('%PDF-1.7 and so on'))).toBe('unreadable_media');
    expect(await refused(Buffer.alloc(0))).toBe('unreadable_media');
    expect(await refused(await pngThatClaims(50_000, 50_000))).toBe('picture_too_large');
    expect(await refused(silentMp3(95), 'audio/mpeg')).toBe('sound_too_long');
    const largeSound = Buffer.concat([silentMp3(1), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refused(largeSound, 'audio/mpeg')).toBe('sound_too_large');
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1)).expect(413)).body.code).toBe('too_large');
    await night.api.post('/api/media').set('content-type', 'image/png').send(png).expect(401);
    await send(png).set('content-encoding', 'gzip').expect(415);
    expect((await call('get', '/api/media')).body).toEqual(before);
  });

  it('lose what stands behind the picture, and of 2,000 frames in 10 MB keep the first', async () => {
    const polyglot = Buffer.concat([
      await plain('jpeg'),
      Buffer.from('PK\u0003\u0004<script>alert(1)</script>'),
    ]);
    const { hash } = await kept(polyglot);
    expect((await read(hash)).body.includes('script')).toBe(false);
    const gif = await longGif(2_000, 10 * 1024 * 1024 - 10_000);
    expect(gif.length).toBeGreaterThan(9 * 1024 * 1024);
    expect(await kept(gif)).toMatchObject({ width: 32, height: 24 });
  });

  it('are refused where they cannot be made small enough without looking poor', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 128 } as const;
    const rich = sharp({ create: { width: 1_024, height: 1_024, channels: 3, noise, background: '#000' } });
    expect(await refused(await rich.png().toBuffer())).toBe('picture_too_rich');
  });

  it('are told the account’s limit when it is reached', async () => {
    const one = () =>
      sharp({
        create: {
          width: 700,
          height: 700,
          channels: 3,
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
          background: '#000',
        },
      })
        .png()
        .toBuffer();
    const statuses: number[] = [];
    for (let nth = 0; nth < 8; nth += 1) statuses.push((await send(await one(), other)).status);
    expect(statuses).toContain(201);
    expect(statuses.at(-1)).toBe(409);
    const { used, most } = (await call('get', '/api/media', undefined, other)).body;
    expect([most, used <= most]).toEqual([600_000, true]);
  });

  it('are not there where the hash is none of theirs', async () => {
    await read('0'.repeat(64)).expect(404);
    await read('..%2f..%2fetc%2fpasswd').expect(404);
    await read('x').expect(404);
  });

  describe('of questions', () => {
    let picture: MediaView;
    const said = () => ({
      hash: picture.hash,
      alt: 'A red field',
      credit: 'Ada',
      source: 'https://example.org/a',
      licence: 'cc-by',
    });
    beforeAll(async () => {
      picture = await kept(await plain('png', { background: '#10a050' }));
    });
    const shown = () => ({ ...picture, ...said() });

    it('stay with them, until they are taken away by who knows of them', async () => {
      const body = {
        question: 'What is it?',
        options: ['a', 'b', 'c', 'd'],
        answer: 1,
        category: 'Pictures',
        difficulty: 'Easy',
      };
      const made = await call('post', '/api/questions/bulk', {
        questions: [{ ...body, media: said() }],
      }).expect(201);
      const [first] = made.body.questions as QuestionView[];
      expect(first?.media).toEqual(shown());
      const path = `/api/questions/${first!.id}`;
      expect((await call('put', path, { ...body, question: 'And now?' }).expect(200)).body.media).toEqual(
        shown(),
      );
      expect((await call('put', path, { ...body, media: null }).expect(200)).body.media).toBeUndefined();
      expect(
        (await call('put', path, { ...body, media: { ...said(), alt: '' } }).expect(200)).body.media.alt,
      ).toBe('');
    });

    it('are refused where they are named badly', async () => {
      const refusal = async (media: unknown): Promise<string[]> => {
        const { body } = await call('post', '/api/games', { questions: [question(0, { media })] }).expect(
          400,
        );
        return [body.message].flat();
      };
      const unknown = { ...said(), hash: 'f'.repeat(64) };
      expect((await refusal(unknown)).join()).toContain(
        'questions.0: No picture or sound is kept by that name',
      );
      expect((await refusal({ ...said(), hash: 'x' })).join()).toContain('media');
      expect((await refusal({ ...said(), alt: 'a'.repeat(301) })).join()).toContain(
        'description is longer than 300',
      );
      expect((await refusal({ ...said(), source: 'javascript:alert(1)' })).join()).toContain(
        'source must be an address',
      );
      expect((await refusal({ ...said(), licence: 'mine' })).join()).toContain('media');
      expect((await refusal('x')).join()).toContain('media');
      const { body } = await call('post', '/api/questions/bulk', {
        questions: [{ question: 'q?', options: ['a', 'b', 'c', 'd'], answer: 0, media: unknown }],
      }).expect(400);
      expect(body.rejected).toMatchObject([{ index: 0, code: 'unknown_media' }]);
    });

    it('live in a set, and go with it into a game, whose results and log have them', async () => {
      const set = {
        title: 'Pictures',
        customQuestions: [{ question: 'What?', options: ['a', 'b', 'c', 'd'], answer: 'A', media: said() }],
      };
      const made: SavedSetView = (await call('post', '/api/saved-trivia-sets', set).expect(201)).body;
      expect(made.customQuestions?.[0]?.media).toEqual(shown());
      const { media: _, ...without } = set.customQuestions[0]!;
      const again = { ...set, customQuestions: [{ ...without, id: made.customQuestions?.[0]?.id }] };
      expect(
        (await call('put', `/api/saved-trivia-sets/${made.id}`, again).expect(200)).body.customQuestions[0]
          .media,
      ).toEqual(shown());
      const game = await night.makeGame(host, { questions: [question(0, { media: said() }), question(1)] });
      await night.start(game, host);
      await night.finish(game, host);
      const { body } = await call('get', `/api/games/${game.id}/results`).expect(200);
      expect(body.questions[0].media).toEqual(shown());
      const { body: events } = await call('get', `/api/games/${game.id}/events`).expect(200);
      expect(JSON.stringify(events)).toContain(picture.hash);
    });

    it('are told with their question, and to nobody before', async () => {
      const secret = await kept(await plain('png', { background: '#203040' }));
      const ofOption = await kept(await plain('png', { background: '#203050' }));
      const game = await night.makeGame(host, {
        questions: [
          question(0),
          question(1, {
            media: { hash: secret.hash, alt: 'Hidden' },
            optionMedia: [null, { hash: ofOption.hash, alt: 'Hidden too' }],
          }),
        ],
      });
      const ada = await night.join(game, 'Ada');
      const at = await night.start(game, host);
      const told = async (): Promise<boolean> => {
        const answers = await Promise.all([
          night.api.get(`/api/games/${game.id}`),
          night.api.get(`/api/games/${game.id}`).set('authorization', `Bearer ${ada.token}`),
          night.api.get(`/api/games/${game.id}/events`).set('authorization', `Bearer ${ada.token}`),
          night.api.get(`/api/games/${game.id}`).set('cookie', other.cookie),
          night.api.get(`/api/games/${game.id}/events`).set('cookie', other.cookie),
        ]);
        return answers.some(({ text }) => text.includes(secret.hash) || text.includes(ofOption.hash));
      };
      expect(await told()).toBe(false);
      await night.advance(game, host, 0, at + 5_000);
      await night.finish(game, host);
    });
  });

  describe('of options', () => {
    let pictures: MediaView[];
    const said = (nth: number) => ({ hash: pictures[nth]!.hash, alt: `Picture ${nth}` });
    const shown = (nth: number) => ({ ...pictures[nth], ...said(nth) });
    const options = ['a', 'b', 'c', 'd'];
    const body = { question: 'Which is it?', options, answer: 1, category: 'Pictures', difficulty: 'Easy' };
    beforeAll(async () => {
      pictures = [];
      for (const background of ['#11a050', '#12a050', '#13a050'])
        pictures.push(await kept(await plain('png', { background })));
    });

    it('stay with them, until they are taken away by who knows of them', async () => {
      const optionMedia = [said(0), null, said(1)];
      const made = await call('post', '/api/questions/bulk', { questions: [{ ...body, optionMedia }] });
      expect(made.body.questions[0].optionMedia).toEqual([shown(0), null, shown(1), null]);
      const put = async (changed: object) =>
        (
          await call('put', `/api/questions/${made.body.questions[0].id}`, { ...body, ...changed }).expect(
            200,
          )
        ).body.optionMedia;
      expect(await put({ options: ['b', 'a', 'sea', 'd'] })).toEqual([null, shown(0), shown(1), null]);
      expect(await put({ optionMedia: [null, said(2)] })).toEqual([null, shown(2), null, null]);
      expect(await put({ optionMedia: null })).toBeUndefined();
    });

    it('go with a set’s question of several right ones into a game, its results and its log', async () => {
      const multi = {
        question: 'Which?',
        kind: 'multi',
        options,
        right: [0, 2],
        optionMedia: [said(0), said(1)],
      };
      const set = { title: 'Pictures', customQuestions: [multi] };
      const made: SavedSetView = (await call('post', '/api/saved-trivia-sets', set).expect(201)).body;
      const inSet = [shown(0), shown(1), null, null];
      expect(made.customQuestions?.[0]?.optionMedia).toEqual(inSet);
      const { optionMedia: _, ...without } = multi;
      const again = { ...set, customQuestions: [{ ...without, id: made.customQuestions?.[0]?.id }] };
      const kept = await call('put', `/api/saved-trivia-sets/${made.id}`, again).expect(200);
      expect(kept.body.customQuestions[0].optionMedia).toEqual(inSet);
      const launched = await call('post', `/api/saved-trivia-sets/${made.id}/launch`).expect(201);
      const state = await call('get', `/api/games/${launched.body.id}`).expect(200);
      expect(state.body.questions[0].optionMedia).toEqual(inSet);
      const game = await night.makeGame(host, { questions: [question(0, { optionMedia: [null, said(2)] })] });
      await night.start(game, host);
      await night.finish(game, host);
      const { body: results } = await call('get', `/api/games/${game.id}/results`).expect(200);
      expect(results.questions[0].optionMedia).toEqual([null, shown(2), null, null]);
      const { body: events } = await call('get', `/api/games/${game.id}/events`).expect(200);
      expect(JSON.stringify(events)).toContain(pictures[2]!.hash);
    });

    it('are refused where they are sounds, too many, or of a kind that shows none', async () => {
      const refusal = async (more: object): Promise<string> => {
        const questions = [{ ...question(0), ...more }];
        return [(await call('post', '/api/games', { questions }).expect(400)).body.message].flat().join();
      };
      const { hash } = await kept(silentMp3(1));
      const none = 'Each option may have one picture, and no sound';
      expect(await refusal({ optionMedia: [{ hash, alt: 'A beep' }] })).toContain(`questions.0: ${none}`);
      expect(await refusal({ optionMedia: [null, null, null, null, said(0)] })).toContain(none);
      expect(await refusal({ optionMedia: said(0) })).toContain('optionMedia');
      expect(await refusal({ kind: 'poll', optionMedia: [said(0)] })).toContain(none);
      expect(await refusal({ optionMedia: [{ ...said(0), hash: 'f'.repeat(64) }] })).toContain(
        'questions.0: No picture or sound is kept by that name',
      );
    });
  });
});

const wholeBody = (response: unknown, done: (error: Error | null, body: Buffer) => void): void => {
  const pieces: Buffer[] = [];
  const stream = response as NodeJS.ReadableStream;
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  stream.on('end', () => done(null, Buffer.concat(pieces)));
};
