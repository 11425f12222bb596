import type { OpenQuestionView, QuestionMedia } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { joined, openState, seat } from '../../live/picture.fixture.js';

const page = clientPage();

const [hash, small] = ['a'.repeat(64), 'b'.repeat(64)];
const picture: QuestionMedia = {
  hash,
  small,
  type: 'image/webp',
  bytes: 42_000,
  width: 1_600,
  height: 800,
  alt: 'A red bridge in the fog',
  credit: 'Ada',
  licence: 'cc-by',
};
const sound: QuestionMedia = {
  hash,
  type: 'audio/mpeg',
  bytes: 42_000,
  seconds: 31,
  alt: 'Somebody whistles a waltz',
};

/** What was done with the page's sounds: jsdom plays none. */
let done: string[] = [];
beforeAll(() => {
  Object.assign(HTMLMediaElement.prototype, {
    play(this: HTMLMediaElement) {
      done.push('play');
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    },
    pause(this: HTMLMediaElement) {
      done.push('pause');
      this.dispatchEvent(new Event('pause'));
    },
  });
});
beforeEach(() => {
  done = [];
});

const now = (): number => performance.now();
const running = (media: QuestionMedia | undefined, more: Partial<OpenQuestionView> = {}) => {
  const state = openState(0, 3, { serverTime: now(), opensAt: now(), endsAt: now() + 10_000 });
  const { question } = state;
  return { ...state, question: question && { ...question, ...(media && { media }), ...more } };
};

const play = async (media?: QuestionMedia, more: Partial<OpenQuestionView> = {}): Promise<void> => {
  await page.openAt(`/player-game/${gameId}`, {
    keeps: { 'clockbeat.seats': [seat] },
    messages: {
      joinGame: () => ({ ok: true, ...joined(running(media, more)) }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: now() }),
    },
  });
  await page.findByRole('heading', { name: 'Question 0' });
};

describe('options with pictures on a phone', () => {
  const bridge = { ...picture, hash: 'c'.repeat(64), alt: 'A bridge' };
  it.each([
    ['of a few words, below each other', undefined, 'picture-tiles'],
    ['of many words, side by side', ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(60)), 'picture-rows'],
  ])('show them with their texts, %s, and are pressed as any others', async (_, options, layout) => {
    await play(undefined, { optionMedia: [null, bridge, null, null], ...(options && { options }) });
    const image = (await page.findByRole('img', { name: bridge.alt })) as HTMLImageElement;
    expect(image.getAttribute('srcset')).toContain(`/media/${small} 640w`);
    const tile = image.closest('button');
    expect(tile?.closest(`.${layout}`)).not.toBeNull();
    expect(tile?.textContent).toContain(options?.[1] ?? 'b');
    expect(document.querySelectorAll('fieldset > button')).toHaveLength(4);
    expect(document.querySelectorAll('fieldset img')).toHaveLength(1);
  });

  it('are ticked where several are right', async () => {
    await play(undefined, { kind: 'multi', optionMedia: [null, bridge, null, null] });
    const tile = (await page.findByRole('img', { name: bridge.alt })).closest('button') as HTMLElement;
    expect(tile.getAttribute('aria-pressed')).toBe('false');
    await page.passes(600);
    await page.press(tile);
    expect(tile.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a question on a phone', () => {
  it('shows its picture, whole and in words, with who made it', async () => {
    await play(picture);
    const image = (await page.findByRole('img', { name: picture.alt })) as HTMLImageElement;
    expect(image.getAttribute('src')).toBe(`/media/${hash}`);
    expect(image.getAttribute('srcset')).toBe(`/media/${small} 640w, /media/${hash} 1600w`);
    expect([image.width, image.height]).toEqual([1600, 800]);
    expect(image.getAttribute('decoding')).toBe('async');
    page.getByText('Ada · CC BY');
  });

  it('shows it over the whole screen on demand, and goes back', async () => {
    await play(picture);
    await page.press(await page.findByRole('button', { name: 'Enlarge the picture' }));
    await page.press(page.getByRole('button', { name: 'Back to the question' }));
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('has no words for what only decorates, and nothing where there is nothing', async () => {
    await play({ ...picture, alt: '' });
    await page.until(() => document.querySelector('img[alt=""]') !== null);
    await play();
    expect(document.querySelector('img, audio, .media-place')).toBeNull();
  });

  it('sounds on a tap alone, and says in words what is to be heard', async () => {
    await play(sound);
    const button = await page.findByRole('button', { name: 'Play the sound' });
    expect(done).toEqual([]);
    expect(document.querySelector('audio')?.preload).toBe('none');
    await page.press(button);
    expect(done).toEqual(['play']);
    await page.press(page.getByRole('button', { name: 'Pause the sound' }));
    expect(done).toEqual(['play', 'pause']);
    page.getByText('In words');
    page.getByText(sound.alt);
  });
});

describe('a question on the wall', () => {
  const look = async (media: QuestionMedia, on: boolean): Promise<void> => {
    const ack = { ok: true, version: 3, gameState: running(media) } as const;
    // jsdom has none, and a page without it is never heard
    const anything: object = new Proxy(() => undefined, { get: () => anything, apply: () => anything });
    const made = new Proxy(class {}, { construct: () => anything });
    Object.assign(globalThis, { AudioContext: made, Worker: made });
    await page.openAt(`/screen/${gameId}`, {
      signedIn: {},
      calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ status: 'active' })) },
      messages: { watchGame: () => ack, watchGames: () => ({ ok: true, games: [] }) },
      keeps: { 'clockbeat.stageSound': { on, volume: 0.5 } },
    });
    await page.findByRole('toolbar', { name: 'Game controls' });
  };
  afterAll(() => {
    for (const name of ['AudioContext', 'Worker']) Reflect.deleteProperty(globalThis, name);
  });

  it('stands beside its picture', async () => {
    await look(picture, false);
    await page.findByRole('img', { name: picture.alt });
    expect(page.queryByRole('button', { name: 'Enlarge the picture' })).toBeNull();
  });

  it.each([
    [true, ['play']],
    [false, []],
  ])('begins with its sound where the wall is to be heard: %j', async (on, expected) => {
    await look(sound, on);
    await page.findByText('In words');
    expect(done).toEqual(expected);
    if (on) expect(document.querySelector('audio')?.volume).toBe(0.5);
  });
});
