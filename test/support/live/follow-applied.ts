import type { Applied } from '../../../apps/gateway/src/live/game/live-games.js';
import { SnapshotKeeper } from '../../../apps/gateway/src/live/game/snapshot-keeper.js';
import type { TestGateway } from '../app.js';

/** Calls back for each event that this gateway applies, after all that follows it there. */
export const followApplied = (gateway: TestGateway, listener: (applied: Applied) => void): void => {
  const last = gateway.app.get(SnapshotKeeper);
  const applied = last.applied.bind(last);
  jest.spyOn(last, 'applied').mockImplementation((news) => {
    applied(news);
    listener(news);
  });
};
