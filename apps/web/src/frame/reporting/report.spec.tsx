import type { Results } from '@clockbeat/domain/contract';
import { within } from '@testing-library/dom';
import { gameId } from '../../../test-support/answers.js';
import { answer, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();

const entry = (name: string, position: number) => ({
  id: `p_${name}`,
  name,
  teamName: 'Owls',
  score: 10,
  position,
  correct: 1,
  total: 2,
  averageSeconds: null,
});
/** As Ada sees them, who played. */
const results: Results = {
  gameId,
  title: 'Pub quiz',
  status: 'finished',
  participantCount: 2,
  questionCount: 1,
  scores: [entry('Rude', 1), entry('Ada', 2)],
  teams: [{ teamName: 'Owls', score: 10, members: 2, position: 1 }],
  nextCursor: null,
  you: entry('Ada', 2),
  race: [],
  corrections: [],
  breakdown: [],
};
const report = `POST /api/games/${gameId}/reports`;

const openDialog = async (over: object = {}): Promise<HTMLElement> => {
  await page.openAt(`/game-results/${gameId}`, {
    calls: { [`GET /api/games/${gameId}/results`]: answer({ ...results, ...over }) },
  });
  await page.press(await page.findByRole('button', { name: 'Report something' }));
  return page.findByRole('dialog', { name: 'Report something' });
};
const optionsOf = (dialog: HTMLElement, name: string): (string | null)[] =>
  within(within(dialog).getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('asks what it is about and why, and sends both with a note', async () => {
  let sent: unknown;
  const dialog = await openDialog();
  expect(optionsOf(dialog, 'What is it about?')).toEqual([
    'Please choose',
    'The questions or the title',
    'Player: Rude',
    'Team: Owls',
  ]);
  const send = within(dialog).getByRole('button', { name: 'Report' });
  await page.press(send);
  await page.findByText('Please choose what it is about.');
  page.getByText('Please choose what is wrong with it.');
  await page.type(within(dialog).getByRole('combobox', { name: 'What is it about?' }), '1');
  await page.type(within(dialog).getByRole('combobox', { name: 'What is wrong with it?' }), 'insulting');
  await page.type(within(dialog).getByLabelText('More about it (optional)'), ' Look ');
  page.change({ [report]: refuse(429, 'too_many_requests', 'Slow') });
  await page.press(send);
  await page.findByText(/^That was a little fast\./);
  page.change({
    [report]: ({ body }) => {
      sent = body;
      return Response.json({ received: true }, { status: 201 });
    },
  });
  await page.press(send);
  await page.findByText('Thank you. It will be looked at.');
  expect(sent).toEqual({ about: 'player', name: 'Rude', reason: 'insulting', note: 'Look' });
  expect(page.queryByRole('dialog')).toBeNull();
});

it('asks of a question what may be wrong with a question, and sends its place', async () => {
  let sent: unknown;
  const breakdown = [
    {
      ...{ questionIndex: 4, question: 'Which is the longest river of all?', options: ['a', 'b', 'c', 'd'] },
      ...{ answer: 0, correctAnswer: 0, correctAnswerText: 'a', correct: true, points: 10, timeSeconds: 1 },
    },
  ];
  const dialog = await openDialog({ breakdown });
  const what = within(dialog).getByRole('combobox', { name: 'What is it about?' });
  expect(optionsOf(dialog, 'What is it about?')[1]).toBe('Question 5: Which is the longest river of all?');
  await page.type(what, '0');
  expect(optionsOf(dialog, 'What is wrong with it?')).toEqual([
    ...['Please choose', 'The answer is wrong', 'Out of date', 'Ambiguous'],
  ]);
  await page.type(within(dialog).getByRole('combobox', { name: 'What is wrong with it?' }), 'outdated');
  page.change({
    [report]: ({ body }) => {
      sent = body;
      return Response.json({ received: true }, { status: 201 });
    },
  });
  await page.press(within(dialog).getByRole('button', { name: 'Report' }));
  await page.findByText('Thank you. It will be looked at.');
  expect(sent).toEqual({ about: 'question', questionIndex: 4, reason: 'outdated' });
});

it('offers a host the names alone: the questions are the host’s own', async () => {
  const { breakdown: _, ...hosts } = results;
  await page.openAt(`/game-results/${gameId}`, {
    calls: {
      [`GET /api/games/${gameId}/results`]: answer({ ...hosts, you: null, questions: [], answerTimes: [] }),
    },
  });
  await page.press(await page.findByRole('button', { name: 'Report something' }));
  const dialog = await page.findByRole('dialog', { name: 'Report something' });
  expect(optionsOf(dialog, 'What is it about?')).toEqual([
    'Please choose',
    'Player: Rude',
    'Player: Ada',
    'Team: Owls',
  ]);
});
