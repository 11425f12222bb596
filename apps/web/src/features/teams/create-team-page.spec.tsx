import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { bankQuestion, ownQuestion, team } from '../../hosting/hosting.fixture.js';

const page = clientPage();

const owls = { ...team('t_owls'), name: 'The Owls', code: 'OWLS22' };
const spiders = {
  title: 'Spiders',
  customQuestions: [ownQuestion('own1'), ownQuestion('own2')],
  timePerQuestion: 25,
  isCustom: true,
};
const fullBasket = { teamId: null, basket: [bankQuestion('sci1')] };

const openAt = (address: string, keeps: Record<string, unknown> = {}) =>
  page.openAt(address, {
    signedIn: {},
    keeps,
    calls: {
      'GET /api/teams': answer({ items: [owls, team('t_1')], nextCursor: null }),
      'POST /api/teams': answer({ ...team('t_new'), name: 'New ones' }),
    },
  });
const basket = (): string[] =>
  JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{"basket":[]}').basket.map(
    ({ id }: { id: string }) => id,
  );
const createTeam = async (): Promise<void> => {
  await page.type(await page.findByLabelText('Team Name'), 'New ones');
  await page.press(page.getByRole('button', { name: 'Create Team' }));
};

describe('the account’s teams', () => {
  it('are offered in a browser that knows none of them', async () => {
    await openAt('/create-trivia-choice');
    await page.until(() => page.address() === '/create-team');
    await page.press(await page.findByRole('button', { name: 'Go on with The Owls' }));
    await page.findByText('OWLS22');
    expect(page.address()).toBe('/create-trivia-choice');
  });

  it('go on with the own questions that wait', async () => {
    await openAt('/create-team', { 'clockbeat.pendingGame': spiders });
    await page.findByText('The 2 questions of “Spiders” wait for their team.');
    await page.press(await page.findByRole('button', { name: 'Go on with The Owls' }));
    await page.until(() => page.address() === '/question-basket');
    expect(basket()).toEqual(['own1', 'own2']);
  });
});

describe('a basket that is full already', () => {
  const keeps = { 'clockbeat.pendingGame': spiders, 'clockbeat.appState': fullBasket };

  it('gives way to what waits for a new team only when the host says so', async () => {
    await openAt('/create-team', keeps);
    await createTeam();
    await page.press(await page.findByRole('button', { name: 'Review your questions' }));
    await page.findByText('It takes the place of the 1 question in your basket.');
    await page.press(page.getByRole('button', { name: 'Keep my basket' }));
    expect(basket()).toEqual(['sci1']);
    await page.press(page.getByRole('button', { name: 'Review your questions' }));
    await page.press(await page.findByRole('button', { name: 'Play the new questions' }));
    await page.until(() => page.address() === '/question-basket');
    expect(basket()).toEqual(['own1', 'own2']);
  });

  it('and to what waits for an old one', async () => {
    await openAt('/create-team', keeps);
    await page.press(await page.findByRole('button', { name: 'Go on with The Owls' }));
    await page.findByText('Play “Spiders” instead?');
    expect(basket()).toEqual(['sci1']);
  });
});

describe('own questions that are hosted at once', () => {
  const draft = {
    step: 'questions',
    details: {
      title: 'Spiders',
      category: 'Science',
      difficulty: 'easy',
      questionsPerGame: '10',
      timePerQuestion: '30',
    },
    questions: [
      { id: 'own-1', question: 'Legs?', options: ['8', '6', '4', '2'], answer: 0, timeLimit: null },
    ],
    entry: null,
  };
  const current = { teamId: 't_1', name: 'The Clocks', code: 'CLOCK1' };
  const hostNow = async (keeps: Record<string, unknown>): Promise<void> => {
    await openAt('/create-custom-questions', { 'clockbeat.customDraft': draft, ...keeps });
    await page.press(await page.findByRole('button', { name: 'Host Now' }));
  };

  it('are in the basket of the team that was chosen', async () => {
    await hostNow({ 'clockbeat.currentTeam': current });
    await page.until(() => page.address() === '/question-basket');
    expect(basket()).toEqual(['own-1']);
  });

  it('replace no others without a question', async () => {
    await hostNow({ 'clockbeat.currentTeam': current, 'clockbeat.appState': fullBasket });
    await page.findByText('Play “Spiders” instead?');
    expect([page.address(), basket()]).toEqual(['/create-custom-questions', ['sci1']]);
    await page.press(page.getByRole('button', { name: 'Play the new questions' }));
    await page.until(() => page.address() === '/question-basket');
    expect(basket()).toEqual(['own-1']);
  });

  it('wait for a team where none was chosen', async () => {
    await hostNow({});
    await page.until(() => page.address() === '/create-team');
    await page.findByText('The 1 question of “Spiders” waits for its team.');
  });
});

it('a team is renamed on its page, and in what this browser keeps', async () => {
  await page.openAt('/teams/t_owls', {
    signedIn: {},
    keeps: { 'clockbeat.currentTeam': { teamId: 't_owls', name: 'The Owls', code: 'OWLS22' } },
    calls: {
      'GET /api/teams/t_owls': answer(owls),
      'PUT /api/teams/t_owls': answer({ ...owls, name: 'Night Owls' }),
    },
  });
  await page.press(await page.findByRole('button', { name: 'Rename' }));
  const name = page.getByLabelText('Team Name');
  await page.type(name, ' ');
  await page.press(page.getByRole('button', { name: 'Save name' }));
  page.getByText('Field is required.');
  await page.type(name, 'Night Owls');
  await page.press(page.getByRole('button', { name: 'Save name' }));
  await page.findByRole('heading', { name: 'Night Owls' });
  expect(JSON.parse(localStorage.getItem('clockbeat.currentTeam') ?? '{}').name).toBe('Night Owls');
});
