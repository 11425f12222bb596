import { test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { answersOpen, expect } from './game-pages';
import { leadsOn, opensAnswers, seesPhase } from './led-game';
import { Browsers } from './scenes/browsers';
import { joinWithPage, openGame } from './scenes/game';
import { sixOptions, trueOrFalse } from './scenes/questions';

test('a question of two options and one of six are played by tile and by key, from the wall to the results', {
  tag: '@heavy',
}, async ({ browser, baseURL }) => {
  const browsers = new Browsers({ browser, url: baseURL! });
  try {
    const rules = { pacing: 'host', readSeconds: 0, boardEvery: 'never' } as const;
    const { host, panel, stage } = await openGame(browsers, [trueOrFalse, sixOptions], 'Two and six', rules);
    const ada = await joinWithPage(browsers, host.joinCode, 'Ada');
    await ada.setViewportSize({ width: 360, height: 640 });
    const bo = await joinWithPage(browsers, host.joinCode, 'Bo');
    await host.start();

    for (const [{ question, options }, tile, key] of [
      [trueOrFalse, 'A', '2'],
      [sixOptions, 'C', 'f'],
    ] as const) {
      await test.step(question, async () => {
        await opensAnswers(panel);
        for (const page of [ada, bo]) {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
          await expect(page.getByRole('button', { name: /^Answer [A-Z]:/ })).toHaveCount(options.length);
          await answersOpen(page);
        }
        for (const page of [panel, stage])
          for (const option of options) await expect(page.getByText(option, { exact: true })).toBeVisible();
        await ada.getByRole('button', { name: new RegExp(`^Answer ${tile}:`) }).click();
        await bo.keyboard.press(key);
        await seesPhase(panel, 'The answer is shown');
        await expect(ada.getByText('Correct!', { exact: true })).toBeVisible();
        await expect(bo.getByText('Incorrect!', { exact: true })).toBeVisible();
        const chosen = stage.getByRole('list', { name: 'Chosen' }).getByRole('listitem');
        await expect(chosen).toHaveCount(options.length);
        await expect(stage.getByText('1 player of 2 was right')).toBeVisible();
        if (question === trueOrFalse.question) await leadsOn(panel, 'The answer is shown', 'Next Question');
        else await leadsOn(panel, 'The answer is shown', 'Show the winners');
      });
    }

    await panel.goto(paths.results(host.gameId));
    for (const { question, options } of [trueOrFalse, sixOptions]) {
      const figures = panel.getByRole('listitem').filter({ hasText: question });
      // and one for those who said nothing
      await expect(figures.getByRole('row')).toHaveCount(options.length + 1);
    }
  } finally {
    await browsers.end();
  }
});
