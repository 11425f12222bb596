import type { BoardEntry, ClientMessage, GameCardMessage, GameStateView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import type { Messages } from '../../../test-support/live-server.js';
import { answer } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { openState, told, waitingState } from '../../live/picture.fixture.js';

const page = clientPage();

const cardOf = (state: GameStateView, answeredNow: number): GameCardMessage => ({
  gameId,
  title: state.title,
  version: state.version,
  status: state.status,
  currentQuestionIndex: state.currentQuestionIndex,
  questionCount: state.questionCount,
  participantCount: state.participantCount,
  answeredNow,
  endsAt: state.endsAt,
  hostConnected: false,
});

/** The stage of a game in this state, and which controls were pressed on it since. */
const openStage = async (
  state: GameStateView,
  { keeps = {}, otherwise = {} }: { keeps?: Record<string, string>; otherwise?: Messages } = {},
): Promise<ClientMessage[]> => {
  const led: ClientMessage[] = [];
  const ack = { ok: true, version: state.version, gameState: state } as const;
  const control = (message: ClientMessage) => () => {
    led.push(message);
    return { ...ack, moved: true };
  };
  const messages: Messages = {
    watchGame: () => ack,
    watchGames: () => ({ ok: true, games: [cardOf(state, 3)] }),
    startGame: control('startGame'),
    nextQuestion: control('nextQuestion'),
    pauseGame: control('pauseGame'),
    resumeGame: control('resumeGame'),
    ...otherwise,
  };
  await page.openAt(`/screen/${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ status: state.status })) },
    messages,
    keeps,
  });
  await page.findByRole('toolbar', { name: 'Game controls' });
  // a question is not led on from before it was seen
  await page.passes(1_000);
  return led;
};

const asked = waitingState({ participantCount: 12 });
const running = openState(0, 5, { participantCount: 12 });
const paused = openState(0, 6, { participantCount: 12, status: 'paused', phase: 'paused' });

describe('one screen is enough for a host', () => {
  it.each([
    ['s', asked, 'startGame'],
    ['PageDown', asked, 'startGame'],
    ['n', running, 'nextQuestion'],
    [' ', running, 'nextQuestion'],
    ['PageDown', running, 'nextQuestion'],
    ['ArrowRight', running, 'nextQuestion'],
    ['ArrowDown', running, 'nextQuestion'],
    ['p', running, 'pauseGame'],
    ['PageUp', running, 'pauseGame'],
    ['ArrowLeft', running, 'pauseGame'],
    ['PageDown', paused, 'resumeGame'],
  ] as const)('the key %j leads the game (%#)', async (name, state, message) => {
    const led = await openStage(state);
    await page.key(name);
    expect(led).toEqual([message]);
  });

  it('a key that means nothing now does nothing', async () => {
    const led = await openStage(paused);
    for (const name of ['PageUp', ' ', 'n', 'Enter', 'Escape']) await page.key(name);
    expect(led).toEqual([]);
  });

  it('who wants no single keys has the clicker’s all the same', async () => {
    const led = await openStage(running, { keeps: { 'clockbeat.letterKeys': 'off' } });
    for (const name of ['n', 'p', ' ']) await page.key(name);
    expect(led).toEqual([]);
    await page.key('PageDown');
    expect(led).toEqual(['nextQuestion']);
  });

  it('or presses what stands on it', async () => {
    const led = await openStage(running);
    await page.press(page.getByRole('button', { name: 'Pause' }));
    await page.press(page.getByRole('button', { name: 'Next Question' }));
    expect(led).toEqual(['pauseGame', 'nextQuestion']);
  });

  it('what a host is answered is not taken: it holds the key', async () => {
    const gameState = { ...openState(0, 9), questions: [] };
    let starts = 0;
    const startGame = () => {
      starts += 1;
      return { ok: true, version: 9, gameState } as const;
    };
    await openStage(asked, { otherwise: { startGame } });
    await page.key('s');
    expect(starts).toBe(1);
    expect(page.queryByRole('heading', { name: 'Question 0' })).toBeNull();
    await page.tell('gameStarted', told(openState(0, 9)));
    await page.findByRole('heading', { name: 'Question 0' });
  });
});

it('starts an empty room only when it is said twice', async () => {
  const led = await openStage(waitingState({ participantCount: 0 }));
  await page.key('PageDown');
  page.getByRole('dialog', { name: 'Start with nobody here?' });
  await page.key('PageDown');
  expect(led).toEqual([]);
  await page.press(page.getByRole('button', { name: 'Start anyway' }));
  expect(led).toEqual(['startGame']);
});

it('says how many have answered, and nothing of the question before', async () => {
  await openStage(running);
  page.getByText('3 of 12 answered');
  await page.tell('nextQuestion', told(openState(1, 7, { participantCount: 12 })));
  page.getByText('0 of 12 answered');
  await page.tell('gameCard', cardOf(openState(1, 8, { participantCount: 12 }), 5));
  await page.passes(100);
  page.getByText('5 of 12 answered');
});

it('shows no way in where there is none', async () => {
  await openStage(asked);
  page.getByText('ABC123');
  for (const state of [asked, running, paused]) {
    await openStage({ ...state, joining: 'locked' });
    page.getByText('Joining is locked');
    expect(page.queryByText('ABC123')).toBeNull();
    expect(page.queryByRole('img', { name: /QR code/ })).toBeNull();
  }
});

it('offers no full screen where the browser has none', async () => {
  await openStage(running);
  expect(page.queryByRole('button', { name: 'Full screen' })).toBeNull();
});

describe('in team mode', () => {
  const ada: BoardEntry = { id: 'p_ada', name: 'Ada', teamName: 'Reds', score: 300, position: 1, correct: 2 };
  const teams = [
    { teamName: 'Blues', score: 250, members: 2, position: 1 },
    { teamName: 'Reds', score: 200, members: 2, position: 2 },
  ];

  it('the teams stand in the lobby, those that wait for their first player too', async () => {
    await openStage(waitingState({ teamMode: true, preparedTeams: ['Reds', 'Blues'], participantCount: 2 }));
    const entry = { name: 'Ada', ready: false, isHost: false, connected: true };
    await page.tell('lobbyUpdated', {
      gameId,
      version: 2,
      added: [
        { ...entry, id: 'p_ada', teamName: 'Blues' },
        { ...entry, id: 'p_bo', name: 'Bo', teamName: 'Owls' },
      ],
      removed: [],
      participantCount: 2,
    });
    const teamList = page.getByRole('list', { name: 'Teams' });
    expect([...teamList.children].map(({ textContent }) => textContent)).toEqual([
      'Redsnobody yet',
      'Blues1',
      'Owls1',
    ]);
  });

  it('the board beside the question is the teams’', async () => {
    await openStage({ ...running, teamMode: true });
    await page.tell('liveLeaderboard', { gameId, version: 6, players: [ada], teams, participantCount: 12 });
    const rows = page.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['1Blues250', '2Reds200']);
  });

  it('teams stand on the podium, and first on the board', async () => {
    await openStage({ ...running, teamMode: true });
    await page.tell('gameFinished', {
      gameId,
      version: 9,
      finalScores: [{ ...ada, total: 3, averageSeconds: null }],
      teams,
      participantCount: 12,
      endedBy: 'host',
    });
    const winners = page.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(winners).toEqual([expect.stringContaining('Blues'), expect.stringContaining('Reds')]);
    const tables = page.getAllByRole('table').map(({ textContent }) => textContent);
    expect(tables).toEqual([expect.stringContaining('Blues'), expect.stringContaining('Ada')]);
  });
});
