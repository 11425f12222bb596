import type { GameStateView, QuestionMedia } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../../test-support/answers.js';
import type { Messages } from '../../../../test-support/live-server.js';
import { answer, type Calls, refuse } from '../../../../test-support/network.js';
import { clientPage } from '../../../../test-support/page.js';
import { closed, finishedState, openState, told, waitingState } from '../../../live/picture.fixture.js';

const page = clientPage();
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const look = 'POST /api/overlays/look';
const led = {
  pacing: 'host',
  scoring: 'classic',
  answers: 'final',
  boardEvery: 'question',
  streakBonus: false,
  hostSeesVotes: true,
  closeWhenAllAnswered: true,
} as const;
const now = (): number => performance.now();

/** The game that the server says the token shows. */
let shownGame = gameId;
beforeEach(() => {
  shownGame = gameId;
});

/** What the overlay asked for with its token, in the order of its questions. Nobody is signed in. */
const open = async (
  show: string,
  state: GameStateView,
  { calls = {}, messages = {} }: { calls?: Calls; messages?: Messages } = {},
): Promise<unknown[]> => {
  const asked: unknown[] = [];
  await page.openAt(`/overlay/${token}${show}`, {
    calls: {
      [look]: ({ body }) => {
        asked.push(body);
        return Response.json({ gameId: shownGame });
      },
      ...calls,
    },
    messages: {
      watchGame: (body) => {
        asked.push(body);
        return { ok: true, version: state.version, gameState: { ...state, serverTime: now() } };
      },
      syncClock: ({ t }) => ({ ok: true, t, serverTime: now() }),
      ...messages,
    },
  });
  await page.until(() => asked.length > 1);
  await page.settle();
  return asked;
};
const board = (version: number) =>
  page.tell('liveLeaderboard', {
    gameId,
    version,
    players: [{ id: 'p_ada', name: 'Ada', teamName: null, score: 150, correct: 1, position: 1 }],
    teams: [],
  });
const shown = (): string => page.queryByTestId('overlay')?.textContent ?? '';
const open0 = (over: Partial<GameStateView> = {}): GameStateView =>
  openState(0, 3, { opensAt: now(), endsAt: now() + 10_000, ...over });

it('watches the game that its token names, with nothing to press', async () => {
  expect(await open('?show=question', open0())).toEqual([{ token }, { roomId: gameId, overlayToken: token }]);
  await page.findByRole('heading', { level: 1, name: 'Question 0' });
  for (const option of ['a', 'b', 'c', 'd']) page.getByText(option);
  expect(page.queryAllByRole('button')).toEqual([]);
  expect(page.queryAllByRole('link')).toEqual([]);
});

it('has no ground; the whole wall has one', async () => {
  const { style } = document.documentElement;
  await open('?show=clock', open0());
  expect([style.background, style.colorScheme]).toEqual(['transparent', 'light']);
  await open('?show=wall', open0(), {
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ isOwner: false, status: 'active' })) },
  });
  await page.findByRole('heading', { level: 1, name: 'Question 0' });
  expect([style.background, style.colorScheme]).toEqual(['', '']);
  page.getByText('ABC123');
  page.getByText(/1 player/);
  expect(page.queryByText(/answered/)).toBeNull();
  expect(page.queryAllByRole('button')).toEqual([]);
});

it.each(['?show=board', '', '?show=everything'])(
  'with %j shows the board, once there is one',
  async (show) => {
    await open(show, open0());
    expect(shown()).toBe('');
    await board(4);
    page.getByRole('row', { name: /Ada/ });
    expect(page.queryByText('Question 0')).toBeNull();
  },
);

it('shows the board of a game that is led when the wall does, and no sooner', async () => {
  await open('?show=board', open0({ rules: led }));
  await board(4);
  expect(shown()).toBe('');
  const stage = { name: 'board', since: now(), until: null } as const;
  await page.tell('gameUpdated', told(open0({ rules: led, version: 5, endsAt: null, stage })));
  page.getByRole('row', { name: /Ada/ });
});

