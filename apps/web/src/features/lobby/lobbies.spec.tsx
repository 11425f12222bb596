import type { GameStateView, JoinInfo, TeamView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import type { Messages } from '../../../test-support/live-server.js';
import { answer, lost, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { joined, seat, waitingState } from '../../live/picture.fixture.js';

const page = clientPage();

const card = `GET /api/games/${gameId}`;
const notOwned = gameCard({ isOwner: false });
const info: JoinInfo = {
  code: 'ABC123',
  kind: 'game',
  gameId,
  gameCode: 'ABC123',
  title: 'Game night',
  hostTeamName: null,
  status: 'waiting',
  participantCount: 0,
  teamMode: false,
  teamNames: [],
};
const join = { 'GET /api/join/ABC123': answer(info) };

describe('a lobby with no game in this browser, or an unknown one, leads to joining', () => {
  const unknown = {
    'GET /api/games/game_nowhere': refuse(404, 'game_not_found'),
    'GET /api/teams/t_nowhere': refuse(404, 'team_not_found'),
  };
  for (const address of [
    '/trivia-lobby',
    '/game-lobby',
    '/team-lobby',
    '/trivia-lobby?gameId=game_nowhere',
    '/lobby/game_nowhere',
    '/team-lobby?teamId=t_nowhere',
  ])
    it(address, async () => {
      await page.openAt(address, { calls: unknown });
      await page.until(() => page.address() === '/join-team');
      expect(page.queryAllByTestId('lobby-entry')).toEqual([]);
    });
});

describe('somebody else’s lobby', () => {
  for (const address of [`/trivia-lobby?gameId=${gameId}`, `/lobby/${gameId}`])
    it(`leads to its join form: ${address}`, async () => {
      await page.openAt(address, { calls: { ...join, [card]: answer(notOwned) } });
      await page.until(() => page.address() === '/join-team');
      expect(await page.findByLabelText('Join code')).toHaveProperty('value', 'ABC123');
    });

  for (const address of ['/trivia-lobby', '/game-lobby'])
    it(`asks a host who has signed out for the sign-in: ${address}`, async () => {
      const kept = { gameId, gameCode: 'ABC123', createdAt: '2026-01-01T00:00:00Z' };
      await page.openAt(address, {
        keeps: { 'clockbeat.currentGame': kept },
        calls: { [card]: answer(notOwned) },
      });
      await page.findByText('Please sign in to access this page.');
      expect(page.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    });
});

describe('what does not come is said, with a way to ask again', () => {
  const state: GameStateView = waitingState({ gameId, gameCode: 'ABC123' });
  const ada = { id: 'p_ada', name: 'Ada', teamName: null, ready: false, isHost: false, connected: true };

  for (const address of ['/trivia-lobby', '/game-lobby', '/team-lobby', `/lobby/${gameId}`])
    it(address, async () => {
      await page.openAt(address, {
        keeps: { 'clockbeat.seats': [seat] },
        calls: { [card]: lost },
        messages: { joinGame: () => ({ ok: true, ...joined(state, { lobby: [ada] }) }) },
      });
      await page.until(() => page.asked(card).length > 0);
      await page.passes(1_000);
      await page.passes(2_000);
      const title = await page.findByRole('heading', { level: 1 });
      expect(title.textContent).toBe('Oops! Something went wrong');
      page.change({ [card]: answer(notOwned) });
      await page.press(page.getByRole('button', { name: 'Try Again' }));
      if (address === '/team-lobby') await page.until(() => page.address() === '/join-team');
      else
        await page.until(() =>
          page.queryAllByTestId('lobby-entry').some(({ textContent }) => textContent.includes('Ada (you)')),
        );
    });
});

describe('a team’s lobby without a game', () => {
  const team: TeamView = {
    teamId: 't_owls',
    name: 'The Owls',
    code: 'OWLS22',
    joinUrl: 'https://clockbeat.test/join?code=OWLS22',
    createdAt: '2026-01-01T00:00:00.000Z',
    memberCount: 0,
    members: [],
    openGame: null,
  };
  const call = 'GET /api/teams/t_owls';
  const opened = { ...team, openGame: { gameId, gameCode: 'ABC123', status: 'waiting' } };
  const waiting = waitingState({ gameId, gameCode: 'ABC123' });
  const messages = (known: () => string | null): Messages => ({
    watchTeam: ({ roomId }) => {
      expect(roomId).toBe('OWLS22');
      return { ok: true, teamId: 't_owls', gameId: known() };
    },
    watchGames: () => ({ ok: true, games: [] }),
    hostConnect: () => ({ ok: true, version: 2, gameState: waiting, players: [] }),
  });
  const open = (known: () => string | null = () => null) =>
    page.openAt('/team-lobby?teamId=t_owls', {
      signedIn: {},
      calls: { [call]: answer(team), [card]: answer(gameCard()) },
      messages: messages(known),
    });

  it('asks nothing again while nothing happens, and is told of the game', async () => {
    await open();
    await page.findByText('This team has no game open yet.');
    await page.passes(600_000);
    expect(page.asked(call)).toHaveLength(1);
    page.change({ [call]: answer(opened) });
    await page.tell('teamGame', { teamId: 't_owls', gameId });
    await page.until(() => page.queryByText('This team has no game open yet.') === null);
    const start = await page.findByRole<HTMLButtonElement>('button', { name: 'Start Game' });
    expect(start.disabled).toBe(false);
    expect(page.asked(call)).toHaveLength(2);
  });

  it('hears of a game that was made before it was connected', async () => {
    await open(() => {
      page.change({ [call]: answer(opened) });
      return gameId;
    });
    await page.until(() => page.asked(call).length === 2);
  });

  it('is there again when its game is over', async () => {
    await page.openAt('/team-lobby?teamId=t_owls', {
      signedIn: {},
      calls: { [call]: answer(opened), [card]: answer(gameCard()) },
      messages: messages(() => null),
    });
    await page.findByRole('button', { name: 'Start Game' });
    page.change({ [call]: answer(team) });
    await page.tell('gameFinished', {
      gameId,
      version: 9,
      finalScores: [],
      teams: [],
      participantCount: 0,
      endedBy: 'abandoned',
    });
    await page.findByText('This team has no game open yet.');
  });
});
