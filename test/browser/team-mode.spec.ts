import { test } from '@playwright/test';
import { TestPlayer } from '../support/live/test-player.js';
import { expect, hostOf, joinAs, lettersOf } from './game-pages';

/** Members beside the one whose screen is seen, who plays for the team of three. */
const crowd = { Soloists: 1, Trio: 2, 'The Magnificent Seven': 7 };

test('teams of one, three and seven score the mean of their members', { tag: '@heavy' }, async ({
  browser,
  baseURL,
}) => {
  const host = await hostOf(browser, 'teams@example.org', 1);
  const { gameCode, questions } = host.game;
  await host.page.getByRole('switch', { name: 'Team mode' }).click();
  await expect(host.page.getByRole('switch', { name: 'Team mode' })).toBeChecked();

  const ada = await joinAs(browser, gameCode, 'Ada');
  // the form that was just sent has a field of that name too
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Join this team' }).click();
  await expect(ada.page.getByText('Field is required.')).toBeVisible();
  await ada.page.getByLabel('Your team').fill('Trio');
  await ada.page.getByRole('button', { name: 'Join this team' }).click();
  await expect(ada.page.getByText('You play for Trio.')).toBeVisible();
  await expect(host.panel.player('Ada')).toContainText('Trio');

  const gateway = { url: baseURL! };
  const members = await Promise.all(
    Object.entries(crowd).flatMap(([teamName, count]) =>
      Array.from({ length: count }, (_, index) =>
        TestPlayer.on(gateway).join(gameCode, `${teamName} ${index + 1}`, { teamName }),
      ),
    ),
  );
  await expect(host.page.getByTestId('player-row')).toHaveCount(11);

  // The teams that are there are one press away, at the form too.
  const teams = ada.page.getByRole('group', { name: 'Teams' }).getByRole('button');
  await expect(teams).toHaveCount(3);
  await teams.filter({ hasText: 'Soloists' }).click();
  await expect(ada.page.getByText('You play for Soloists.')).toBeVisible();
  await teams.filter({ hasText: 'Trio' }).click();
  await expect(ada.page.getByText('You play for Trio.')).toBeVisible();
  await expect(teams.filter({ hasText: 'Trio' })).toHaveAttribute('aria-pressed', 'true');
  const late = await ada.context.newPage();
  await late.goto(`/join/${gameCode}`);
  await late.getByRole('group', { name: 'Teams' }).getByRole('button', { name: 'Trio' }).click();
  await expect(late.getByLabel('Your team')).toHaveValue('Trio');
  await late.close();

  await host.panel.press('Start Game');
  await expect(ada.phone.question()).toHaveText(questions[0]!.question);
  const { right, wrong } = lettersOf(questions[0]!);
  await ada.phone.answer(right);
  for (const member of members) {
    const alone = member.name.endsWith(' 1');
    await member.answer((alone ? right : wrong) as 'A' | 'B' | 'C' | 'D');
  }
  await host.panel.finish();
  await expect(host.page.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();

  const scores = new Map<string, number[]>();
  for (const row of await host.page
    .getByRole('table', { name: 'Final leaderboard' })
    .locator('tbody tr')
    .all()) {
    const [, name = '', score = ''] = await row.locator('td, th').allInnerTexts();
    const team = name.includes('Soloists')
      ? 'Soloists'
      : name.includes('Seven')
        ? 'The Magnificent Seven'
        : 'Trio';
    scores.set(team, [...(scores.get(team) ?? []), Number(score.replaceAll(',', ''))]);
  }
  expect([...scores.values()].map(({ length }) => length).sort()).toEqual([1, 3, 7]);
  const means = [...scores]
    .map(
      ([team, points]) =>
        [team, Math.round(points.reduce((sum, more) => sum + more, 0) / points.length)] as const,
    )
    .sort((one, other) => other[1] - one[1]);
  for (const page of [host.page, ada.page]) {
    const table = page.getByRole('table', { name: 'Teams' }).locator('tbody tr');
    await expect(table).toHaveCount(means.length);
    const rows = await table.all();
    const shown = await Promise.all(rows.map((row) => row.locator('td, th').allInnerTexts()));
    expect(shown.map(([, team, score]) => [team, Number(score?.replaceAll(',', ''))])).toEqual(means);
  }
  for (const member of members) member.close();
});