it('goes along when the room goes on in another game', async () => {
  const asked = await open('?show=board', finishedState());
  const next = 'game_the_next_one_12';
  shownGame = next;
  await page.tell('gameUpdated', told({ ...finishedState(), version: 99, nextGameId: next }));
  await page.until(() => asked.some((body) => JSON.stringify(body).includes(next)));
  expect(asked).toContainEqual({ roomId: next, overlayToken: token });
});

it('shows the final places after the end, and before the game nothing', async () => {
  await open('?show=board', waitingState());
  expect(shown()).toBe('');
  await page.tell('gameFinished', {
    gameId,
    version: 9,
    gameState: finishedState(),
    finalScores: [
      {
        id: 'p_bo',
        name: 'Bo',
        teamName: null,
        score: 300,
        correct: 2,
        total: 3,
        averageSeconds: 2,
        position: 1,
      },
    ],
    teams: [],
  });
  page.getByRole('row', { name: /Bo/ });
});

it('shows the time of the open question, and in a pause how it stands', async () => {
  await open('?show=clock', open0());
  page.getByRole('timer', { name: '10 seconds left' });
  await page.passes(3_000);
  page.getByRole('timer', { name: '7 seconds left' });
  const paused = open0({ status: 'paused', phase: 'paused', version: 4, endsAt: null, timeLeft: 6 });
  await page.tell('gamePaused', told(paused));
  await page.passes(5_000);
  page.getByRole('timer', { name: '6 seconds left' });
});

it('covers the question in a pause, and says for a moment what was right of the one before', async () => {
  await open('?show=question', open0());
  await page.tell('gamePaused', told(open0({ status: 'paused', phase: 'paused', version: 4, endsAt: null })));
  expect(shown()).toBe('');
  await page.tell('gameResumed', told(open0({ version: 5 })));
  expect(shown()).toContain('Question 0');
  expect(page.queryByText(/Right answer/)).toBeNull();
  await page.tell('questionClosed', closed(0, 6));
  const next = openState(1, 7, { opensAt: now(), endsAt: now() + 10_000 });
  await page.tell('nextQuestion', told(next));
  page.getByText(/Right answer: B/);
  page.getByRole('heading', { level: 1, name: 'Question 1' });
  await page.passes(5_000);
  expect(page.queryByText(/Right answer/)).toBeNull();
});

it('has no sound and no button for one', async () => {
  const media: QuestionMedia = {
    hash: 'a'.repeat(64),
    type: 'audio/mpeg',
    bytes: 42_000,
    seconds: 31,
    alt: 'A blackbird',
  };
  const { question } = open0();
  await open('?show=question', open0({ question: question && { ...question, media } }));
  await page.findByRole('heading', { level: 1, name: 'Question 0' });
  expect(page.queryAllByRole('button')).toEqual([]);
  expect(document.querySelector('audio')).toBeNull();
});

it('says whoever sets it up that its token shows nothing, and looks again by itself', async () => {
  await page.openAt(`/overlay/${token}`, { calls: { [look]: refuse(404, 'unknown_code') } });
  await page.findByRole('heading', { name: 'This overlay shows nothing any more' });
  page.change({ [look]: () => new Response('', { status: 503 }) });
  const before = page.asked(look).length;
  await page.passes(15_000);
  expect(page.asked(look).length).toBeGreaterThan(before);
});

it('shows nothing once it is taken back on the air, and asks again by itself', async () => {
  let isGood = true;
  let asks = 0;
  const watchGame: Messages['watchGame'] = () => {
    asks += 1;
    return isGood
      ? { ok: true, version: 3, gameState: { ...open0(), serverTime: now() } }
      : { ok: false, error: { code: 'not_signed_in', message: 'Please sign in.' } };
  };
  isGood = false;
  await page.openAt(`/overlay/${token}?show=question`, {
    calls: { [look]: answer({ gameId }) },
    messages: { watchGame, syncClock: ({ t }) => ({ ok: true, t, serverTime: now() }) },
  });
  await page.until(() => asks > 0);
  await page.settle();
  expect(document.body.textContent).toBe('');
  // a gateway of the release before knew no such token
  isGood = true;
  await page.passes(30_000);
  await page.findByRole('heading', { level: 1, name: 'Question 0' });
});
