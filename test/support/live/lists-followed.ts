import { Persistence } from '@clockbeat/persistence';
import type { TestGateway } from '../app.js';
import { until } from './until.js';

/** Waits until every projection has seen the whole log; asked of the store, since a call may be counted. */
export const listsFollowed = ({ app }: Pick<TestGateway, 'app'>): Promise<void> => {
  const { projections } = app.get(Persistence);
  return until('every projection has seen the log', async () => {
    const followed = (await projections.lag()).filter(({ behindMs }) => behindMs === 0);
    return followed.length === (await projections.list()).length;
  });
};
