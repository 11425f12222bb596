import type { MediaView } from '@clockbeat/domain/contract';
import { fireEvent } from '@testing-library/dom';
import { act } from 'react';
import { answer, roomyQuotas } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import type { QuestionFields } from '../../hosting/own-question.js';

const page = clientPage();

const hash = 'a'.repeat(64);
const stored: MediaView = { hash, type: 'image/webp', bytes: 42_000, width: 1_600, height: 900 };
const megabytes = 1_000_000;
const calls = {
  'GET /api/user/quotas': answer({
    ...roomyQuotas,
    mediaBytes: { used: 123_456_789, most: 150 * megabytes, isException: false },
  }),
};

/** An upload as the browser sends it: what the server says of it is said by the test. */
class Upload {
  static latest: Upload;
  static count = 0;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = (): void => undefined;
  onabort = (): void => undefined;
  status = 0;
  response = new ArrayBuffer(0);
  sent: File | null = null;
  readonly headers: string[] = [];

  open(method: string, path: string): void {
    this.headers.push(`${method} ${path}`);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.push(`${name}: ${value}`);
  }
  send(file: File): void {
    this.sent = file;
    Upload.latest = this;
    Upload.count += 1;
  }
  abort(): void {
    this.onabort();
  }
  async answers(status: number, body: object): Promise<void> {
    Object.assign(this, { status, response: new TextEncoder().encode(JSON.stringify(body)).buffer });
    await act(async () => this.onload());
    await page.settle();
  }
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: Upload, configurable: true, writable: true });
});
beforeEach(() => {
  Upload.count = 0;
});

const openWith = (entry: Partial<QuestionFields> = {}, signedIn: object | null = {}) =>
  page.openAt('/create-custom-questions', {
    ...(signedIn && { signedIn }),
    calls,
    keeps: {
      'clockbeat.customDraft': {
        step: 'questions',
        details: { title: 'Pictures', timePerQuestion: '30' },
        questions: [],
        entry: { question: 'Which bridge?', options: ['a', 'b'], answer: 0, timer: '30', ...entry },
      },
    },
  });
const kept = () => JSON.parse(localStorage.getItem('clockbeat.customDraft') ?? '{}');
const errors = (): string[] => page.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
const add = async () => page.press(await page.findByRole('button', { name: 'Add Question' }));
const field = (label: string) => page.getByLabelText(label) as HTMLInputElement;
const photo = new File(['...'], 'bridge.jpg', { type: 'image/jpeg' });

const choose = async (...files: File[]): Promise<void> => {
  fireEvent.change(await page.findByLabelText('Choose a picture or sound'), { target: { files } });
  await page.settle();
};
const drop = async (...files: File[]): Promise<void> => {
  await page.findByLabelText('Choose a picture or sound');
  const zone = document.querySelector('[data-drop]');
  if (zone) fireEvent.drop(zone, { dataTransfer: { files } });
  await page.settle();
};
const paste = async (...files: File[]): Promise<void> => {
  fireEvent.paste(await page.findByLabelText('Question'), { clipboardData: { files } });
  await page.settle();
};

describe('a picture', () => {
  it.each([
    ['chosen', choose],
    ['dropped', drop],
    ['pasted', paste],
  ])('that is %s is sent as it is, described, and goes with its question', async (_, take) => {
    await openWith();
    await take(photo);
    expect(Upload.latest.sent).toBe(photo);
    expect(Upload.latest.headers).toContain('POST /api/media');
    expect(Upload.latest.headers).toContain('content-type: image/jpeg');
    await Upload.latest.answers(201, stored);
    await page.findByText('Your pictures and sounds take 123 of 150 MB.');
    await add();
    expect(errors()).toEqual(['Please describe it in a few words, or say that it only decorates.']);
    await page.type(field('What is to be seen'), 'A red bridge');
    await page.type(field('Who made it'), 'Ada');
    await page.type(field('Where it is from'), 'example.org');
    await add();
    expect(errors()).toEqual(['The source must be an address that starts with https:// or http://.']);
    await page.type(field('Where it is from'), 'https://example.org/bridge');
    await add();
    expect(kept().questions).toMatchObject([
      { media: { ...stored, alt: 'A red bridge', credit: 'Ada', source: 'https://example.org/bridge' } },
    ]);
    page.getByRole('img', { name: 'A red bridge' });
  });

  it('that only decorates needs no words', async () => {
    await openWith();
    await choose(photo);
    await Upload.latest.answers(201, stored);
    await page.press(page.getByRole('switch', { name: /^It only decorates/ }));
    expect(page.queryByLabelText('What is to be seen')).toBeNull();
    await add();
    expect(kept().questions).toMatchObject([{ media: { hash, alt: '' } }]);
  });

  it('is described as it was where its question is changed, and removed', async () => {
    const media = {
      ...stored,
      alt: 'A red bridge',
      decorates: false,
      credit: '',
      source: '',
      licence: 'cc0',
    };
    await openWith({ media: media as QuestionFields['media'] });
    await page.findByLabelText('What is to be seen');
    expect(field('What is to be seen').value).toBe('A red bridge');
    await page.press(page.getByRole('button', { name: 'Remove the picture' }));
    await add();
    expect(kept().questions[0]).not.toHaveProperty('media');
  });
});

