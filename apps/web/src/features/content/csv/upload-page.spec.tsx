import { fireEvent } from '@testing-library/dom';
import { clientPage } from '../../../../test-support/page.js';
import { readAiken } from '../../../hosting/formats/aiken.js';
import { readGift } from '../../../hosting/formats/gift.js';
import { toOurCsv } from '../../../hosting/formats/our-csv.js';
import '../../../hosting/formats/recognise.js';
import type { HowToRead, Source } from '../../../hosting/formats/read-elsewhere.js';

const page = clientPage();

/** Reads at once what a worker would have read. */
class WorkerHere {
  private hear: (message: { data: unknown }) => void = () => undefined;
  addEventListener(name: string, hear: WorkerHere['hear']): void {
    if (name === 'message') this.hear = hear;
  }
  postMessage({ source, words, category }: { source: Source } & HowToRead): void {
    if (source.format === 'kahoot') throw new Error('no text');
    const read = source.format === 'gift' ? readGift(source.text, words) : readAiken(source.text);
    const { csv, ...others } = toOurCsv(read, category);
    const data = { format: source.format, ...others, body: new Blob([csv]) };
    queueMicrotask(() => this.hear({ data }));
  }
  terminate(): void {}
}

const sent: string[] = [];
let signedOut = false;
/** The server's word on what it was sent: all good but its second row. */
class CallHere {
  upload = {};
  status = signedOut ? 401 : 200;
  response = new ArrayBuffer(0);
  onload = (): void => undefined;
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  async send(body: Blob): Promise<void> {
    sent.push(await body.text());
    const questions = [
      { question: 'First?', options: ['a', 'b'], answer: 0, category: 'Plants', difficulty: 'Medium' },
    ];
    const rejected = [{ line: 3, reason: 'No answer is right.', code: 'no_answer', values: {} }];
    const answer = signedOut
      ? { statusCode: 401, code: 'not_signed_in', message: 'No' }
      : { questions, count: 1, existing: [], repeated: 0, rejected };
    this.response = new TextEncoder().encode(JSON.stringify(answer)).buffer;
    this.onload();
  }
}

beforeEach(() => {
  signedOut = false;
  sent.splice(0);
  Object.assign(globalThis, { Worker: WorkerHere, XMLHttpRequest: CallHere });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

const paste = async (text: string): Promise<void> => {
  await page.openAt('/create-trivia', { signedIn: {} });
  await page.press(await page.findByRole('button', { name: 'Paste Text' }));
  await page.type(page.getByLabelText('Your questions'), text);
  await page.press(page.getByRole('button', { name: 'Read Text' }));
};

it('says as what a text was read, what of it does not come along, and where something is wrong', async () => {
  await paste(
    [
      '$CATEGORY: top/Plants',
      '',
      'First? {=a ~b}',
      '',
      'Match. {=a -> 1 =b -> 2 =c -> 3}',
      '',
      'Say. {}',
      '',
      'Open? {=a',
      '',
      'None? {~a ~b}',
      '',
      'Match. {=a -> 1 =b -> 2 =c -> 3}',
    ].join('\n'),
  );
  await page.findByRole('heading', { name: '1 question will go in' });
  page.getByText('Read as GIFT.');
  const items = page.getByRole('list', { name: 'What does not come along' }).querySelectorAll('li');
  expect([...items].map(({ textContent }) => textContent)).toEqual([
    '2 matching questions left out',
    '1 essay left out',
  ]);
  const rows = page.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '9A brace is not closed. Close it, or put \\ before one that belongs to the text.',
    '11No answer is right.',
  ]);
  expect(sent[0]).toContain('"1","Plants","First?","a","b"');
});

it('sends nothing where nothing can be used, and says why', async () => {
  await paste('Which?\nA. one\nB. two\nANSWER: C');
  await page.findByText('No question in Pasted text can be used.');
  page.getByText('Read as Aiken.');
  expect(page.getAllByRole('row')[1]?.textContent).toBe('4No option has what this “ANSWER:” names.');
  expect(page.getByLabelText<HTMLTextAreaElement>('Your questions').value).toMatch(/^Which/);
  expect(sent).toEqual([]);
});

it('says of a text that nobody can read how it could be', async () => {
  await paste('Dear Ada');
  await page.findByText(/^Pasted text is in no format that is known here\. Put \* before each right answer/);
  expect(sent).toEqual([]);
});

it('asks whoever is signed out to sign in, and keeps what was typed', async () => {
  signedOut = true;
  await page.openAt('/create-own-trivia');
  await page.type(await page.findByLabelText('Question'), 'Half typed');
  await page.focus(page.getByRole('tab', { name: 'Import CSV' }));
  const file = new File(['Question,Answer'], 'quiz.csv', { type: 'text/csv' });
  fireEvent.change(await page.findByLabelText(/Choose a file/), { target: { files: [file] } });
  await page.findByText(/^Please sign in to upload questions\./);
  await page.focus(page.getByRole('tab', { name: 'Write a question' }));
  expect(page.getByLabelText('Question')).toHaveProperty('value', 'Half typed');
});
