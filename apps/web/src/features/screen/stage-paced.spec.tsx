import type { GameStateView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { closed, openState, told } from '../../live/picture.fixture.js';
import { kindNames, kinds } from '../../ui/crowd/kinds.fixture.js';

const page = clientPage();

const rules = {
  pacing: 'host',
  scoring: 'classic',
  answers: 'final',
  boardEvery: 'question',
  streakBonus: false,
  hostSeesVotes: true,
  closeWhenAllAnswered: true,
} as const;
const round = { number: 2, count: 3, title: 'Space' };
const now = (): number => performance.now();

/** A question whose title stands for 3 s, which is read for 5 and open for 10. */
const planned = (over: Partial<GameStateView> = {}): GameStateView => {
  const question = openState(0, 3).question;
  return openState(0, 3, {
    rules,
    participantCount: 12,
    readsAt: now() + 3_000,
    opensAt: now() + 8_000,
    endsAt: now() + 18_000,
    question: question && { ...question, round },
    ...over,
  });
};
const staged = (
  stage: NonNullable<GameStateView['stage']>,
  over: Partial<GameStateView> = {},
): GameStateView => planned({ version: 6, opensAt: null, endsAt: null, timeLeft: 0, stage, ...over });
const phaseOf = (name: 'revealed' | 'board' | 'break') => ({ name, since: now(), until: null });

/** The wall of a game in this state, and what it led on from since. */
const openWall = async (state: GameStateView): Promise<unknown[]> => {
  const led: unknown[] = [];
  const ack = { ok: true, version: state.version, gameState: { ...state, serverTime: now() } } as const;
  await page.openAt(`/screen/${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ status: state.status })) },
    messages: {
      watchGame: () => ack,
      watchGames: () => ({ ok: true, games: [] }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: now() }),
      nextQuestion: ({ gameState }) => {
        led.push(gameState);
        return { ...ack, moved: true };
      },
    },
  });
  await page.findByRole('toolbar', { name: 'Game controls' });
  // a step is not led on from before it was seen
  await page.passes(1_000);
  return led;
};
const lead = (name: string) => page.getByRole('button', { name });

it('turns from the title to the question and its options by the clock, and says which of them it leads on from', async () => {
  const led = await openWall(planned());
  page.getByRole('heading', { name: 'Space' });
  page.getByText('Round 2 of 3');
  await page.key('n');
  await page.passes(2_000);
  page.getByRole('heading', { name: 'Question 0' });
  expect(page.queryByText('a')).toBeNull();
  await page.passes(1_000);
  lead('Open the question now');
  await page.key('PageDown');
  await page.passes(4_000);
  page.getByText('a');
  page.getByText('0 of 12 answered');
  await page.passes(1_000);
  await page.press(lead('Close the question'));
  expect(led).toEqual([
    { currentQuestionIndex: 0, phase: 'round' },
    { currentQuestionIndex: 0, phase: 'reading' },
    { currentQuestionIndex: 0, phase: 'question' },
  ]);
});

it('has neither letters nor colours where each phone has an order of its own', async () => {
  const mixed = { rules: { ...rules, shuffle: true } } as const;
  await openWall(planned({ ...mixed, readsAt: now(), opensAt: now() }));
  const options = page.getByText('Each phone has its own order').nextElementSibling;
  expect([...(options?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c', 'd']);
  expect(options?.querySelector('svg, .bg-coral')).toBeNull();
  await page.tell('questionClosed', { ...closed(0, 6), counts: [1, 7, 2, 1] });
  await page.tell('gameUpdated', told(staged(phaseOf('revealed'), mixed)));
  const chosen = page.getByRole('list', { name: 'Chosen' });
  expect([...chosen.children].map(({ textContent }) => textContent)).toEqual(['a1', 'b7', 'c2', 'd1']);
});

it('shows how many chose what, what was right and why, and who knew it first', async () => {
  const led = await openWall(planned({ readsAt: now(), opensAt: now() }));
  await page.tell('questionClosed', {
    ...closed(0, 6),
    counts: [1, 7, 2, 1],
    noAnswer: 1,
    correct: 7,
    explanation: 'Because it is.',
    fastest: { name: 'Ada', seconds: 2.34 },
  });
  await page.tell('gameUpdated', told(staged(phaseOf('revealed'))));
  const chosen = page.getByRole('list', { name: 'Chosen' });
  expect([...chosen.children].map(({ textContent }) => textContent)).toEqual([
    'AAa1',
    'BBb7',
    'CCc2',
    'DDd1',
  ]);
  for (const text of ['7 of 12 players were right', 'Fastest: Ada, 2.3 s', 'Because it is.'])
    page.getByText(text);
  await page.passes(1_000);
  await page.press(lead('Go on'));
  expect(led).toEqual([{ currentQuestionIndex: 0, phase: 'revealed' }]);
});

it.each([
  [
    ['True', 'False'],
    [3, 4],
    ['AATrue3', 'BBFalse4'],
  ],
  [
    ['u', 'v', 'w', 'x', 'y', 'z'],
    [0, 1, 2, 0, 0, 9],
    ['AAu0', 'BBv1', 'CCw2', 'DDx0', 'EEy0', 'FFz9'],
  ],
])('shows as many bars as there are options: %j', async (options, counts, shown) => {
  const asked = planned({ readsAt: now(), opensAt: now() }).question;
  await openWall(planned({ question: asked && { ...asked, options } }));
  await page.tell('questionClosed', { ...closed(0, 6), counts });
  await page.tell(
    'gameUpdated',
    told(staged(phaseOf('revealed'), { question: asked && { ...asked, options } })),
  );
  const chosen = page.getByRole('list', { name: 'Chosen' });
  expect([...chosen.children].map(({ textContent }) => textContent)).toEqual(shown);
});

/** The items of a list, and what it says besides is left to those who see. */
const listed = (name: string): string[] =>
  [...page.getByRole('list', { name }).children].map(({ textContent }) => textContent);

describe('of each kind of question', () => {
  const askedFor = {
    multi: 'Choose all that are right',
    typed: 'Type your answer',
    number: 'Answer in m',
    order: 'Put them in their order',
    poll: 'What do you think? Nothing is right or wrong',
    cloud: 'Say it in one to three words',
  };
  const ofKind = (kind: keyof typeof kinds, over: Partial<GameStateView> = {}): Partial<GameStateView> => {
    const { question } = planned();
    return { question: question && { ...question, ...kinds[kind].asked }, ...over };
  };

  it.each(kindNames)('says what it asks for while it is read and while it is open: %s', async (kind) => {
    await openWall(planned({ ...ofKind(kind), readsAt: now() }));
    page.getByText(askedFor[kind]);
    for (const option of kinds[kind].asked.options) expect(page.queryByText(option)).toBeNull();
    await page.passes(8_000);
    page.getByText(askedFor[kind]);
    for (const option of kinds[kind].asked.options) page.getByText(option);
    expect(page.getByRole('main').textContent).not.toContain('Canberra');
  });

  it.each(kindNames)('is silent until the reveal, and then says the answer: %s', async (kind) => {
    const { fallen, heard } = kinds[kind];
    await openWall(planned({ ...ofKind(kind), readsAt: now(), opensAt: now() }));
    const said = () => page.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).not.toContain(heard);
    const correct = kind === 'poll' || kind === 'cloud' ? 0 : 4;
    await page.tell('questionClosed', { ...closed(0, 6), ...fallen, correct });
    await page.tell('gameUpdated', told(staged(phaseOf('revealed'), ofKind(kind))));
    expect(said()).toContain(heard);
    page.getByText(
      kind === 'poll' || kind === 'cloud' ? /^1[01] of 12 have answered$/ : '4 of 12 players were right',
    );
    expect(page.queryByText('Nobody was right')).toBeNull();
  });

  const reveal = async (kind: keyof typeof kinds, over: Partial<(typeof kinds)['multi']['fallen']> = {}) => {
    await openWall(planned({ ...ofKind(kind), readsAt: now(), opensAt: now() }));
    await page.tell('questionClosed', { ...closed(0, 6), ...kinds[kind].fallen, ...over });
    await page.tell('gameUpdated', told(staged(phaseOf('revealed'), ofKind(kind))));
  };

  it('marks all that are right', async () => {
    await reveal('multi');
    expect(listed('Chosen')).toEqual(['AAred7', 'BBgreen2', 'CCblue5']);
    const marked = [...page.getByRole('list', { name: 'Chosen' }).children].map(
      (item) => item.querySelectorAll('svg path[d^="M4 13"]').length,
    );
    expect(marked).toEqual([1, 0, 1]);
    page.getByText('3 in part');
  });

  it('has right texts first, and says how many others there were', async () => {
    await reveal('typed');
    expect(listed('Given answers')).toEqual([
      '(Right answer) canberra3',
      '(Right answer) Canbera1',
      'Sydney5',
    ]);
    page.getByText('and 2 other answers');
  });

  it('says the guesses that its line shows, the band and the middle', async () => {
    await reveal('number');
    expect(listed('Given answers')).toEqual([
      '100\u00a0m: 4 votes',
      '324\u00a0m: 6 votes',
      '330\u00a0m: 2 votes (Right answer)',
    ]);
    page.getByText('from 270 m to 390 m counts in part');
    page.getByText('middle of all guesses: 324 m');
  });

  it('has the right order beside the one that most gave', async () => {
    await reveal('order');
    expect(listed('Right order')).toEqual(['1Mercury', '2Mars', '3Jupiter']);
    expect(listed('Most often given')).toEqual(['1Mars', '2Mercury', '3Jupiter(in its place)']);
  });

  it('where most had the right order, has the one that most gave besides', async () => {
    const [wrong, right] = kinds.order.fallen.groups ?? [];
    if (!wrong || !right) throw new Error('no groups');
    await reveal('order', { groups: [{ ...right, count: 9 }, wrong] });
    expect(listed('Most often besides')).toEqual(['1Mars', '2Mercury', '3Jupiter(in its place)']);
  });

  it('has each word with its voices, for those who hear it too', async () => {
    await reveal('cloud');
    expect(listed('Words by their votes')).toEqual(['friends66 votes', 'beer33 votes']);
    page.getByText('and 1 other answer');
  });

  it.each(kindNames)('stands where nobody has answered: %s', async (kind) => {
    const { asked } = kinds[kind];
    const none = { counts: asked.options.map(() => 0), groups: [], others: 0, noAnswer: 12 };
    await reveal(kind, none);
    if (kind === 'multi' || kind === 'poll') expect(listed('Chosen')).toHaveLength(asked.options.length);
    else page.getByText('Nobody has answered.');
  });
});

it('names who has climbed most, and who is in a row of right ones', async () => {
  await openWall(staged(phaseOf('board')));
  const entry = (name: string, position: number, was: number | null, streak: number) => {
    const score = 100 - position;
    return { id: name, name, teamName: null, score, position, correct: 1, was, streak };
  };
  await page.tell('liveLeaderboard', {
    gameId,
    version: 7,
    players: [entry('Bo', 1, 1, 4), entry('Ada', 2, 5, 1), entry('Cleo', 3, 2, 0)],
    teams: [],
    participantCount: 12,
  });
  const rows = page.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Bo99',
    '2Ada3Up 3 places98',
    '3Cleo1Down 1 place97',
  ]);
  page.getByRole('heading', { name: 'Biggest climber' });
  page.getByText('4 in a row');
  expect(page.queryByText('1 in a row')).toBeNull();
});

it('a break says how long, what comes, what the host says, and how late comers come in', async () => {
  const stage = { ...phaseOf('break'), until: now() + 301_000, text: 'Last orders!', next: round };
  await openWall(staged(stage, { question: null }));
  page.getByText('5:00');
  page.getByText('Last orders!');
  page.getByText('Next · Round 2 of 3');
  page.getByText('ABC123');
  await openWall(staged(stage, { question: null, joining: 'locked' }));
  expect(page.queryByText('ABC123')).toBeNull();
});
