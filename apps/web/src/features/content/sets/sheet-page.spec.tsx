import type { SetQuestionView } from '@clockbeat/domain/contract';
import { savedSet } from '../../../../test-support/answers.js';
import { answer, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';

const page = clientPage();

const get = 'GET /api/saved-trivia-sets/set_walks';
const asked: readonly (Pick<SetQuestionView, 'question'> & Partial<SetQuestionView>)[] = [
  { question: 'Which way?', options: ['Up', 'Down'], answer: 'Down' },
  { question: 'Which are even?', kind: 'multi', options: ['1', '2', '4'], right: [1, 2] },
  { question: 'Who wrote it?', kind: 'typed', accepted: ['Ada Lovelace'] },
  { question: 'How high?', kind: 'number', value: 8849, unit: 'm', band: 0 },
  { question: 'From old to new?', kind: 'order', items: ['Bronze', 'Iron', 'Air'] },
  { question: 'Tea or coffee?', kind: 'poll', options: ['Tea', 'Coffee'] },
  { question: 'How was it?', kind: 'cloud' },
];
const ofAllKinds = asked.map(
  (one, index): SetQuestionView => ({
    id: `q${index}`,
    order: index + 1,
    timeLimit: null,
    options: [],
    answer: '',
    ...one,
  }),
);

const open = async (over: Partial<Parameters<typeof savedSet>[0]> = {}): Promise<void> => {
  const set = savedSet({ customQuestions: ofAllKinds, questionCount: ofAllKinds.length, ...over });
  await page.openAt('/edit-trivia-set/set_walks/sheet', { signedIn: {}, calls: { [get]: answer(set) } });
};
const itemsUnder = (question: string): string[] => {
  const item = page.getByText(question).closest('li');
  return [...(item?.querySelectorAll('li') ?? [])].map((one) => one.textContent ?? '');
};

it('gives every kind something to tick, to number or to write, and tells no answer', async () => {
  await open();
  await page.findByRole('heading', { name: 'Walks' });
  page.getByText('Name or team');
  for (const { question } of ofAllKinds) page.getByText(question);
  expect(itemsUnder('Which way?')).toEqual(['AUp', 'BDown']);
  expect(itemsUnder('From old to new?')).not.toEqual(['Bronze', 'Iron', 'Air']);
  expect(itemsUnder('From old to new?').toSorted()).toEqual(['Air', 'Bronze', 'Iron']);
  page.getByText('m');
  for (const told of [/Right answer/, /Ada Lovelace/, /8,?849/]) expect(page.queryByText(told)).toBeNull();
});

it('tells the answers of every kind that has one, and leaves nothing to fill in', async () => {
  await open();
  await page.press(await page.findByRole('radio', { name: 'With answers' }));
  page.getByText(/Ada Lovelace/);
  page.getByText(/8,?849/);
  expect(page.getAllByText('Right answer')).toHaveLength(3);
  expect(itemsUnder('From old to new?')).toEqual(['1Bronze', '2Iron', '3Air']);
  expect(page.queryByText('Name or team')).toBeNull();
});

it('says what is not on it', async () => {
  await open({ selectedQuestions: ['sci1', 'sci2'] });
  await page.findByText('2 questions that games draw are not on the sheet.');
});

it('has nothing to print of a set without questions, and of none at all', async () => {
  await open({ customQuestions: [] });
  await page.findByText('This set has no questions of its own to print.');
  expect(page.queryByRole('button', { name: /Print/ })).toBeNull();
  await page.openAt('/edit-trivia-set/set_walks/sheet', {
    signedIn: {},
    calls: { [get]: refuse(404, 'not_found') },
  });
  await page.findByRole('heading', { name: 'Trivia set not found' });
});
