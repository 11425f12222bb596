import type { TeamView } from '@clockbeat/domain/contract';
import { gameCard, gameId } from '../../test-support/answers.js';
import { answer } from '../../test-support/network.js';
import { clientPage } from '../../test-support/page.js';

const page = clientPage();

const team = (joinUrl: string): TeamView => ({
  teamId: 't_reds',
  name: 'Reds',
  code: 'REDS22',
  joinUrl,
  createdAt: '2026-01-01T00:00:00.000Z',
  memberCount: 0,
  openGame: null,
});
const open = (address: string, joinUrl: string) =>
  page.openAt(address, {
    signedIn: {},
    calls: {
      [`GET /api/games/${gameId}`]: answer(gameCard({ joinUrl })),
      'GET /api/teams/t_reds': answer(team(joinUrl)),
    },
  });

describe.each([`/confirm/${gameId}`, `/publish-qr?gameId=${gameId}`, '/team/t_reds'])('%s', (address) => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://quiz.localhost'])(
    'says that phones cannot open %s',
    async (origin) => {
      await open(address, `${origin}/join/ABC123`);
      await page.findByText(/^Only this computer can open this address; phones cannot\./);
    },
  );

  it.each(['http://192.0.2.2:3000', 'http://100.64.7.2:3000', 'https://localhost.example.org'])(
    'says nothing of the kind beside %s',
    async (origin) => {
      await open(address, `${origin}/join/ABC123`);
      expect((await page.findAllByText(`${origin}/join/ABC123`)).length).toBeGreaterThan(0);
      expect(page.queryByText(/^Only this computer/)).toBeNull();
    },
  );
});
