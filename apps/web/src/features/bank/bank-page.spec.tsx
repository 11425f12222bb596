import type { QuestionView } from '@clockbeat/domain/contract';
import { within } from '@testing-library/dom';
import { emptyAccount } from '../../../test-support/answers.js';
import { answer, hold, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { fromServer } from '../../hosting/basket-question.js';

const page = clientPage();

const question = (category: string): QuestionView => ({
  id: 'q1',
  question: 'Which way?',
  options: ['Up', 'Down', 'Left', 'Right'],
  answer: 0,
  category,
  difficulty: 'Easy',
  timeLimit: null,
  source: 'bank',
});

/** A server that fails is asked twice more. */
const afterTries = async (): Promise<void> => {
  await page.passes(1_000);
  await page.passes(2_000);
};

describe('what does not load is said', () => {
  it('and the nine cards of the bank stand all the same', async () => {
    await page.openAt('/trivia-bank', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/questions/by-category': refuse(500) },
    });
    await page.until(() => page.asked('GET /api/questions/by-category').length > 0);
    await afterTries();
    await page.findByText('Failed to load question categories. Please try again.');
    expect(page.getAllByText('20+ questions')).toHaveLength(9);
  });

  it('and the questions of a category are asked for again', async () => {
    await page.openAt('/category-movies', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/questions/category/Movies': refuse(500) },
    });
    await page.until(() => page.asked('GET /api/questions/category/Movies').length > 0);
    await afterTries();
    await page.findByText('Loading Error');
    expect(page.getAllByText('Failed to load Movies questions. Please try again.')).toHaveLength(2);
    page.change({ 'GET /api/questions/category/Movies': answer([question('Movies')]) });
    await page.press(page.getByRole('button', { name: 'Try Again' }));
    await page.findByRole('checkbox');
  });

  it('and that there was no server, where there was none', async () => {
    await page.openAt('/category-sports', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/questions/category/Sports': lost },
    });
    await page.until(() => page.asked('GET /api/questions/category/Sports').length > 0);
    await afterTries();
    await page.findByText('Failed to connect to server. Please try again.');
  });
});

describe('many at once', () => {
  const many = (count: number, from = 0): QuestionView[] =>
    Array.from({ length: count }, (_, nth) => ({ ...question('Sports'), id: `sp${from + nth}` }));
  const first = answer(many(100), { 'X-Next-Cursor': 'more' });
  const sports = 'GET /api/questions/category/Sports';
  const kinds = '&kinds=single%2Cmulti%2Cnumber%2Corder';

  it('are all that match, not only those that are shown, and no more of them are drawn', async () => {
    await page.openAt('/category-sports', {
      signedIn: {},
      calls: {
        ...emptyAccount,
        [sports]: first,
        [`${sports}?limit=200&source=bank${kinds}`]: answer(many(200), { 'X-Next-Cursor': 'rest' }),
        [`${sports}?limit=200&cursor=rest&source=bank${kinds}`]: answer(many(84, 200)),
      },
    });
    await page.press(await page.findByRole('button', { name: 'Select All' }));
    await page.findByText('The first 100 questions · 284 selected');
    await page.findByRole('button', { name: 'Add 284 to Basket' });
    expect(page.getAllByRole('checkbox')).toHaveLength(100);
    await page.press(page.getByRole('button', { name: 'Deselect All' }));
    await page.findByText('The first 100 questions');
  });

  it('are as many as a basket holds, and the rest is told', async () => {
    await page.openAt('/category-sports', {
      signedIn: {},
      calls: {
        ...emptyAccount,
        [sports]: first,
        [`${sports}?limit=200&source=bank${kinds}`]: answer(many(884)),
      },
    });
    await page.press(await page.findByRole('button', { name: 'Select All' }));
    await page.findByText('A basket holds 500 questions: 384 more have no room.');
    await page.findByRole('button', { name: 'Add 500 to Basket' });
  });

  it('are drawn by chance, none that is there already', async () => {
    await page.openAt('/category-sports', {
      signedIn: {},
      keeps: { 'clockbeat.appState': { basket: [fromServer(many(1)[0] ?? question('Sports'))] } },
      calls: { ...emptyAccount, [sports]: first, [`${sports}?draw=11&source=bank`]: answer(many(11)) },
    });
    await page.press(await page.findByRole('button', { name: 'Draw at random' }));
    await page.findByText('The first 100 questions · 10 selected');
    const boxes = page.getAllByRole('checkbox').slice(0, 12) as HTMLInputElement[];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, ...Array(10).fill(true), false]);
  });
});

