import type { GameCard, QuestionView, SavedSetView, TaskFields, UploadResult } from '@clockbeat/domain';
import { GameNight, type Person } from '../support/game-night.js';

const facts = { category: 'Kinds', difficulty: 'Easy' };
const asked: readonly (TaskFields & { options?: string[]; question: string })[] = [
  {
    question: 'Which flow north?',
    kind: 'multi',
    options: ['Nile', 'Rhine', 'Po'],
    right: [0, 1],
    exactOnly: true,
  },
  {
    question: 'The capital of Lithuania?',
    kind: 'typed',
    accepted: ['Vilnius', 'Wilna'],
    refused: ['Vilna Gaon'],
  },
  { question: 'How high?', kind: 'number', value: 330, unit: 'm', band: 30, range: { from: 0, to: 1_000 } },
  { question: 'From small to large?', kind: 'order', items: ['mouse', 'cat', 'horse', 'whale'] },
  { question: 'Tea?', kind: 'poll', options: ['yes', 'no'] },
  { question: 'One word for today?', kind: 'cloud' },
];

describe('questions of mine of every kind', () => {
  let night: GameNight;
  let host: Person;
  let other: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    [host, other] = [
      await night.signIn('kinds-host@example.org'),
      await night.signIn('kinds-other@example.org'),
    ];
  });
  afterAll(() => night.end());

  const call = (method: 'get' | 'post' | 'put', path: string, body?: object, who = host) =>
    night.api[method](path).set('cookie', who.cookie).send(body);
  const mine = async (who = host): Promise<QuestionView[]> =>
    (await call('get', '/api/questions/category/Kinds?source=mine', undefined, who).expect(200)).body;

  it('are stored as they came, listed, found by their texts, and known when they come again', async () => {
    const body = { questions: asked.map((one) => ({ ...one, ...facts })) };
    const { body: made } = await call('post', '/api/questions/bulk', body).expect(201);
    const { count, rejected } = made as UploadResult;
    expect([count, rejected]).toEqual([6, []]);
    expect(await mine()).toMatchObject(asked.map((one) => ({ ...one })));
    const found = await call('get', '/api/questions/category/Kinds?source=mine&q=whale').expect(200);
    expect(found.body).toMatchObject([{ kind: 'order' }]);
    const { body: again } = await call('post', '/api/questions/bulk?existing=skip', body).expect(201);
    expect(again).toMatchObject({ count: 0, existing: { length: 6 } });
    const turned = { ...asked[3], ...facts, items: ['whale', 'horse', 'cat', 'mouse'] };
    const { body: news } = await call('post', '/api/questions/bulk?existing=skip', {
      questions: [turned],
    }).expect(201);
    expect(news).toMatchObject({ count: 1, existing: [] });
    await call('get', '/api/questions/category/Kinds', undefined, other).expect(200, []);
  });

  it('come back from their file as they were', async () => {
    const { text } = await call('get', '/api/questions/export?category=Kinds').expect(200);
    expect(text).toContain(
      'Difficulty,Kind,Option E,Option F,Option G,Option H,Exact Only,Not These,Unit,Within,Range',
    );
    expect(text).toContain('"Vilnius | Wilna",Easy,typed,,,,,,Vilna Gaon,,,');
    const { body } = await night.api
      .post('/api/questions/csv?commit=true')
      .set('cookie', other.cookie)
      .set('content-type', 'text/csv')
      .send(text)
      .expect(201);
    expect(body).toMatchObject({ count: 7, rejected: [] });
    const without = ({ id: _, ...question }: QuestionView) => question;
    expect((await mine(other)).map(without)).toEqual((await mine()).map(without));
  });

  it('become other kinds, and one right option, and none of what they were stays', async () => {
    const [first] = await mine();
    const path = `/api/questions/${first!.id}`;
    const put = (task: object) => call('put', path, { question: 'Which?', ...facts, ...task });
    const { body: typed } = await put({ kind: 'typed', accepted: ['Oslo'] }).expect(200);
    expect(typed).toMatchObject({ kind: 'typed', options: [], accepted: ['Oslo'], refused: [] });
    const { body: plain } = await put({ options: ['a', 'b', 'c', 'd'], answer: 3 }).expect(200);
    expect(plain).toMatchObject({ options: ['a', 'b', 'c', 'd'], answer: 3 });
    expect(plain).not.toHaveProperty('kind');
    const { body: refused } = await put({ kind: 'order', items: ['a', 'b'] }).expect(400);
    expect(refused.message.join(' ')).toContain('there must be 3 to 8');
    await put({ kind: 'riddle' }).expect(400);
    await put({ kind: 'poll' }).expect(400);
    await put({ kind: 'multi', options: ['a', 'b', 'c'], right: [0], answer: 'x' }).expect(200);
    expect((await mine())[0]).toMatchObject({ kind: 'multi', right: [0], exactOnly: false });
  });

  it('are asked by a game, mixed where their order is asked for, and by a set', async () => {
    const ids = (await mine()).map(({ id }) => ({ id }));
    const { body: game } = await call('post', '/api/games', { questions: ids }).expect(201);
    const { questions = [] } = (game as { game: GameCard }).game;
    expect(questions.map(({ kind, answer }) => [kind, answer])).toEqual(
      ['multi', 'typed', 'number', 'order', 'poll', 'cloud', 'order'].map((kind) => [kind, null]),
    );
    const { options, key } = questions[3]!;
    expect(options).not.toEqual(asked[3]?.items);
    expect(key?.kind === 'order' && key.order.map((place) => options[place])).toEqual(asked[3]?.items);

    const customQuestions = asked.map((one) => ({ ...one, timeLimit: 20 }));
    const { body: set } = await call('post', '/api/saved-trivia-sets', {
      title: 'Of kinds',
      customQuestions,
      questionsPerGame: 6,
    }).expect(201);
    const { id, customQuestions: kept = [] } = set as SavedSetView;
    expect(kept).toMatchObject(customQuestions);
    expect(kept.map(({ answer }) => answer)).toEqual([
      'Nile, Rhine',
      'Vilnius',
      '330 m',
      'mouse, cat, horse, whale',
      '',
      '',
    ]);
    const { body: launched } = await call('post', `/api/saved-trivia-sets/${id}/launch`).expect(201);
    expect((launched as { game: GameCard }).game).toMatchObject({ questionCount: 6 });
    const file = await call('get', `/api/saved-trivia-sets/${id}`).set('accept', 'text/csv').expect(200);
    expect(file.text).toContain('0..1000');
    const bad = { title: 'Bad', customQuestions: [{ ...asked[0], right: [] }] };
    const { body: refused } = await call('post', '/api/saved-trivia-sets', bad).expect(400);
    expect(refused.message.join(' ')).toContain('customQuestions.0: At least one option must be right');
  });
});
