import { test } from '@playwright/test';
import { endHeading, expect, hostOf, joinAs } from './game-pages';
import { signIn } from './support/sign-in';

test('a player reports a name in the room, the wall loses it by an operator, and the results have the same button', {
  tag: '@heavy',
}, async ({ browser, page }) => {
  const host = await hostOf(browser, 'reported@example.org', 1);
  await joinAs(browser, host.game.gameCode, 'Rude One');
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  const thanks = 'Thank you. It will be looked at.';

  await test.step('Ada says so where she would leave the game', async () => {
    await ada.page.getByRole('button', { name: 'Leave game' }).click();
    await ada.page.getByRole('button', { name: 'Report something' }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Report something' });
    // back from it is to the question whether to leave
    await ada.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await ada.page.getByRole('button', { name: 'Report something' }).click();
    await dialog.getByLabel('What is it about?').selectOption('Player: Rude One');
    await dialog.getByLabel('What is wrong with it?').selectOption('Insulting');
    await dialog.getByLabel('More about it (optional)').fill('Everybody sees it');
    await test.info().attach('dialog', { body: await ada.page.screenshot(), contentType: 'image/png' });
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(ada.page.getByRole('dialog').getByText(thanks)).toBeVisible();
    await ada.page.keyboard.press('Escape');
    await expect(ada.page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('an operator gives the player another name', async () => {
    await signIn(page, { email: 'operator@example.org', returnTo: '/operator' });
    await page.getByRole('tab', { name: 'Reports' }).click();
    await page.getByRole('button', { name: 'Look at it: Player “Rude One”' }).first().click();
    const report = page.getByRole('dialog', { name: 'Player “Rude One”' });
    await expect(report.getByText('Everybody sees it')).toBeVisible();
    await test.info().attach('report', { body: await page.screenshot(), contentType: 'image/png' });
    await report.getByRole('button', { name: 'Give another name' }).click();
    const asking = page.getByRole('dialog', { name: 'Another name for “Rude One”?' });
    await asking.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Abuse' }).click();
    await asking.getByRole('button', { name: 'Give another name' }).click();
    await expect(report.getByText('Nobody has this name in the game any more.')).toBeVisible();
    await expect(host.panel.player('Rude One')).toHaveCount(0);
    await expect(ada.page.getByText('Rude One')).toHaveCount(0);
  });

  await test.step('at the end the questions can be reported, and from the results', async () => {
    await host.panel.press('Start Game');
    await host.panel.finish();
    await expect(endHeading(ada.page)).toBeVisible();
    for (const open of [
      () => Promise.resolve(),
      () => ada.page.getByRole('link', { name: 'See all results' }).click(),
    ]) {
      await open();
      await ada.page.getByRole('button', { name: 'Report something' }).click();
      const dialog = ada.page.getByRole('dialog', { name: 'Report something' });
      await dialog.getByLabel('What is it about?').selectOption('The questions or the title');
      await dialog.getByLabel('What is wrong with it?').selectOption('Copyright');
      await dialog.getByRole('button', { name: 'Report', exact: true }).click();
      await expect(ada.page.getByText(thanks)).toBeVisible();
    }
  });
});