describe('other kinds', () => {
  const sports = 'GET /api/questions/category/Sports';
  const { answer: _, ...facts } = question('Sports');
  const others: QuestionView[] = [
    {
      ...facts,
      id: 'fact-number',
      question: 'How many hurdles are there?',
      options: [],
      kind: 'number',
      value: 10,
      unit: 'hurdles',
      band: 2,
    },
    {
      ...facts,
      id: 'fact-order',
      question: 'Which comes first?',
      options: ['Swim', 'Cycle', 'Run'],
      kind: 'order',
      items: ['Swim', 'Cycle', 'Run'],
      timeLimit: 30,
    },
  ];

  it('are listed with what is right, and drawn by nobody who has not chosen one', async () => {
    await page.openAt('/category-sports', {
      signedIn: {},
      calls: {
        ...emptyAccount,
        [`${sports}?limit=100&source=bank&kinds=single%2Cmulti%2Cnumber%2Corder`]: answer(others),
        [`${sports}?draw=10&source=bank`]: answer([{ ...question('Sports'), id: 'sp1' }]),
      },
    });
    await page.findByText('Right: 10 hurdles (± 2)');
    expect(page.getByText('Swim').closest('ol')?.textContent).toBe('1Swim2Cycle3Run');
    page.getByText('30 s', { exact: false });
    expect(page.getByRole('combobox', { name: 'Kind of question' }).textContent).toBe('Any');
    await page.press(page.getByRole('button', { name: 'Draw at random' }));
    await page.findByText('2 questions · 1 selected');
  });
});

it('questions with a picture are found among all kinds', async () => {
  const sports = 'GET /api/questions/category/Sports';
  const kinds = 'kinds=single%2Cmulti%2Cnumber%2Corder';
  const pictured = { ...question('Sports'), id: 'sp1', question: 'Whose flag is this?' };
  await page.openAt('/category-sports', {
    signedIn: {},
    calls: {
      ...emptyAccount,
      [`${sports}?limit=100&source=bank&${kinds}`]: answer([question('Sports'), pictured]),
      [`${sports}?limit=100&source=bank&${kinds}&pictures=true`]: answer([pictured]),
      [`${sports}?draw=10&source=bank&${kinds}&pictures=true`]: answer([pictured]),
    },
  });
  await page.findByText('2 questions');
  await page.press(page.getByRole('combobox', { name: 'Kind of question' }));
  await page.press(await page.findByRole('option', { name: 'With a picture' }));
  await page.findByText('1 question');
  await page.press(page.getByRole('button', { name: 'Draw at random' }));
  await page.findByText('1 question · 1 selected');
});

describe('what rooms made of questions', () => {
  const sports = 'GET /api/questions/category/Sports';
  const kinds = '&kinds=single%2Cmulti%2Cnumber%2Corder';
  const asked = (id: string, played: QuestionView['played']): QuestionView => ({
    ...question('Sports'),
    ...{ id, question: `Which ${id}?`, difficulty: 'Easy', ...(played && { played }) },
  });
  const told = asked('told', { is: 'told', asked: 1_240, share: 0.42, difficulty: 'Hard' });
  const others = [asked('seldom', { is: 'tooFew' }), asked('never', undefined)];

  it('is said of each, labels follow it where the host wants it, and what is about as hard is found', async () => {
    await page.openAt('/category-sports', {
      signedIn: {},
      calls: {
        ...emptyAccount,
        [sports]: answer([told, ...others]),
        [`${sports}?limit=100&source=bank&alike=told${kinds}`]: answer([asked('like', undefined)]),
      },
    });
    await page.findByText('Asked 1,240 times, 42 % right');
    expect(page.getAllByText(/^Asked/)).toHaveLength(2);
    page.getByText('Asked too rarely to say how hard it is');
    expect(page.getAllByText('Easy')).toHaveLength(3);
    await page.press(page.getByRole('switch', { name: /^Difficulty as rooms played it/ }));
    await page.findByText('Hard');
    expect(page.getAllByText('Easy')).toHaveLength(2);
    await page.press(page.getByRole('switch', { name: /^Difficulty as rooms played it/ }));
    await page.press(page.getByRole('button', { name: 'About as hard as: Which told?' }));
    await page.findByRole('heading', { name: 'About as hard as “Which told?”' });
    await page.findByRole('checkbox', { name: 'Which like?' });
    await page.press(page.getByRole('button', { name: 'Show all again' }));
    await page.findByRole('checkbox', { name: 'Which never?' });
  });

  it('is nothing to choose by where no question was asked often enough', async () => {
    await page.openAt('/category-sports', {
      signedIn: {},
      calls: { ...emptyAccount, [sports]: answer(others) },
    });
    await page.findByText('Which never?');
    expect(page.queryByRole('switch')).toBeNull();
    expect(page.queryByRole('button', { name: /About as hard/ })).toBeNull();
  });
});

