import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameId, type QuestionMedia, UserId } from '@clockbeat/domain';
import S3rver from 's3rver';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { type Bucket, BytesInBucket } from './bytes-in-bucket.js';
import { MediaStore, type NewMedia, UnknownMedia } from './media.store.js';
import { BytesInDatabase } from './media-bytes.js';

const plenty = 1_000_000;
const aHash = (): string => randomBytes(32).toString('hex');
const aPicture = (bytes = 500, small = true): NewMedia => {
  const body = randomBytes(bytes);
  const facts = { type: 'image/webp', bytes, width: 9, height: 9 } as const;
  if (!small) return { hash: aHash(), facts, body };
  return { hash: aHash(), facts: { ...facts, small: aHash() }, body, smallBody: randomBytes(100) };
};
const tomorrow = (): Date => new Date(Date.now() + 86_400_000);

describe.each(['the database', 'a bucket'] as const)('pictures and sounds in %s', (where) => {
  let test: TestStore;
  let media: MediaStore;
  let ada: UserId;
  let bob: UserId;
  let server: S3rver | undefined;
  let bucket: BytesInBucket | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'clockbeat-bucket-'));
  beforeAll(async () => {
    test = await openTestStore();
    if (where === 'a bucket') {
      server = new S3rver({
        port: 0,
        address: '127.0.0.1',
        silent: true,
        directory: folder,
        configureBuckets: [{ name: 'pictures', configs: [] }],
      });
      const { port } = (await server.run()) as AddressInfo;
      const address: Bucket = {
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        name: 'pictures',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      };
      bucket = new BytesInBucket(address);
    }
    const { pool } = test.store;
    media = new MediaStore(pool, bucket ?? new BytesInDatabase(pool));
    ada = UserId((await aUser(test.store, 'ada')).id);
    bob = UserId((await aUser(test.store, 'bob')).id);
  });
  afterAll(async () => {
    bucket?.close();
    await server?.close();
    await test?.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (question: string, shown: QuestionMedia | null): Promise<string> => {
    const row = {
      question,
      options: ['a', 'b', 'c', 'd'],
      answer: 0,
      category: 'Media',
      difficulty: 'Easy',
      media: shown,
    } as const;
    const [made] = await test.store.questions.createMany(ada, [{ ...row, options: [...row.options] }]);
    return made?.id ?? '';
  };
  const shownOf = ({ hash, facts }: NewMedia): QuestionMedia => ({ hash, alt: '', ...facts });

  it('are read as they were kept, the small one too; kept twice they count once', async () => {
    const before = await media.usedBy(ada);
    const picture = aPicture();
    expect(await media.keep(ada, picture, plenty)).toBe(true);
    expect(await media.keep(ada, picture, plenty)).toBe(true);
    expect(await media.usedBy(ada)).toBe(before + 600);
    expect(await media.read(picture.hash)).toEqual({ type: 'image/webp', body: picture.body });
    expect((await media.read(picture.facts.small ?? ''))?.body).toEqual(picture.smallBody);
    expect(await media.facts([picture.hash, aHash()])).toEqual(new Map([[picture.hash, picture.facts]]));
    expect(await media.read(aHash())).toBeNull();
  });

  it('stay within the account’s limit, however many come at a time', async () => {
    const kept = await Promise.all(
      Array.from({ length: 8 }, () => media.keep(bob, aPicture(500, false), 1_600)),
    );
    expect(kept.filter((one) => one)).toHaveLength(3);
    expect(await media.usedBy(bob)).toBe(1_500);
  });

  it('are swept only where nothing names them, and not before they are old enough', async () => {
    await media.sweep(tomorrow(), 100);
    const [inQuestion, inGame, inNone, ofNoGame] = [aPicture(), aPicture(), aPicture(), aPicture()] as const;
    for (const picture of [inQuestion, inGame, inNone, ofNoGame]) await media.keep(ada, picture, plenty);
    const question = await ask('What is it?', shownOf(inQuestion));
    const gameId = GameId('game_media0000000001');
    await test.store.pool.query(
      `insert into game_streams (game_id, version, round) values ($1, 1, 0) on conflict do nothing`,
      [gameId],
    );
    await media.nameInGame(gameId, [inGame.hash]);
    await media.nameInGame(GameId('game_never0000000001'), [ofNoGame.hash]);
    await expect(media.nameInGame(gameId, [aHash()])).rejects.toThrow(UnknownMedia);
    expect(await media.sweep(new Date(Date.now() - 60_000))).toBe(0);
    expect(await media.sweep(tomorrow())).toBe(1);
    expect(await media.read(inNone.hash)).toBeNull();
    for (const { hash } of [inQuestion, inGame, ofNoGame]) expect(await media.read(hash)).not.toBeNull();
    // a game that never came to be keeps nothing for longer than a day
    await test.store.pool.query(`update media_of_games set named_at = now() - interval '2 days'`);
    expect(await media.sweep(tomorrow())).toBe(1);
    expect(await media.read(inGame.hash)).not.toBeNull();
    await test.store.questions.delete(question, ada);
    expect(await media.sweep(tomorrow())).toBe(1);
    expect(await media.read(inQuestion.hash)).toBeNull();
  });

  it('cannot be named once they are gone, and not be swept while a question comes to name them', async () => {
    const gone = aPicture();
    await expect(ask('Gone?', shownOf(gone))).rejects.toThrow('foreign key');
    for (let turn = 0; turn < 10; turn += 1) {
      const picture = aPicture();
      await media.keep(ada, picture, plenty);
      const [named] = await Promise.all([
        ask(`Race ${turn}?`, shownOf(picture)).then(
          () => true,
          () => false,
        ),
        media.sweep(tomorrow()),
      ]);
      // either the question has it, or neither is there
      expect((await media.read(picture.hash)) !== null).toBe(named);
    }
  });

  it('of an account that is deleted go with its questions; what a log names stays', async () => {
    const leaver = UserId((await aUser(test.store, 'leaver')).id);
    const [own, played] = [aPicture(), aPicture()];
    for (const picture of [own, played]) await media.keep(leaver, picture, plenty);
    await test.store.questions.createMany(leaver, [
      {
        question: 'Mine?',
        options: ['a', 'b'],
        answer: 0,
        category: 'Media',
        difficulty: 'Easy',
        media: shownOf(own),
      },
    ]);
    await media.nameInGame(GameId('game_media0000000001'), [played.hash]);
    await test.store.accounts.delete(leaver);
    await media.sweep(tomorrow(), 100);
    expect(await media.read(own.hash)).toBeNull();
    expect(await media.read(played.hash)).not.toBeNull();
  });
});
