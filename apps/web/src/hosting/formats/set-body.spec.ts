import type { FileQuestion } from '@clockbeat/domain/contract';
import { namedFiles, setBody, withStored } from './set-body.js';
import type { SetRead } from './set-read.js';

const [kept, broken, unnamed, elsewhere] = ['a', 'b', 'c', 'd'].map((sign) => sign.repeat(64)) as [
  string,
  string,
  string,
  string,
];
const questions: FileQuestion[] = [
  { text: 'A?', options: ['x', 'y'], right: 'x', media: { hash: kept, alt: 'a lake' } },
  {
    text: 'B?',
    options: ['x', 'y'],
    right: 'x',
    media: { hash: elsewhere, alt: '' },
    optionMedia: [
      { hash: broken, alt: '' },
      { hash: kept, alt: '' },
    ],
  },
  { text: 'C?', options: ['x', 'y'], right: 'x' },
];
const read: SetRead = {
  format: 'json',
  set: { questions },
  places: [1, 2, 3],
  files: {
    [kept]: { type: 'image/png', data: 'AQID' },
    [broken]: { type: 'image/png', data: 'no Base64!' },
    [unnamed]: { type: 'image/png', data: 'AQID' },
  },
  problems: [],
  leftOut: {},
  count: 3,
};

it('has the files that questions name, each once, and knows which nobody can read', async () => {
  const files = namedFiles(read);
  expect([...files.keys()]).toEqual([kept, broken]);
  expect(files.get(broken)).toBeNull();
  expect(files.get(kept)).toMatchObject({ type: 'image/png', size: 3 });
});

it('names what is stored as it is stored, and goes without what is not', () => {
  const stored = new Map([
    [kept, unnamed],
    [broken, null],
  ]);
  expect(withStored(read.set, stored).questions).toEqual([
    { ...questions[0], media: { hash: unnamed, alt: 'a lake' } },
    { ...questions[1], optionMedia: [null, { hash: unnamed, alt: '' }] },
    questions[2],
  ]);
});

it('is called as its file is, unless it says a title of its own', async () => {
  const titleOf = async (body: Blob): Promise<string> => JSON.parse(await body.text()).title;
  expect(await titleOf(setBody(read.set, 'é'.repeat(120)))).toBe('é'.repeat(100));
  expect(await titleOf(setBody({ ...read.set, title: 'Lakes' }, 'file'))).toBe('Lakes');
});
