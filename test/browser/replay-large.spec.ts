import { randomUUID } from 'node:crypto';
import { test } from '@playwright/test';
import { timelineOf, versionAt } from '../../apps/web/src/features/replay/timeline';
import { upcast } from '../../libs/domain/src/upcast';
import { readRecordedGame } from '../support/recorded-game';
import { expect } from './game-pages';
import { storeRecordedGame } from './support/recorded-game';
import { signIn } from './support/sign-in';

test('a game of 2,000 players replays to what its gateway had, wherever one looks', {
  tag: '@heavy',
}, async ({ page }) => {
  const game = readRecordedGame('2000x20');
  const timeline = timelineOf(game.events.map(upcast));
  const email = `large-${randomUUID()}@example.org`;
  await signIn(page, { email });
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const { gameId } = await storeRecordedGame(game, id);

  await page.goto(`/game-results/${gameId}/replay`);
  const handle = page.getByRole('slider', { name: 'Moment of the game' });
  for (const [version, fingerprint] of game.fingerprints) {
    const place = timeline.offsets[version - 1]!;
    await handle.fill(String(place));
    // several events may lie at one ms: from the last of them it goes back one by one
    for (let shown = versionAt(timeline, place); shown > version; shown -= 1)
      await page.keyboard.press('ArrowLeft');
    await expect(page.getByTestId('replay-version')).toContainText(`Event ${inWords(version)} of`);
    await expect(page.getByTestId('fingerprint'), `version ${version}`).toHaveText(fingerprint);
  }
});

const inWords = (version: number): string => version.toLocaleString('en');
