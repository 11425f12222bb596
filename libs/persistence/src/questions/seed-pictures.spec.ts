import type { UserId } from '@clockbeat/domain';
import { bankVersion, pictureOf, type SeedPicture, seedQuestions } from '@clockbeat/question-bank';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { MediaStore } from '../media/media.store.js';
import type { MediaBytes } from '../media/media-bytes.js';
import { seedBank } from './seed-bank.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const pictures = seedQuestions.filter((question): question is SeedPicture => 'media' in question);
const hashes = pictures.map(({ media }) => media.hash);
const without = {
  version: bankVersion,
  questions: seedQuestions.filter((question) => !('media' in question)),
};
/** As in an installation whose bank never had one. */
const unname = () =>
  test.store.pool.query('delete from questions where created_by is null and media is not null');
const tomorrow = (): Date => new Date(Date.now() + 86_400_000);
const isFlag = ({ id }: { id: string }): boolean => id.startsWith('flag-');
const isShown = ({ media }: { media: unknown }): boolean => media !== null;

describe('the bank’s pictures', () => {
  /** When each was kept, and by which transaction. */
  const kept = async () =>
    (await test.store.pool.query('select hash, kept_at, xmin from media order by hash')).rows;

  it('are read as the files are that the bank came with, and their questions name them', async () => {
    const { media, questions } = test.store;
    const stored = await questions.byIds(
      pictures.map(({ id }) => id),
      null,
    );
    for (const picture of pictures) {
      expect(stored.get(picture.id)).toMatchObject({ ...picture, createdBy: null });
      const body = await pictureOf(picture);
      expect(await media.read(picture.media.hash)).toEqual({ type: 'image/webp', body });
    }
    const { type, bytes, width, height } = pictures[0]?.media ?? {};
    expect((await media.facts(hashes)).get(hashes[0] ?? '')).toEqual({ type, bytes, width, height });
  });

  it('count for no account', async () => {
    const { rows } = await test.store.pool.query('select from media_of_accounts');
    expect(rows).toEqual([]);
  });

  it('are neither read nor written once more', async () => {
    const before = await kept();
    await seedBank(test.store);
    expect(await kept()).toEqual(before);
    await test.store.media.keepForBank(hashes, () => Promise.reject(new Error('It is there')));
  });

  it('are not swept while their questions name them, retired ones too, and go with them as any other', async () => {
    const { media } = test.store;
    await media.sweep(tomorrow(), 1_000);
    expect((await media.facts(hashes)).size).toBe(hashes.length);
    await seedBank(test.store, without);
    expect(await media.sweep(tomorrow(), 1_000)).toBe(0);
    await unname();
    expect(await media.sweep(tomorrow(), 1_000)).toBe(hashes.length);
  });

  it('come back with them, though several gateways start at a time and nothing is named yet', async () => {
    const { media } = test.store;
    await Promise.all([seedBank(test.store), seedBank(test.store), seedBank(test.store, without)]);
    await seedBank(test.store);
    expect((await media.facts(hashes)).size).toBe(hashes.length);
    expect((await media.read(hashes.at(-1) ?? ''))?.body.length).toBe(pictures.at(-1)?.media.bytes);
  });

  it('are kept once more where the bytes are from now on, and not while that place is silent', async () => {
    const bytes = new Map<string, Buffer>();
    let isSilent = true;
    const bucket: MediaBytes = {
      put: async (hash, body) => void bytes.set(hash, body),
      get: async (hash) => {
        if (isSilent) throw new Error('No answer');
        return bytes.get(hash) ?? null;
      },
      delete: async () => undefined,
    };
    const { pool } = test.store;
    const places = { pool, media: new MediaStore(pool, bucket, test.store.quotas) };
    await seedBank(places);
    expect(bytes.size).toBe(0);
    isSilent = false;
    await seedBank(places);
    expect([...bytes.keys()].sort()).toEqual(hashes.toSorted());
    const before = await kept();
    await seedBank(places);
    expect(await kept()).toEqual(before);
  });

  it('are safe from a sweep between being kept and being named', async () => {
    const { media, pool } = test.store;
    await unname();
    await pool.query(`update media set kept_at = now() - interval '8 days'`);
    const aWeekAgo = new Date(Date.now() - 7 * 86_400_000);
    const sweeping = (async () => {
      for (let turn = 0; turn < 20; turn += 1) await media.sweep(aWeekAgo);
    })();
    await Promise.all([seedBank(test.store), sweeping]);
    for (const { media: shown } of pictures) expect(await media.read(shown.hash)).not.toBeNull();
  });
});