describe('own questions', () => {
  const rivers = 'GET /api/questions/category/Rivers';
  const mine = (id: string, over: Partial<QuestionView> = {}): QuestionView => ({
    ...question('Rivers'),
    id,
    question: `Where is ${id}?`,
    source: 'mine',
    timeLimit: 20,
    ...over,
  });
  const basket = [fromServer(mine('r1')), fromServer(mine('r2'))];
  const open = () =>
    page.openAt('/dynamic-category/Rivers', {
      signedIn: {},
      keeps: { 'clockbeat.appState': { basket } },
      calls: {
        ...emptyAccount,
        [rivers]: answer([mine('r1'), mine('r2'), { ...question('Rivers'), id: 'b1' }]),
      },
    });
  const kept = (): string[] =>
    JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{}').basket.map(
      (one: { question: string }) => one.question,
    );

  it('are changed, in the bank and in the basket; the bank’s are not', async () => {
    await open();
    await page.press(await page.findByRole('button', { name: 'Edit: Where is r1?' }));
    expect(page.getAllByRole('button', { name: /^Edit: /, hidden: true })).toHaveLength(2);
    const changed = mine('r1', { question: 'Where is it now?' });
    let sent: unknown;
    page.change({
      [rivers]: answer([changed, mine('r2')]),
      'PUT /api/questions/r1': (call) => {
        sent = call.body;
        return answer(changed)(call);
      },
    });
    const dialog = within(page.getByRole('dialog'));
    await page.type(dialog.getByLabelText('Question'), 'Where is it now?');
    await page.press(dialog.getByRole('button', { name: 'Save Question' }));
    await page.findByText('Where is it now?');
    expect(sent).toMatchObject({
      question: 'Where is it now?',
      answer: 0,
      category: 'Rivers',
      difficulty: 'Easy',
    });
    expect(kept()).toEqual(['Where is it now?', 'Where is r2?']);
  });

  it('are deleted, all that are picked at once, and leave the basket', async () => {
    await open();
    await page.press(await page.findByRole('button', { name: 'Select All' }));
    await page.press(page.getByRole('button', { name: 'Delete 2 selected questions' }));
    const nothing = () => new Response(null, { status: 204 });
    page.change({
      [rivers]: answer([{ ...question('Rivers'), id: 'b1' }]),
      'DELETE /api/questions/r1': nothing,
      'DELETE /api/questions/r2': nothing,
    });
    await page.press(page.getByRole('button', { name: 'Delete for good' }));
    await page.findByText('2 questions deleted.');
    expect(page.asked('DELETE')).toEqual(['DELETE /api/questions/r1', 'DELETE /api/questions/r2']);
    expect(page.getAllByRole('checkbox')).toHaveLength(1);
    expect(kept()).toEqual([]);
  });
});

describe('an announced category', () => {
  const categories = (...names: string[]) =>
    answer({
      items: names.map((category) => ({ category, count: 20, source: 'bank' })),
      total: names.length * 20,
    });
  const all = {
    ...emptyAccount,
    'GET /api/questions/categories': categories('Geography', 'Finance', 'Afrobeats', 'Movies', 'Sports'),
  };

  for (const [key, name] of [
    ['geography', 'Geography'],
    ['finance', 'Finance'],
    ['afrobeats', 'Afrobeats'],
    ['movies', 'Movies'],
    ['sports', 'Sports'],
  ] as const)
    it(`leads to its questions: ${name}`, async () => {
      await page.openAt(`/coming-soon/${key}`, {
        signedIn: {},
        calls: { ...all, [`GET /api/questions/category/${name}`]: answer([question(name)]) },
      });
      await page.until(() => page.address() === `/category-${key}`);
    });

  it('is not ready where nobody announced it', async () => {
    await page.openAt('/coming-soon/science', { signedIn: {}, calls: all });
    await page.findByText('Unknown Category trivia is not ready yet.');
  });

  it('is not ready while it has no questions, and the bank is near', async () => {
    await page.openAt('/coming-soon/finance', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/questions/categories': categories() },
    });
    await page.findByText('Finance trivia is not ready yet.');
    const back = within(page.getByRole('main')).getByRole('link', { name: 'Question Bank' });
    expect(back.getAttribute('href')).toBe('/trivia-bank');
  });

  it('is asked for again where it could not be: that is no answer', async () => {
    await page.openAt('/coming-soon/movies', {
      signedIn: {},
      calls: { ...emptyAccount, 'GET /api/questions/categories': refuse(400) },
    });
    const main = await page.findByRole('main');
    await page.until(
      () => within(main).queryByText('Failed to load question categories. Please try again.') !== null,
    );
    expect(page.queryByText('Movies trivia is not ready yet.')).toBeNull();
    page.change({ ...all, 'GET /api/questions/category/Movies': answer([question('Movies')]) });
    await page.press(page.getByRole('button', { name: 'Try Again' }));
    await page.until(() => page.address() === '/category-movies');
  });
});

