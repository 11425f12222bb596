import type { TeamView } from '@clockbeat/domain/contract';
import { jest } from '@jest/globals';
import { within } from '@testing-library/dom';
import QRCode from 'qrcode';
import { gameCard, gameId } from '../../test-support/answers.js';
import type { Messages } from '../../test-support/live-server.js';
import { answer } from '../../test-support/network.js';
import { clientPage } from '../../test-support/page.js';
import { waitingState } from '../live/picture.fixture.js';

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

describe('where no QR code can be drawn, the link stands in its place as text', () => {
  const origin = 'https://quiz.example.org';
  const code = 'BLIND2';
  const failed = /^The QR code could not be drawn\./;
  const state = waitingState({ gameId, gameCode: code });
  const messages: Messages = {
    watchGame: () => ({ ok: true, version: 2, gameState: state }),
    watchGames: () => ({ ok: true, games: [] }),
    watchTeam: () => ({ ok: true, teamId: 't_reds', gameId: null }),
    hostConnect: () => ({ ok: true, version: 2, gameState: state, players: [] }),
  };
  const opening = {
    signedIn: {},
    calls: {
      [`GET /api/games/${gameId}`]: answer(gameCard({ gameCode: code, joinUrl: `${origin}/join/${code}` })),
      'GET /api/teams/t_reds': answer(team(`${origin}/join?code=REDS22`)),
    },
    messages,
  };
  beforeEach(() => {
    jest.spyOn(QRCode, 'create').mockImplementation(() => {
      throw new Error('no code');
    });
  });

  it.each([
    [`/confirm/${gameId}`, /^https:.*\/join\/BLIND2$/],
    [`/trivia-lobby?gameId=${gameId}`, /^https:.*\/scan-trivia\?code=BLIND2$/],
    [`/admin-game-control?gameId=${gameId}`, /^https:.*\/join\/BLIND2$/],
    [`/screen/${gameId}`, /^https:.*\/join\/BLIND2$/],
    ['/teams/t_reds', /^https:.*\/join\?code=REDS22$/],
    ['/team-lobby?teamId=t_reds', /^https:.*\/join-team\/REDS22$/],
  ])('%s', async (address, link) => {
    await page.openAt(address, opening);
    const said = await page.findByText(failed);
    expect(said.nextElementSibling?.textContent).toMatch(link);
  });

  it('in the dialog of a game’s lobby', async () => {
    await page.openAt(`/game-lobby?gameId=${gameId}`, opening);
    await page.press(await page.findByRole('button', { name: 'Show QR' }));
    const dialog = within(await page.findByRole('dialog'));
    const said = await page.findByText(failed);
    expect(dialog.getByText(failed)).toBe(said);
    expect(said.nextElementSibling?.textContent).toMatch(/\/join\/BLIND2$/);
  });
});
