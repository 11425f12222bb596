import type { LeaderboardEntry } from '@clockbeat/domain/contract';
import { emptyAccount } from '../../../test-support/answers.js';
import { answer, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';

const page = clientPage();
const board = 'GET /api/leaderboards';

const entry = (name: string, position: number): LeaderboardEntry => ({ position, name, score: 10, games: 1 });
const first = answer({ items: [entry('Ada', 1)], nextCursor: 'given before an update' });

it('a list whose cursor is not taken any more begins anew', async () => {
  let refused = false;
  await page.openAt('/leaderboards', {
    calls: {
      ...emptyAccount,
      [board]: (call) => {
        if (!call.query.has('cursor')) {
          const after = answer({ items: [entry('Grace', 1), entry('Ada', 2)], nextCursor: null });
          return (refused ? after : first)(call);
        }
        refused = true;
        return refuse(400, 'bad_cursor')(call);
      },
    },
  });
  await page.findByText('Ada');
  await page.press(await page.findByRole('button', { name: /more/i }));
  await page.findByText('Grace');
  expect(page.getAllByText('Ada')).toHaveLength(1);
});
