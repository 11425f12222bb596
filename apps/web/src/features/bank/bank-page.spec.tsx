import type { QuestionView } from '@clockbeat/domain/contract';
import { within } from '@testing-library/dom';
import { emptyAccount } from '../../../test-support/answers.js';
import { answer, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

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
