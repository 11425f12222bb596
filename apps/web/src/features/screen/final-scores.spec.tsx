import type { Results } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../../test-support/answers.js';
import { answer, hold, lost } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { player, waitingState } from '../../live/picture.fixture.js';

const page = clientPage();

const ended = waitingState({ gameId, status: 'finished', phase: 'final', endedBy: 'host' });
const told = { ok: true, version: ended.version, gameState: ended } as const;
const ada = {
  id: 'p_ada',
  name: 'Ada',
  teamName: null,
  score: 0,
  position: 1,
  correct: 0,
  total: 1,
  averageSeconds: null,
};
const results: Results = {
  gameId,
  title: 'Game night',
  status: 'finished',
  participantCount: 1,
  questionCount: 3,
  scores: [ada],
  teams: [],
  nextCursor: null,
  you: null,
  race: [],
  corrections: [],
};

describe('a finished game that is opened again', () => {
  for (const address of [
    `/screen/${gameId}`,
    `/admin-game-control?gameId=${gameId}`,
    `/leaderboard?gameId=${gameId}`,
  ])
    it(`waits for its scores, and asks again for those that did not come: ${address}`, async () => {
      const call = `GET /api/games/${gameId}/results`;
      const scores = hold(lost);
      await page.openAt(address, {
        signedIn: {},
        calls: {
          [`GET /api/games/${gameId}`]: answer(gameCard({ status: 'finished' })),
          [call]: scores.reply,
        },
        messages: {
          watchGame: () => told,
          watchGames: () => ({ ok: true, games: [] }),
          hostConnect: () => ({ ...told, players: [player('p_ada', { name: 'Ada' })] }),
        },
      });
      await page.until(() => page.asked(call).length > 0);
      expect(page.getAllByText('Loading game...')).toHaveLength(1);
      expect(page.queryByText(/Nobody has played|The first points/)).toBeNull();
      scores.letGo();
      await page.findByText('The server cannot be reached right now. Please try again in a moment.');
      expect(page.queryByText(/Nobody has played|The first points/)).toBeNull();
      page.change({ [call]: answer(results) });
      await page.press(page.getByRole('button', { name: 'Try Again' }));
      await page.findByRole('row', { name: /Ada/ });
    });
});