it('says that the categories are on their way', async () => {
  const held = hold(answer([]));
  await page.openAt('/trivia-bank', {
    signedIn: {},
    calls: { ...emptyAccount, 'GET /api/questions/by-category': held.reply },
  });
  const loading = () => page.queryByText('Loading the categories...');
  await page.until(() => loading()?.closest('[role=status]') != null);
  held.letGo();
  await page.until(() => loading() === null);
});

it('a long category comes page by page', async () => {
  const category = 'R&D / 50%';
  const call = `GET /api/questions/category/${encodeURIComponent(category)}`;
  const many = (count: number, from: number): QuestionView[] =>
    Array.from({ length: count }, (_, nth) => ({
      ...question(category),
      id: `up${from + nth}`,
      source: 'mine',
    }));
  await page.openAt(`/dynamic-category/${encodeURIComponent(category)}`, {
    signedIn: {},
    calls: {
      ...emptyAccount,
      [call]: ({ query }) =>
        query.get('cursor') === 'next'
          ? Response.json(many(20, 100))
          : Response.json(many(100, 0), { headers: { 'X-Next-Cursor': 'next' } }),
    },
  });
  expect((await page.findByRole('heading', { level: 1, name: category })).textContent).toBe(category);
  await page.findByText('The first 100 questions');
  await page.press(page.getByRole('button', { name: 'Select All' }));
  await page.findByText('The first 100 questions · 120 selected');
  await page.press(page.getByRole('button', { name: 'Show more' }));
  await page.findByText('120 questions · 120 selected');
  expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
});

describe('a sample category', () => {
  const current = { teamId: 't_1', name: 'The Clocks', code: 'CLOCK1' };
  const open = (address: string) =>
    page.openAt(address, {
      signedIn: {},
      keeps: { 'clockbeat.currentTeam': current, 'clockbeat.appState': { teamId: 't_1' } },
      calls: { ...emptyAccount, 'GET /api/questions/by-category': answer([]) },
    });

  it('is tried, and counts what it does', async () => {
    await open('/trivia-bank');
    await page.press(await page.findByRole('link', { name: 'Nigerian History' }));
    await page.findByText('0 selected | 0 in basket');
    const add = page.getByRole('button', { name: 'Add Selected to Basket' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await page.press(add);
    await page.findByText('Please select at least one question to add to your basket.');
    expect(page.getAllByText('Right answer')).toHaveLength(5);
    const boxes = page.getAllByRole('checkbox');
    const [sample] = boxes.map((box) => within(box.closest('li') as HTMLElement));
    const options = sample?.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(options).toEqual(['A1957', 'B1960Right answer', 'C1963', 'D1966']);
    sample?.getByText('10 s');
    await page.press(page.getByText(/independent/));
    await page.press(boxes[3] as Element);
    await page.findByText('2 selected | 0 in basket');
    await page.press(boxes[3] as Element);
    await page.findByText('1 selected | 0 in basket');
    await page.press(add);
    await page.findByText('Added 1 question to your basket!');
    await page.findByText('0 selected | 1 in basket');
    expect(JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{}').basket[0]).toMatchObject({
      id: 'history-nigeria_0',
      correctAnswer: '1960',
      source: 'Nigerian History',
      timer: 10,
    });
    await page.press(page.getByRole('link', { name: 'Review Selection (1)' }));
    await page.findByRole('heading', { name: 'Approve Selection' });
    await page.findByText('1960');
  });

  it('that is not there leads back to the bank', async () => {
    await open('/question-select/gardening');
    await page.findByRole('heading', { name: 'Category not found.' });
    expect(page.getByRole('link', { name: 'Back to Bank' }).getAttribute('href')).toBe('/trivia-bank');
  });
});