describe('questions about pictures', () => {
  let me: UserId;
  beforeAll(async () => {
    me = (await aUser(test.store)).id;
  });

  it('come to those who name kinds, and to nobody else', async () => {
    const { questions } = test.store;
    const search = { userId: me, limit: 2_000 };
    const listed = await questions.inCategory('geography', search);
    expect(listed.items.filter(isShown)).toEqual([]);
    const { count } =
      (await questions.categories(null)).find(({ category }) => category === 'Geography') ?? {};
    expect(listed.items.length).toBe(count);
    const named = await questions.inCategory('geography', { ...search, kinds: ['single'] });
    expect(named.items.slice(0, count)).toEqual(listed.items);
    expect(named.items.slice(count).map(({ id }) => id)).toEqual(pictures.map(({ id }) => id));
    expect(
      Object.values(await questions.byCategory(null, 2_000))
        .flat()
        .filter(isShown),
    ).toEqual([]);

    const drawing = { category: 'geography', count: 2_000 };
    expect((await questions.draw(drawing)).filter(isShown)).toEqual([]);
    expect((await questions.draw({ ...drawing, kinds: ['single'] })).filter(isShown)).toHaveLength(
      pictures.length,
    );
    expect((await questions.draw({ ...drawing, kinds: ['order'] })).filter(isShown)).toEqual([]);
    expect((await questions.drawInCategory('geography', search)).filter(isShown)).toEqual([]);
  });

  it('are drawn alone, or not at all, where that is wanted', async () => {
    const { questions } = test.store;
    const drawing = { category: 'geography', kinds: ['single'] as const, count: 2_000 };
    const alone = await questions.draw({ ...drawing, showing: true });
    expect(alone.map(({ id }) => id).sort()).toEqual(pictures.map(({ id }) => id).sort());
    expect((await questions.draw({ ...drawing, showing: false })).filter(isShown)).toEqual([]);
  });

  it('are a few of a draw, though all flags are asked for in the same words', async () => {
    const { questions } = test.store;
    const draws = await Promise.all(
      Array.from({ length: 20 }, () =>
        questions.draw({ category: 'geography', kinds: ['single'], count: 10 }),
      ),
    );
    const flags = draws.map((drawn) => drawn.filter(isFlag).length);
    expect(Math.max(...flags)).toBeLessThanOrEqual(2);
    expect(Math.max(...flags)).toBeGreaterThan(0);
    const ids = new Set(draws.flatMap((drawn) => drawn.filter(isFlag)).map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(5);
  });

  it('are as many as are wanted where there is nothing else, each picture once', async () => {
    const search = { userId: me, limit: 10, q: 'this flag', kinds: ['single'] as const };
    const drawn = await test.store.questions.drawInCategory('geography', search);
    expect([drawn.length, drawn.every(isFlag), new Set(drawn.map(({ id }) => id)).size]).toEqual([
      10,
      true,
      10,
    ]);
  });

  it('leave a room that had one flag all others', async () => {
    const [one] = pictures;
    const drawing = { category: 'geography', kinds: ['single'] as const, showing: true, count: 2_000 };
    const rest = await test.store.questions.draw({ ...drawing, asked: [one?.id ?? ''] });
    expect(rest.map(({ id }) => id)).not.toContain(one?.id);
    expect(rest).toHaveLength(pictures.length - 1);
  });
});
