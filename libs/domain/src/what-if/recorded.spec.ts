import { readRecordedGame } from '../../../../test/support/recorded-game.js';
import { recordedLogs } from '../../../../test/support/recorded-logs.js';
import { asPlayed, underRules } from '../../test-support/index.js';
import { fold } from '../apply.js';
import { hasResults } from '../corrections.js';
import type { StoredEvent } from '../upcast.js';
import { upcast } from '../upcast.js';

const played = recordedLogs.filter(({ events }) => {
  const [first] = events;
  return first && hasResults(fold(first.gameId, events.map(upcast)));
});

const expectSame = (stored: readonly StoredEvent[]): void => {
  const log = stored.map(upcast);
  expect(underRules(log, {})).toEqual(asPlayed(log));
};

describe('by its own rules', () => {
  it.each(played)('the recorded log $name has its stored totals', ({ events }) => expectSame(events));

  it('a game of 2,000 of an older release has its stored totals', () =>
    expectSame(readRecordedGame('2000x20').events));

  it('most logs were recorded to an end with results', () =>
    expect(played.length).toBeGreaterThan(recordedLogs.length / 2));
});
