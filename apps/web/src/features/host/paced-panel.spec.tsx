import type { GameRules, GameStateView, HostPlayer, HostQuestionView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import type { Messages } from '../../../test-support/live-server.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { closed, openState, player, told, waitingState } from '../../live/picture.fixture.js';
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
const allRules: GameRules = {
  ...rules,
  readSeconds: 5,
  revealSeconds: 8,
  boardSeconds: 6,
  teamScore: 'mean',
  lateJoin: 'open',
  lateTeams: false,
  names: 'masked',
  approval: false,
  shuffle: false,
  photoFinish: false,
  leaderboard: 'always',
  maxPlayers: null,
  settleMs: 300,
  revealMs: 0,
  autoAdvance: true,
};

const questions = [0, 1, 2].map(
  (index): HostQuestionView => ({
    ...(openState(index, 1).question as HostQuestionView),
    answer: 1,
    ...(index === 1 && { breakAfter: { minutes: 10, text: 'Drinks' } }),
  }),
);

/** The second question of three, told when its reading began: its time runs from 6,000 on. */
const told2 = (over: Partial<GameStateView> = {}): GameStateView =>
  openState(1, 9, {
    gameId,
    rules,
    questions,
    phase: 'reading',
    serverTime: 1_000,
    opensAt: 6_000,
    endsAt: 16_000,
    ...over,
  });
const staged = (name: 'revealed' | 'board' | 'break', over: object = {}): GameStateView =>
  told2({ phase: name, opensAt: null, endsAt: null, stage: { name, since: 1_000, until: null, ...over } });

/** Opens the panel, and says what it leads on from: each time the question and the phase that it has seen. */
const openPanel = async (state: GameStateView, players: HostPlayer[] = [], more: Messages = {}) => {
  const led: unknown[] = [];
  const ack = { ok: true, version: state.version, gameState: state } as const;
  await page.openAt(`/admin-game-control?gameId=${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ status: state.status, rules: allRules })) },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({ ...ack, players }),
      syncClock: ({ t }) => ({ ok: true, t, serverTime: state.serverTime }),
      nextQuestion: ({ gameState }) => {
        led.push(gameState);
        return { ...ack, moved: true };
      },
      ...more,
    },
  });
  await page.findByRole('toolbar', { name: 'Game controls' });
  return led;
};
const phase = () => page.getByTestId('phase').textContent;
const press = (name: string) => page.press(page.getByRole('button', { name }));
const settled = 600;

it('says how a game that waits will be played', async () => {
  await openPanel(waitingState({ gameId, rules }));
  page.getByText('Show');
  page.getByText(/The room sees the answer together/);
});

describe('the one main button', () => {
  it.each<[string, GameStateView, string, string]>([
    ['reading', told2(), 'Everybody reads', 'Show options now'],
    ['question', told2({ phase: 'question', opensAt: 500 }), 'Answers are open', 'Close the question'],
    ['revealed', staged('revealed'), 'The answer is shown', 'Show standings'],
    ['board', staged('board'), 'Standings', 'Begin the break'],
    ['break', staged('break', { text: 'Drinks' }), 'Break', 'End the break'],
  ])('leads on from %s, as its host saw it', async (name, state, words, button) => {
    const led = await openPanel(state);
    expect(phase()).toBe(words);
    await page.passes(settled);
    await press(button);
    expect(led).toEqual([{ currentQuestionIndex: 1, phase: name }]);
  });

  it('ends the game after its last answer, and asks no second time', async () => {
    const last = { ...staged('revealed'), currentQuestionIndex: 2 };
    const led = await openPanel(last);
    await page.passes(settled);
    expect(page.queryByRole('button', { name: 'Finish' })).toBeNull();
    await press('Show the winners');
    expect(led).toEqual([{ currentQuestionIndex: 2, phase: 'revealed' }]);
  });

  it('does nothing for a hand that meant the phase before', async () => {
    const led = await openPanel(told2());
    await page.passes(settled);
    await page.tell('gameUpdated', told({ ...staged('revealed'), version: 10 }));
    await press('Show standings');
    await page.key('n');
    expect(led).toEqual([]);
    await page.passes(settled);
    await page.key('n');
    expect(led).toEqual([{ currentQuestionIndex: 1, phase: 'revealed' }]);
  });
});

it('opens the question when its time to read is over, and nobody tells it', async () => {
  await openPanel(told2());
  page.getByText('You alone see the options and the key so far.');
  await page.passes(6_000);
  expect(phase()).toBe('Answers are open');
  page.getByRole('button', { name: 'Close the question' });
});

it('holds a phase, and shows what is left of it', async () => {
  const held = staged('board', { until: null });
  await openPanel({ ...held, status: 'paused', phase: 'paused', held: 'board', timeLeft: 4 });
  expect(phase()).toBe('Standings · paused');
  page.getByRole('timer', { name: '4 seconds left' });
});

describe('votes', () => {
  const ada = player('p_ada', { current: { answer: 1 } });
  const ben = player('p_ben', { order: 2, current: { answer: 2 } });
  const open = told2({ phase: 'question', opensAt: 500, participantCount: 2 });

  it('are counted by option as they come, and nobody is right before the close', async () => {
    await openPanel(open, [ada, ben]);
    page.getByText('2 of 2 answered');
    expect(page.getAllByText('1 vote')).toHaveLength(2);
    page.getByText('right answer');
    expect(page.queryByText(/(was|were) right/)).toBeNull();
  });

  it('are only how many where the panel shows none, and neither is the key', async () => {
    const hidden = { ...ada, current: { answer: null, hidden: true } as const };
    await openPanel({ ...open, rules: { ...rules, hostSeesVotes: false } }, [hidden]);
    page.getByText('1 of 2 answered');
    page.getByText('answered');
    expect(page.queryByText(/vote/)).toBeNull();
    expect(page.queryByText('right answer')).toBeNull();
    expect(page.queryByText('Next question, for you alone')).toBeNull();
  });

  it('are settled at the close, with what the room is told', async () => {
    const right = player('p_ada', { score: 150, current: { answer: 1, isCorrect: true, points: 150 } });
    await openPanel(open, [ada, ben]);
    const fastest = { name: 'Ada', seconds: 2.34 };
    const explanation = 'Because it is so.';
    await page.tell('questionClosed', { ...closed(1, 10), gameId, correct: 1, fastest, explanation });
    await page.tell('gameUpdated', told({ ...staged('revealed'), version: 10, participantCount: 2 }));
    await page.tell('updateScores', {
      gameId,
      version: 10,
      players: [right],
      answeredNow: 2,
      participantCount: 2,
    });
    page.getByText('1 of 2 was right');
    page.getByText('· fastest: Ada, 2.3 s');
    page.getByText(explanation);
    page.getByText('right, 150');
  });
});

describe('a question of each kind', () => {
  const ofKind = (kind: keyof typeof kinds): Partial<GameStateView> => {
    const { asked, fallen } = kinds[kind];
    const question = { ...openState(1, 1).question, ...asked } as HostQuestionView;
    const known = { ...question, answer: null, ...(fallen.key && { key: fallen.key }) };
    const [first, , last] = questions;
    return { question, questions: [first, known, last] as HostQuestionView[], participantCount: 12 };
  };
  const rowOf = (id: string): string =>
    page.getAllByTestId('player-row').find(({ textContent }) => textContent.includes(id))?.textContent ?? '';

  it.each(kindNames)('has its key before the room has, and how it fell afterwards: %s', async (kind) => {
    const { fallen, heard } = kinds[kind];
    await openPanel(told2({ phase: 'question', opensAt: 500, ...ofKind(kind) }));
    if (kind === 'multi') expect(page.getAllByText('right answer')).toHaveLength(2);
    if (kind === 'typed') page.getByText('Canberra');
    if (kind === 'number') page.getByText('330 m');
    if (kind === 'order') page.getByText('place 1');
    const saidAloud = () => page.getAllByRole('status').map(({ textContent }) => textContent);
    expect(saidAloud()).not.toContain(heard);
    await page.tell('questionClosed', { ...closed(1, 10), gameId, ...fallen, correct: 4 });
    await page.tell('gameUpdated', told({ ...staged('revealed'), ...ofKind(kind), version: 10 }));
    expect(saidAloud()).toContain(heard);
    const list = { typed: 'Given answers', number: 'Given answers', order: 'Right order' } as const;
    if (kind in list) page.getByRole('list', { name: list[kind as keyof typeof list] });
    if (kind === 'cloud') page.getByRole('list', { name: 'Words by their votes' });
    expect(page.queryByText(/were right/) !== null).toBe(kind !== 'poll' && kind !== 'cloud');
  });

  it.each([
    ['multi', { kind: 'multi', choices: [2, 0] }, 'A\u2009C'],
    ['typed', { kind: 'typed', text: 'Sydney, of course' }, 'Sydney, of course'],
    ['number', { kind: 'number', value: 1234.5 }, '1234.5\u00a0m'],
    ['order', { kind: 'order', order: [2, 0, 1] }, '3 1 2'],
    ['cloud', { kind: 'cloud', entries: ['friends', 'beer'] }, 'friends, beer'],
  ] as const)('says in the list what somebody has answered: %s', async (kind, given, said) => {
    const ada = player('p_ada', { current: { answer: given } });
    await openPanel(told2({ phase: 'question', opensAt: 500, ...ofKind(kind) }), [ada]);
    expect(page.getByTestId('player-answer').textContent).toBe(said);
  });

  it('says what is right in part by its share, and calls no opinion wrong', async () => {
    const given = { kind: 'multi', choices: [0] } as const;
    const part = { answer: given, isCorrect: false, fraction: 0.5, points: 60 };
    const ada = player('p_ada', { current: part });
    const shown = { ...staged('revealed'), ...ofKind('multi') };
    await openPanel(shown, [ada]);
    expect(rowOf('p_ada')).toContain('50 %');
    page.getByText('right in part, 60');
    const ben = player('p_ben', { current: { answer: 1, isCorrect: false, points: 0 } });
    await openPanel({ ...staged('revealed'), ...ofKind('poll') }, [ben]);
    expect(rowOf('p_ben')).toContain('B');
    expect(page.queryByText('wrong')).toBeNull();
  });

  it('takes words of a cloud off the wall, and puts them back', async () => {
    const said: unknown[] = [];
    const of = (id: string, ...entries: string[]) =>
      player(id, { current: { answer: { kind: 'cloud', entries } } });
    const people = [of('p_ada', 'Café', 'rude'), of('p_bo', 'rude', 'cafe'), of('p_cy', 'Rude', 'alone')];
    await openPanel(told2({ phase: 'question', opensAt: 500, ...ofKind('cloud') }), people, {
      judgeAnswer: ({ questionIndex, text, accepted }) => {
        said.push([questionIndex, text, accepted]);
        return { ok: true, version: 11, gameState: staged('revealed') };
      },
    });
    const group = (text: string, count: number) =>
      ({ answer: { kind: 'cloud', entries: [text] }, count, fraction: null }) as const;
    const groups = [group('rude', 3), group('Café', 2)];
    const end = { ...closed(1, 10), gameId, ...kinds.cloud.fallen };
    await page.tell('questionClosed', { ...end, groups });
    await page.tell('gameUpdated', told({ ...staged('revealed'), ...ofKind('cloud'), version: 10 }));
    const buttons = () =>
      page
        .getAllByRole('button', { name: /^(Take it off|Put it back)/ })
        .map((button) => button.closest('li')?.textContent);
    expect(buttons()).toEqual(['rude3 playersTake it off', 'Café2 playersTake it off']);
    await page.press(page.getByRole('button', { name: 'Take it off rude' }));
    await page.tell('questionClosed', { ...end, version: 12, groups: groups.slice(1) });
    expect(buttons()).toEqual(['rude3 playersPut it back', 'Café2 playersTake it off']);
    await page.press(page.getByRole('button', { name: 'Put it back rude' }));
    expect(said).toEqual([
      [1, 'rude', false],
      [1, 'rude', true],
    ]);
  });

  it('shows nothing of all that where the panel is to be covered', async () => {
    const hidden = player('p_ada', { current: { answer: null, hidden: true } });
    const state = told2({ phase: 'question', opensAt: 500, ...ofKind('typed') });
    await openPanel({ ...state, rules: { ...rules, hostSeesVotes: false } }, [hidden]);
    expect(page.queryByText('Canberra')).toBeNull();
    expect(page.queryByTestId('player-answer')).toBeNull();
  });
});

it('shows the next question to its host alone', async () => {
  await openPanel(told2());
  page.getByText('Next question, for you alone');
  page.getByText('Question 2');
  page.getByText('Right: b');
});

it('says for whom an open question goes on when the time of all others is over', async () => {
  const timed = { name: 'Lena', timeFactor: 2 };
  const open = told2({ phase: 'question', opensAt: 500 });
  await openPanel(open, [player('p_lena', timed), player('p_ben', { order: 2 })]);
  await page.passes(14_000);
  expect(page.queryByText(/time goes on/)).toBeNull();
  await page.passes(2_000);
  page.getByText('· time goes on for Lena');
  const answered = player('p_lena', { ...timed, current: { answer: 1 } });
  const participantCount = 2;
  await page.tell('updateScores', {
    gameId,
    version: 10,
    players: [answered],
    answeredNow: 1,
    participantCount,
  });
  expect(page.queryByText(/time goes on/)).toBeNull();
});

it('shows the teams first where teams play', async () => {
  await openPanel(staged('board'), [player('p_ada', { name: 'Ada', teamName: 'Reds' })]);
  expect(page.queryByRole('table', { name: 'Teams' })).toBeNull();
  await page.tell('liveLeaderboard', {
    gameId,
    version: 10,
    players: [],
    teams: [{ teamName: 'Reds', score: 100, position: 1, members: 1 }],
    participantCount: 1,
  });
  const [first, second] = page.getAllByRole('table');
  expect([first, second].map((table) => table?.querySelector('caption')?.textContent)).toEqual([
    'Teams',
    'Standings',
  ]);
});

it('gives one player more time', async () => {
  const asked: unknown[] = [];
  const state = told2();
  await openPanel(state, [player('p_ada', { name: 'Ada', timeFactor: 1.25, joker: 2 })], {
    extendTime: ({ playerId, factor }) => {
      asked.push([playerId, factor]);
      return { ok: true, version: state.version, gameState: state };
    },
  });
  page.getByText('1.25 × time · joker: round 2');
  await page.press(page.getByRole('button', { name: /^Time and name of Ada/ }));
  expect(page.getByRole<HTMLInputElement>('radio', { name: '1.25 ×' }).checked).toBe(true);
  await page.press(page.getByRole('radio', { name: '2 ×' }));
  expect(asked).toEqual([['p_ada', 2]]);
});
