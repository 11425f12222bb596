import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameId, type OptionMedia, type QuestionMedia, UserId } from '@clockbeat/domain';
import S3rver from 's3rver';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { Bucket } from './bucket.js';
import { BytesInBucket } from './bytes-in-bucket.js';
import { MediaStore, type NewMedia, UnknownMedia } from './media.store.js';
import { BytesInDatabase } from './media-bytes.js';

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
    media = new MediaStore(pool, bucket ?? new BytesInDatabase(pool), test.store.quotas);
    ada = UserId((await aUser(test.store, 'ada')).id);
    bob = UserId((await aUser(test.store, 'bob')).id);
  });
  afterAll(async () => {
    bucket?.close();
    await server?.close();
    await test?.close();
    rmSync(folder, { recursive: true });
  });

  const usedBy = async (userId: UserId) => (await test.store.quotas.of(userId)).mediaBytes.used ?? 0;

  const ask = async (
    question: string,
    shown: QuestionMedia | null,
    optionMedia: OptionMedia | null = null,
  ): Promise<string> => {
    const row = {
      question,
      options: ['a', 'b', 'c', 'd'],
      answer: 0,
      category: 'Media',
      difficulty: 'Easy',
      media: shown,
      optionMedia,
    } as const;
    const [made] = await test.store.questions.createMany(ada, [{ ...row, options: [...row.options] }]);
    return made?.id ?? '';
  };
  const shownOf = ({ hash, facts }: NewMedia): QuestionMedia => ({ hash, alt: '', ...facts });

  it('are read as they were kept, the small one too; kept twice they count once', async () => {
    const before = await usedBy(ada);
    const picture = aPicture();
    await media.keep(ada, picture);
    await media.keep(ada, picture);
    expect(await usedBy(ada)).toBe(before + 600);
    expect(await media.read(picture.hash)).toEqual({ type: 'image/webp', body: picture.body });
    expect((await media.read(picture.facts.small ?? ''))?.body).toEqual(picture.smallBody);
    expect(await media.facts([picture.hash, aHash()])).toEqual(new Map([[picture.hash, picture.facts]]));
    expect(await media.read(aHash())).toBeNull();
  });

  it('stay within the account’s limit, however many come at a time', async () => {
    await test.store.quotas.give(ada, bob, 'mediaBytes', 1_600);
    const kept = await Promise.allSettled(
      Array.from({ length: 8 }, () => media.keep(bob, aPicture(500, false))),
    );
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await usedBy(bob)).toBe(1_500);
  });

  it('are swept only where nothing names them, and not before they are old enough', async () => {
    await media.sweep(tomorrow(), 100);
    const [inQuestion, inGame, inNone, ofNoGame] = [aPicture(), aPicture(), aPicture(), aPicture()] as const;
    for (const picture of [inQuestion, inGame, inNone, ofNoGame]) await media.keep(ada, picture);
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

  it('are kept by whatever option names them, of a question or of a set’s, and by nothing else', async () => {
    await media.sweep(tomorrow(), 100);
    const ofQuestion = Array.from({ length: 6 }, () => aPicture());
    const ofSet = Array.from({ length: 6 }, () => aPicture());
    for (const picture of [...ofQuestion, ...ofSet]) await media.keep(ada, picture);
    const options = ['a', 'b', 'c', 'd', 'e', 'f'];
    const asked = { question: 'Which?', options, answer: 0, timeLimit: null } as const;
    const [stored] = await test.store.questions.createMany(ada, [
      {
        ...{ ...asked, options, category: 'Media', difficulty: 'Easy' },
        optionMedia: ofQuestion.map(shownOf),
      },
    ]);
    const holder = { userId: ada, guestSessionId: null };
    const set = await test.store.sets.create(holder, {
      ...{
        title: 'Options',
        category: 'Media',
        difficulty: 'mixed',
        questionsPerGame: 10,
        timePerQuestion: 30,
      },
      ...{ isDraft: true, selectedQuestions: [] },
      customQuestions: [{ ...asked, options, optionMedia: ofSet.map(shownOf) }],
    });
    expect(set.customQuestions[0]?.optionMedia).toEqual(ofSet.map(shownOf));
    expect(await media.sweep(tomorrow(), 100)).toBe(0);
    for (const { hash } of [...ofQuestion, ...ofSet]) expect(await media.read(hash)).not.toBeNull();
    await test.store.questions.delete(stored?.id ?? '', ada);
    expect(await media.sweep(tomorrow(), 100)).toBe(6);
    for (const { hash } of ofQuestion) expect(await media.read(hash)).toBeNull();
    // one is taken away, one stays
    const [first = null] = ofSet.map(shownOf);
    await test.store.sets.replace(set.id, holder, (before) => ({
      ...before,
      customQuestions: [{ ...asked, options, optionMedia: [null, null, null, null, null, first] }],
    }));
    expect(await media.sweep(tomorrow(), 100)).toBe(5);
    expect(await media.read(first?.hash ?? '')).not.toBeNull();
    await test.store.sets.delete(set.id, holder);
    expect(await media.sweep(tomorrow(), 100)).toBe(1);
  });

  it('cannot be named once they are gone, and not be swept while a question comes to name them', async () => {
    const gone = aPicture();
    /** By the question, or by one of its options. */
    const named = (picture: NewMedia, turn: number): [QuestionMedia | null, OptionMedia | null] =>
      turn % 2 === 0 ? [shownOf(picture), null] : [null, [null, shownOf(picture), null, null]];
    await expect(ask('Gone?', shownOf(gone))).rejects.toThrow('foreign key');
    await expect(ask('Gone?', null, [null, null, null, shownOf(gone)])).rejects.toThrow('foreign key');
    for (let turn = 0; turn < 10; turn += 1) {
      const picture = aPicture();
      await media.keep(ada, picture);
      const [isAsked] = await Promise.all([
        ask(`Race ${turn}?`, ...named(picture, turn)).then(
          () => true,
          () => false,
        ),
        media.sweep(tomorrow()),
      ]);
      // either the question has it, or neither is there
      expect((await media.read(picture.hash)) !== null).toBe(isAsked);
    }
  });

  it('of an account that is deleted go with its questions; what a log names stays', async () => {
    const leaver = UserId((await aUser(test.store, 'leaver')).id);
    const [own, ofOption, played] = [aPicture(), aPicture(), aPicture()];
    for (const picture of [own, ofOption, played]) await media.keep(leaver, picture);
    await test.store.questions.createMany(leaver, [
      {
        question: 'Mine?',
        options: ['a', 'b'],
        answer: 0,
        category: 'Media',
        difficulty: 'Easy',
        media: shownOf(own),
        optionMedia: [null, shownOf(ofOption)],
      },
    ]);
    await media.nameInGame(GameId('game_media0000000001'), [played.hash]);
    await test.store.accounts.delete(leaver);
    await media.sweep(tomorrow(), 100);
    for (const { hash } of [own, ofOption]) expect(await media.read(hash)).toBeNull();
    expect(await media.read(played.hash)).not.toBeNull();
  });
});