describe('a picture of an option', () => {
  const show = (letter: string) => page.findByLabelText(`Picture of option ${letter}`);
  const chooseFor = async (letter: string, file: File): Promise<void> => {
    fireEvent.change(await show(letter), { target: { files: [file] } });
    await page.settle();
  };
  const pasteInto = async (letter: string): Promise<void> => {
    fireEvent.paste(await page.findByLabelText(`Option ${letter}`), { clipboardData: { files: [photo] } });
    await page.settle();
  };
  const dropOn = async (letter: string): Promise<void> => {
    fireEvent.drop(await page.findByLabelText(`Option ${letter}`), { dataTransfer: { files: [photo] } });
    await page.settle();
  };

  it.each([
    ['chosen', (letter: string) => chooseFor(letter, photo)],
    ['dropped', dropOn],
    ['pasted', pasteInto],
  ])('that is %s there is its own, is described, and goes with the question', async (_, give) => {
    await openWith();
    await give('B');
    expect(Upload.latest.sent).toBe(photo);
    expect(Upload.count).toBe(1);
    await add();
    expect(errors()).toEqual(['The file is still on its way. One moment, please.']);
    await Upload.latest.answers(201, stored);
    await add();
    expect(errors()).toEqual(['Please describe it in a few words, or say that it only decorates.']);
    await page.type(field('What is to be seen'), 'A red bridge');
    await add();
    expect(kept().questions).toMatchObject([{ optionMedia: [null, { ...stored, alt: 'A red bridge' }] }]);
    expect(kept().questions[0]).not.toHaveProperty('media');
  });

  it('comes to its option, though another one is taken away meanwhile', async () => {
    await openWith({ options: ['a', 'b', 'c'] });
    await chooseFor('C', photo);
    await page.press(page.getByRole('button', { name: 'Remove option B' }));
    await Upload.latest.answers(201, stored);
    await page.press(page.getByRole('switch', { name: /^It only decorates/ }));
    await add();
    expect(kept().questions).toMatchObject([{ options: ['a', 'c'], optionMedia: [null, { hash, alt: '' }] }]);
  });

  it('holds nothing back where its option is gone before it has come', async () => {
    await openWith({ options: ['a', 'b', 'c'] });
    await chooseFor('C', photo);
    await page.press(page.getByRole('button', { name: 'Remove option C' }));
    await add();
    expect(errors()).toEqual([]);
    expect(kept().questions).toHaveLength(1);
    expect(kept().questions[0]).not.toHaveProperty('optionMedia');
  });

  it('is removed, and is none of a poll', async () => {
    const shown = { ...stored, alt: 'A bridge', decorates: false, credit: '', source: '', licence: null };
    await openWith({ optionMedia: [shown, shown] });
    const [ofA] = await page.findAllByRole('button', { name: 'Remove the picture' });
    await page.press(ofA as HTMLElement);
    await add();
    expect(kept().questions).toMatchObject([{ optionMedia: [null, { hash }] }]);
    await openWith({ kind: 'poll', optionMedia: [shown, shown] });
    await page.findByLabelText('Option A');
    expect(page.queryByLabelText('Picture of option A')).toBeNull();
    await add();
    expect(kept().questions[0]).not.toHaveProperty('optionMedia');
  });

  it('is no sound, and one at a time', async () => {
    await openWith();
    await chooseFor('A', new File(['...'], 'waltz.mp3', { type: 'audio/mpeg' }));
    expect(errors()).toEqual(['An option can have a picture, but no sound.']);
    expect(Upload.count).toBe(0);
    await chooseFor('A', new File(['...'], 'waltz', { type: '' }));
    await Upload.latest.answers(201, { hash, type: 'audio/mpeg', bytes: 7, seconds: 31 });
    expect(errors()).toEqual(['An option can have a picture, but no sound.']);
    await add();
    expect(kept().questions[0]).not.toHaveProperty('optionMedia');
  });
});

