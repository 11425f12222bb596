import { paths } from '../../../apps/web/src/paths';
import { endHeading, expect } from '../game-pages';
import type { Night } from './game';

/** The winners on all three screens, then what is left to read. */
export const showEnd = async ({ host, tour, ada, panel, stage }: Night): Promise<void> => {
  await expect(endHeading(ada)).toBeVisible();
  await expect(ada.getByText(/s per answer/)).toBeVisible();
  await expect(ada.getByText(/Right answer/)).toHaveCount(0);
  await tour.show('player-final', ada);
  await expect(panel.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
  await tour.show('host-finished', panel);
  await expect(stage.getByRole('heading', { name: 'Winners' })).toBeVisible();
  await tour.show('screen-final', stage);

  await panel.goto(paths.results(host.gameId));
  await expect(panel.getByRole('heading', { name: 'Questions' })).toBeVisible();
  await tour.show('results-host', panel);
  await panel.getByRole('button', { name: 'Play on or tie-break' }).click();
  await panel.getByRole('radio', { name: 'New ones' }).check({ force: true });
  await tour.show('go-on', panel);
  await panel.getByRole('radio', { name: 'One by one' }).check({ force: true });
  await panel.getByRole('checkbox', { name: /^1\. / }).check();
  await tour.show('go-on-chosen', panel);
  await panel.getByRole('button', { name: 'Cancel', exact: true }).click();
  await panel.getByRole('table', { name: 'Leaderboard' }).getByRole('link').first().click();
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel.getByText(/per answer/i).first()).toBeVisible();
  await tour.show('results-of-player', panel);
  await panel.getByRole('button', { name: 'Forget the Name' }).click();
  await expect(panel.getByRole('alertdialog')).toBeVisible();
  await tour.show('forget-name', panel);
  await panel.getByRole('button', { name: 'Keep It' }).click();
  await ada.goto(paths.results(host.gameId));
  await expect(ada.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await tour.show('results-player', ada);
  await panel.goto(paths.publish(host.gameId));
  await expect(panel.getByText('This game is over.')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Results' })).toBeVisible();
  await tour.show('publish-finished', panel);
  await showRematch({ host, tour, ada, panel });
  await showGhosts({ host, tour, ada, panel });
};

/** Once more with the same people: the lobby that a player is led to, and the game that was left behind. */
const showRematch = async ({ host, tour, ada, panel }: Pick<Night, 'host' | 'tour' | 'ada' | 'panel'>) => {
  await panel.goto(paths.hostPanel(host.gameId));
  await panel.getByRole('button', { name: 'Same questions' }).click();
  await expect(panel.getByTestId('player-row').filter({ hasText: 'Ada' })).toBeVisible();
  await expect(ada.getByRole('link', { name: 'Results of the last game' })).toBeVisible();
  // what was said in passing is over
  await expect(ada.getByText(/On to the next game/)).toHaveCount(0);
  await tour.show('player-lobby-after', ada);
  await ada.goto(paths.playerGame(host.gameId));
  await expect(ada.getByRole('button', { name: 'To the next game' })).toBeVisible();
  await tour.show('player-final-followed', ada);
  await panel.goto(paths.hostPanel(host.gameId));
  await expect(panel.getByRole('link', { name: 'To the next game' })).toBeVisible();
  await tour.show('host-finished-followed', panel);
};

/** Against the people of the evening: how many play along, and where they stand. */
const showGhosts = async ({ host, tour, ada, panel }: Pick<Night, 'host' | 'tour' | 'ada' | 'panel'>) => {
  await panel.goto(paths.results(host.gameId));
  await panel.getByRole('button', { name: 'Play Against This Evening' }).click();
  await expect(panel.getByRole('button', { name: 'Start Game' })).toBeVisible();
  const gameId = new URL(panel.url()).searchParams.get('gameId') ?? '';
  const card = await (await panel.request.get(`/api/games/${gameId}`)).json();
  await ada.goto(`/join/${card.gameCode}`);
  await ada.getByLabel('Display name').fill('Ada');
  await expect(ada.getByText('6 letters and numbers')).toHaveCount(0);
  await ada.getByRole('button', { name: 'Join Team', exact: true }).click();
  await expect(ada.getByText(/Ghosts who play along/)).toBeVisible();
  await tour.show('player-lobby-ghosts', ada);
  await panel.getByRole('button', { name: 'Start Game' }).click();
  await expect(panel.getByText(/Ghosts: \d+ of \d+/)).toBeVisible();
  await panel.getByRole('button', { name: 'Finish', exact: true }).click();
  await panel.getByRole('button', { name: 'End the game' }).click();
  await expect(endHeading(ada)).toBeVisible();
  await expect(ada.getByLabel('Ghost').first()).toBeVisible();
  await tour.show('player-final-ghosts', ada);
};
