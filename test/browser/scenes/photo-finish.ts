import { paths } from '../../../apps/web/src/paths';
import { TestPlayer } from '../../support/live/test-player.js';
import { until } from '../../support/live/until.js';
import { endHeading, expect } from '../game-pages';
import { FarAway } from '../support/far-away';
import { joinWithPage, openGame } from './game';
import { lastQuestion, shortQuestion } from './questions';
import type { Tour } from './tour';

/** Bo's line: the round trip of an answer, ms. Less than the most that a gateway doubts (`mostDoubtMs`). */
const lateMs = 900;
/** Of an answering time, to either side. */
const shared = /dead heat within ± \d{3} ms/i;

/** Two who answer in the same moment, one of them from far away: what each screen says of a place that time cannot part. */
export const photoFinishJourney = async (tour: Tour): Promise<void> => {
  const line = await FarAway.from(tour.url, lateMs);
  try {
    await showDeadHeat(tour, line);
  } finally {
    line.close();
  }
};

const showDeadHeat = async (tour: Tour, line: FarAway): Promise<void> => {
  const title = 'Quick on the buzzer';
  const { host, panel, stage } = await openGame(tour, [shortQuestion, lastQuestion], title, {
    photoFinish: true,
  });
  const ada = await joinWithPage(tour, host.joinCode, 'Ada');
  const bo = await TestPlayer.on(line).join(host.joinCode, 'Bo');
  const cleo = await TestPlayer.on(tour).join(host.joinCode, 'Cleo');
  // what a gateway measures of who takes a seat comes on the same line before these answers
  for (let nth = 0; nth < 4; nth += 1) await bo.ask('syncClock', { t: nth });

  await host.start();
  await bo.sees(0);
  await cleo.answer('A');
  await ada.getByRole('button', { name: /^Answer B:/ }).click();
  await until('the host hears of Ada’s answer', () => host.newestOf('Ada')?.answeredCount === 1);
  await bo.answer('B');
  await expect(panel.getByTestId('player-row').filter({ hasText: 'Ada' })).toContainText(shared);
  await tour.show('host-dead-heat', panel);

  await host.next(0);
  await expect(ada.getByText(shared).first()).toBeVisible();
  await tour.show('player-dead-heat', ada);

  await host.finish();
  await expect(endHeading(ada)).toBeVisible();
  await expect(ada.getByRole('region', { name: 'Your result' })).toContainText(shared);
  await expect(ada.getByText(/s per answer/)).toBeVisible();
  await tour.show('player-final-dead-heat', ada);
  await expect(stage.getByText(shared).first()).toBeVisible();
  await tour.show('screen-final-dead-heat', stage);
  await panel.goto(paths.results(host.gameId));
  await expect(panel.getByText(shared).first()).toBeVisible();
  await tour.show('results-dead-heat', panel);
};