it('leaves a text alone that comes with its picture, as from an office', async () => {
  await openWith();
  fireEvent.paste(await page.findByLabelText('Question'), {
    clipboardData: { files: [photo], types: ['text/plain', 'Files'] },
  });
  await page.settle();
  expect(Upload.count).toBe(0);
});

describe('a file on its way', () => {
  it('says how far it has come, and holds the question back until it is there', async () => {
    await openWith();
    await choose(photo);
    await act(async () => Upload.latest.upload.onprogress?.({ loaded: 1, total: 4 }));
    await page.settle();
    page.getByText('25 % sent');
    await add();
    expect(errors()).toEqual(['The file is still on its way. One moment, please.']);
    expect(kept().questions).toEqual([]);
    await Upload.latest.answers(201, stored);
    expect(errors()).toEqual([]);
  });

  it('can be called off', async () => {
    await openWith();
    await choose(photo);
    await page.press(page.getByRole('button', { name: 'Cancel' }));
    await page.findByLabelText('Choose a picture or sound');
    expect(errors()).toEqual([]);
    await add();
    expect(kept().questions).toHaveLength(1);
  });

  it.each([
    [
      400,
      {
        code: 'validation',
        message: 'No',
        rejected: [{ index: 0, code: 'picture_too_rich', values: {}, reason: 'Too rich.' }],
      },
      'Too rich.',
    ],
    [
      409,
      {
        code: 'conflict',
        message: 'Full',
        quota: { name: 'mediaBytes', of: 'account', used: 149 * megabytes, most: 150 * megabytes },
      },
      'There is no room for it: your pictures and sounds take 149 of 150 MB. Take some out of your questions; what nothing shows any more is forgotten after a week.',
    ],
    [
      409,
      {
        code: 'conflict',
        message: 'Full',
        quota: { name: 'mediaBytes', of: 'installation', used: megabytes, most: megabytes },
      },
      'This site has no room for more pictures and sounds. Please tell whoever looks after it.',
    ],
    [413, { code: 'too_large', message: 'Too large' }, 'This file is larger than 10 MB.'],
    [
      429,
      { code: 'too_many_requests', message: 'Slow' },
      'That was a little fast. Please wait a moment and try again.',
    ],
  ])('that is refused with %i says why', async (status, body, said) => {
    await openWith();
    await choose(photo);
    await Upload.latest.answers(status, { statusCode: status, ...body });
    await page.findByText(said); // the words of some are fetched first
    expect(errors()).toEqual([said]);
    await page.findByLabelText('Choose a picture or sound');
  });

  it('is not sent where it is too large, or not alone', async () => {
    await openWith();
    await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'long.mp3', { type: 'audio/mpeg' }));
    expect(errors()).toEqual(['This file is larger than 5 MB.']);
    await choose(photo, photo);
    expect(errors()).toEqual(['Please choose one file at a time.']);
    expect(Upload.count).toBe(0);
  });
});

it('asks for what is to be heard of a sound', async () => {
  await openWith();
  await choose(new File(['...'], 'waltz.mp3', { type: 'audio/mpeg' }));
  await Upload.latest.answers(201, { hash, type: 'audio/mpeg', bytes: 7, seconds: 31 });
  await page.type(field('What is to be heard'), 'A slow waltz');
  page.getByRole('button', { name: 'Play the sound' });
  page.getByRole('button', { name: 'Remove the sound' });
  await add();
  expect(kept().questions).toMatchObject([
    { media: { type: 'audio/mpeg', seconds: 31, alt: 'A slow waltz' } },
  ]);
});

it('is for whoever is signed in', async () => {
  await openWith({}, null);
  await page.findByText('Sign in to add a picture or a sound. What you have typed is kept.');
  expect(page.queryByLabelText('Choose a picture or sound')).toBeNull();
});
