import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { TestPlayer } from '../../support/live/test-player.js';
import { expect } from '../game-pages';
import { fillJoinForm, joinCrowd, joinWithPage, openGame, type SceneGame } from './game';
import { lastQuestion, shortQuestion } from './questions';
import type { Tour } from './tour';

/** The scanner, and all lobbies as a player and as the host. */
export const roomsJourney = async (tour: Tour): Promise<void> => {
  await showScanner(tour);
  const game = await openGame(tour, [shortQuestion, lastQuestion]);
  const host = await game.panel.context().newPage();
  await showEmpty(tour, host, game);
  const ada = await joinWithPage(tour, game.host.joinCode, 'Ada');
  const crowd = await joinCrowd(tour, game.host.joinCode);
  await Promise.all(crowd.slice(0, 4).map((player) => player.ready()));
  await showLobbies(tour, ada, host, game);
  await showTeamMode(tour, ada, host, game);
  await showPreparedTeams(tour, game);
  await showTeamLobby(tour, host);
  await game.host.start();
  await game.host.finish();
  await ada.goto(paths.gameLobby);
  await expect(ada.getByText('This game is over.')).toBeVisible();
  await tour.show('game-lobby-finished', ada);
  await showSignedOut(tour, game);
};

/** A camera that sees a grey wall: the browsers of the tests have none. */
const withCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wall = document.createElement('canvas');
    wall.width = 640;
    wall.height = 480;
    const paint = wall.getContext('2d')!;
    // a picture that does not change would be no film
    setInterval(() => {
      paint.fillStyle = '#6d7f86';
      paint.fillRect(0, 0, wall.width, wall.height);
    }, 100);
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: async () => wall.captureStream() },
    });
  });

const showScanner = async (tour: Tour): Promise<void> => {
  const seeing = await tour.open();
  await withCamera(seeing);
  await seeing.goto(paths.scan);
  await expect(seeing.getByText('Looking for a code…')).toBeVisible();
  await tour.show('scan', seeing);
  const blind = await tour.open();
  await blind.goto(paths.scan);
  await expect(blind.getByText('Camera access denied')).toBeVisible();
  await blind.getByRole('button', { name: 'Continue' }).click();
  await expect(blind.getByText('Invalid or missing code.')).toBeVisible();
  await tour.show('scan-no-camera', blind);
};

const showEmpty = async (tour: Tour, page: Page, { host }: SceneGame): Promise<void> => {
  await page.goto(`${paths.triviaLobby}?gameId=${host.gameId}`);
  await expect(page.getByText('Nobody is here yet.')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('trivia-lobby-empty', page);
  await page.goto(paths.confirm(host.gameId));
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('confirm', page);
};

const showLobbies = async (tour: Tour, ada: Page, host: Page, game: SceneGame): Promise<void> => {
  const { gameId } = game.host;
  await ada.goto(paths.triviaLobby);
  await host.goto(`${paths.triviaLobby}?gameId=${gameId}`);
  for (const page of [ada, host]) {
    await expect(page.getByTestId('lobby-entry')).toHaveCount(9);
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  }
  await tour.show('trivia-lobby', ada);
  await tour.show('trivia-lobby-host', host);

  await ada.goto(paths.gameLobby);
  await host.goto(paths.gameLobbyOf(gameId));
  for (const page of [ada, host]) await expect(page.getByTestId('lobby-entry')).toHaveCount(9);
  await tour.show('game-lobby', ada);
  await tour.show('game-lobby-host', host);
  await host.getByRole('button', { name: 'Show QR' }).click();
  await expect(host.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('game-lobby-qr', host);
};

const showTeamMode = async (tour: Tour, ada: Page, host: Page, game: SceneGame): Promise<void> => {
  const { gameId, joinCode } = game.host;
  await host.goto(paths.lobby(gameId));
  await host.getByRole('switch', { name: 'Team Mode' }).click();
  await TestPlayer.on(tour).join(joinCode, 'Nils', { teamName: 'The Second Hands of Camden' });
  await ada.goto(paths.lobby(gameId));
  await ada.getByLabel('Your team').fill('Quartz');
  await ada.getByRole('button', { name: 'Join this team' }).click();
  await expect(ada.getByText('You play for Quartz.')).toBeVisible();
  await ada.getByRole('switch', { name: 'Ready' }).click();
  for (const page of [ada, host]) {
    await expect(page.getByTestId('lobby-entry').filter({ hasText: 'Nils' })).toContainText(
      'The Second Hands of Camden',
    );
    await expect(page.getByTestId('lobby-entry').filter({ hasText: 'Ada' })).toContainText('Quartz');
  }
  await tour.show('lobby-player', ada);
  await tour.show('lobby-host', host);
  await ada.goto(paths.playerGame(gameId));
  await expect(ada.getByText('You play for Quartz.')).toBeVisible();
  await tour.show('player-lobby-teams', ada);
};

/** Only these may be chosen; the wall shows which of them still wait for their first player. */
const showPreparedTeams = async (tour: Tour, { host, panel, stage }: SceneGame): Promise<void> => {
  await panel.getByLabel('Team names').fill(['Quartz', 'Sundials', 'The Second Hands of Camden'].join('\n'));
  await panel.getByRole('switch', { name: 'Only these teams' }).click();
  await panel.getByRole('button', { name: 'Save teams' }).click();
  await expect(panel.getByRole('button', { name: 'Save teams' })).toBeDisabled();
  await expect(stage.getByText('Sundials')).toBeVisible();
  await tour.show('host-lobby-teams', panel);
  await tour.show('screen-lobby-teams', stage);
  const joining = await fillJoinForm(tour, host.joinCode, 'Lin');
  await joining.getByRole('button', { name: 'Sundials' }).click();
  await tour.show('join-teams', joining);
};

const showTeamLobby = async (tour: Tour, host: Page): Promise<void> => {
  const made = await host.request.post('/api/teams', { data: { name: 'The Second Hands of Camden' } });
  const { teamId, code } = await made.json();
  await host.goto(`${paths.teamLobby}?teamId=${teamId}`);
  await expect(host.getByText('no game open yet')).toBeVisible();
  await expect(host.getByRole('img', { name: /QR code/ })).toBeVisible();
  await tour.show('team-lobby-empty', host);
  await host.request.post('/api/games', { data: { teamId, title: 'Round one', questions: [lastQuestion] } });
  await expect(host.getByRole('button', { name: 'Start Game' })).toBeEnabled();
  await joinCrowd(tour, code, 4);
  await expect(host.getByTestId('lobby-entry')).toHaveCount(5);
  await tour.show('team-lobby', host);
};

/** A browser that knows which game it hosts, and whose session has ended. */
const showSignedOut = async (tour: Tour, { host }: SceneGame): Promise<void> => {
  const page = await tour.open();
  const kept = { gameId: host.gameId, gameCode: host.joinCode, createdAt: host.card.createdAt };
  await page.goto(paths.joinTeam);
  await page.evaluate((game) => localStorage.setItem('clockbeat.currentGame', JSON.stringify(game)), kept);
  await page.goto(paths.triviaLobby);
  await expect(page.getByText('Please sign in to access this page.')).toBeVisible();
  await tour.show('lobby-signed-out', page);
};
