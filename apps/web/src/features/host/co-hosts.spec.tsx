import type { CoHostsView, GameCard } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer, type Calls, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { openState, player } from '../../live/picture.fixture.js';

const page = clientPage();
const of = `/api/games/${gameId}/co-hosts`;
const link = `https://clockbeat.test/cohost/${gameId}#AAAAAAAAAAAAAAAAAAAAAA`;
const nobody: CoHostsView = { link: null, coHosts: [] };
const two: CoHostsView = {
  link,
  coHosts: [
    { number: 1, name: 'Mia' },
    { number: 2, name: null },
  ],
};

const openPanel = async (card: Partial<GameCard> = {}, calls: Calls = {}, state = openState(0, 5)) =>
  page.openAt(`/admin-game-control?gameId=${gameId}`, {
    signedIn: {},
    calls: { [`GET /api/games/${gameId}`]: answer(gameCard({ status: state.status, ...card })), ...calls },
    messages: {
      watchGames: () => ({ ok: true, games: [] }),
      hostConnect: () => ({
        ok: true,
        version: state.version,
        gameState: { ...state, gameId },
        players: [player('p_ada', { name: 'Ada' })],
      }),
    },
  });
const openDialog = async (now: CoHostsView): Promise<void> => {
  await openPanel({}, { [`GET ${of}`]: answer(now) });
  await page.press(await page.findByRole('button', { name: 'Co-hosts…' }));
  await page.findByRole('dialog', { name: 'Co-hosts' });
};
const buttons = (...names: (string | RegExp)[]) =>
  names.map((name) => page.queryAllByRole('button', { name }).length);

describe('the host', () => {
  it('makes a link, to be copied and scanned', async () => {
    await openDialog(nobody);
    page.change({ [`POST ${of}/link`]: answer({ ...nobody, link }) });
    await page.press(await page.findByRole('button', { name: 'Make a link' }));
    await page.findByRole('img', { name: `QR code that opens ${link}` });
    page.getByRole('button', { name: 'Copy Link' });
  });

  it('sees who has come by it, and takes it back from one and from all', async () => {
    await openDialog(two);
    page.getByText('Mia');
    page.getByText('Co-host 2, without a name');
    const one = { link: null, coHosts: [{ number: 2, name: null }] };
    page.change({ [`DELETE ${of}/1`]: answer(one), [`GET ${of}`]: answer(one) });
    await page.press(page.getByRole('button', { name: 'Take back from Mia' }));
    await page.findByRole('button', { name: 'Make a link' });
    expect(page.queryByText('Mia')).toBeNull();
    page.getByText('Co-host 2, without a name');
  });

  it('is told of who comes while the dialog is open', async () => {
    await openDialog({ ...nobody, link });
    await page.findByRole('button', { name: 'Close the link' });
    expect(page.queryByText('Mia')).toBeNull();
    page.change({ [`GET ${of}`]: answer(two) });
    await page.passes(3_000);
    await page.findByText('Mia');
  });

  it('is told why not', async () => {
    await openDialog(two);
    page.change({ [`DELETE ${of}`]: refuse(409, 'game_finished') });
    await page.press(page.getByRole('button', { name: 'Take back from all' }));
    await page.findByText('This game is over.');
    page.getByText('Mia');
  });
});

describe('a co-host', () => {
  const coHost = { isOwner: false, coHostOf: 'Jonas' };

  it('leads, and finds nothing that is the host’s', async () => {
    await openPanel(coHost);
    await page.findByText('You co-host Jonas’s game');
    expect(buttons('Next Question', 'Pause', 'Remove Ada')).toEqual([1, 1, 1]);
    expect(buttons('Finish', 'Co-hosts…', /^Move Ada/)).toEqual([0, 0, 0]);
    expect(buttons('Stop co-hosting…')).toEqual([1]);
    expect(page.queryByRole('switch', { name: /^Team mode/ })).toBeNull();
    page.getByRole('switch', { name: /^Lock joining/ });
  });

  it('whose host has no name is told so too', async () => {
    await openPanel({ isOwner: false, coHostOf: null });
    await page.findByText('You co-host this game');
  });

  it('reads at once that it was taken back, and finds ways on', async () => {
    await openPanel(coHost);
    await page.findByRole('toolbar', { name: 'Game controls' });
    await page.tell('dismissed', { gameId, version: 9 });
    await page.findByText('You do not lead this game any more');
    page.getByText(/^Jonas has taken back the link to “Game night”/);
    page.getByRole('link', { name: 'Go to Dashboard' });
    expect(page.getByRole('link', { name: 'Join as a player' }).getAttribute('href')).toBe('/join/ABC123');
    expect(page.queryByRole('toolbar', { name: 'Game controls' })).toBeNull();
  });

  const stop = async (): Promise<void> => {
    await page.press(await page.findByRole('button', { name: 'Stop co-hosting…' }));
    await page.findByRole('dialog', { name: 'Stop co-hosting this game?' });
    await page.press(page.getByRole('button', { name: 'Stop co-hosting' }));
  };

  it('may stop, is asked once, and reads that it has', async () => {
    await openPanel(coHost, { [`DELETE /api/games/${gameId}/co-hosting`]: answer(null) });
    await page.press(await page.findByRole('button', { name: 'Stop co-hosting…' }));
    await page.press(page.getByRole('button', { name: 'Cancel' }));
    page.getByRole('toolbar', { name: 'Game controls' });
    await stop();
    await page.findByText(/^You have stopped co-hosting “Game night”/);
    page.getByRole('link', { name: 'Go to Dashboard' });
    expect(page.queryByRole('toolbar', { name: 'Game controls' })).toBeNull();
  });

  it('reads the same in a tab where it was not pressed', async () => {
    await openPanel(coHost);
    await page.findByRole('toolbar', { name: 'Game controls' });
    await page.tell('dismissed', { gameId, version: 9, steppedDown: true });
    await page.findByText(/^You have stopped co-hosting “Game night”/);
  });

  it('is told why it may not stop', async () => {
    await openPanel(coHost, { [`DELETE /api/games/${gameId}/co-hosting`]: refuse(409, 'game_finished') });
    await stop();
    await page.findByText('This game is over.');
  });

  it('has no results and no next game at the end', async () => {
    const over = openState(0, 9, { status: 'finished', phase: 'final', endedBy: 'questions' });
    await openPanel(coHost, { [`GET /api/games/${gameId}/results`]: refuse(403, 'forbidden') }, over);
    await page.findByRole('heading', { name: 'Final leaderboard' });
    await page.tell('gameFinished', {
      gameId,
      version: 9,
      finalScores: [],
      teams: [],
      participantCount: 1,
      endedBy: 'questions',
    });
    await page.findByRole('link', { name: 'Back to dashboard' });
    expect(page.queryByRole('link', { name: 'See all results' })).toBeNull();
    expect(buttons('New questions', 'Same questions')).toEqual([0, 0]);
  });
});
