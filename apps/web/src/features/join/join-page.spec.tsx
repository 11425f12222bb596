import type { JoinGameMessage, JoinInfo } from '@clockbeat/domain/contract';
import { gameId } from '../../../test-support/answers.js';
import type { Messages } from '../../../test-support/live-server.js';
import { answer, refuse } from '../../../test-support/network.js';
import { clientPage } from '../../../test-support/page.js';
import { joined, waitingState } from '../../live/picture.fixture.js';
import { paths } from '../../paths.js';

const page = clientPage();

const infoOf = (over: Partial<JoinInfo> = {}): JoinInfo => ({
  code: 'OWLS22',
  kind: 'team',
  gameId,
  gameCode: 'ABC123',
  title: 'Game night',
  hostTeamName: 'The Owls',
  status: 'waiting',
  participantCount: 0,
  teamMode: true,
  teamNames: ['Reds', 'Blues'],
  ...over,
});
const call = 'GET /api/join/OWLS22';
const state = waitingState({ gameId, teamMode: true });

/** The form as the code of a link opens it; and what was sent of it. */
const openForm = async (
  info: JoinInfo,
  ack: Messages['joinGame'] = () => ({ ok: true, ...joined(state) }),
): Promise<JoinGameMessage[]> => {
  const sent: JoinGameMessage[] = [];
  await page.openAt('/join/OWLS22', {
    calls: { [call]: answer(info) },
    messages: {
      joinGame: (body) => {
        sent.push(body);
        return ack(body);
      },
    },
  });
  await page.findByText(/You are joining Game night/);
  await page.type(page.getByLabelText('Display name'), 'Ada');
  return sent;
};
const join = () => page.press(page.getByRole('button', { name: 'Join Team' }));
const inGame = () => page.until(() => page.address() === paths.playerGame(gameId));
const teamField = () => page.getByLabelText<HTMLInputElement>('Your team');

describe('who comes by the code of a team', () => {
  const byTeam = infoOf({ teamName: 'The Owls' });

  it('finds its name filled in, and is told why', async () => {
    const sent = await openForm(byTeam);
    expect(teamField().value).toBe('The Owls');
    page.getByText('With this code you are in The Owls, unless you choose another one.');
    await join();
    await inGame();
    expect(sent[0]).toMatchObject({ teamName: 'The Owls' });
  });

  it('may choose another one', async () => {
    const sent = await openForm(byTeam);
    await page.press(page.getByRole('button', { name: 'Blues' }));
    expect(teamField().value).toBe('Blues');
    await join();
    await inGame();
    expect(sent[0]).toMatchObject({ teamName: 'Blues' });
  });
});

describe('where the host lets choose prepared teams only', () => {
  it('nothing is typed: they are chosen', async () => {
    const sent = await openForm(infoOf({ onlyPreparedTeams: true }));
    expect(page.queryByRole('textbox', { name: 'Your team' })).toBeNull();
    await page.press(page.getByRole('button', { name: 'Reds' }));
    expect(page.getByRole('button', { name: 'Reds' }).getAttribute('aria-pressed')).toBe('true');
    await join();
    await inGame();
    expect(sent[0]).toMatchObject({ teamName: 'Reds' });
  });

  it('who has typed another one meanwhile is told, and offered those that there are', async () => {
    const refusals = [{ ok: false, error: { code: 'unknown_team', message: '' } } as const];
    const sent = await openForm(
      infoOf({ teamNames: [] }),
      () => refusals.pop() ?? { ok: true, ...joined(state) },
    );
    await page.type(teamField(), 'Pinks');
    page.change({ [call]: answer(infoOf({ onlyPreparedTeams: true })) });
    await join();
    await page.press(await page.findByRole('button', { name: 'Blues' }));
    expect(page.getByLabelText('Display name')).toHaveProperty('value', 'Ada');
    await join();
    await inGame();
    expect(sent.map(({ teamName }) => teamName)).toEqual(['Pinks', 'Blues']);
  });
});

it('where nobody types a name, some are asked for in the language of the page', async () => {
  const asked: (string | null)[] = [];
  const drawnNames = ['Mutiger Otter', 'Kluge Amsel', 'Flinkes Reh'];
  await page.openAt('/join/OWLS22', {
    calls: {
      [call]: ({ headers }) => {
        asked.push(headers.get('accept-language'));
        return Response.json(infoOf({ drawnNames }));
      },
    },
    keeps: { 'clockbeat.language': 'de' },
  });
  await page.findByRole('button', { name: 'Kluge Amsel' });
  expect(new Set(asked)).toEqual(new Set(['de']));
});

describe('who comes by the code of a seat', () => {
  const code = '012CDFGHJK';
  const seatCall = `GET /api/join/${code}`;
  const info = infoOf({ code, kind: 'game', playerName: 'Ada' });

  const openAt = async (ack: NonNullable<Messages['joinGame']>): Promise<JoinGameMessage[]> => {
    const sent: JoinGameMessage[] = [];
    await page.openAt('/join-team', {
      calls: { [seatCall]: answer(info) },
      messages: {
        joinGame: (body) => {
          sent.push(body);
          return ack(body);
        },
      },
    });
    await page.type(await page.findByLabelText('Join code'), '012cd fghjk');
    await page.passes(300);
    return sent;
  };

  it('is told whose it is, types no name and no team, and is in the game under that name', async () => {
    const sent = await openAt(() => ({ ok: true, ...joined(state), playerName: 'Ada' }));
    await page.findByText('You go on as Ada.');
    expect(page.queryByLabelText('Display name')).toBeNull();
    expect(page.queryByLabelText('Your team')).toBeNull();
    await join();
    await inGame();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ roomId: code, token: expect.stringMatching(/^[\w-]{22,}$/) });
    expect(sent[0]).not.toHaveProperty('teamName');
    await page.findByText('You play as Ada');
  });

  it('hears that the code is no good any more, and may type another one', async () => {
    await openAt(() => ({ ok: false, error: { code: 'unknown_code', message: '' } }));
    await join();
    await page.findByText('No game or team has this code.');
    expect(page.getByLabelText<HTMLInputElement>('Join code').value).toBe(code);
  });
});

const link = 'abcdefghijklmnopqrstuv';
const anAssignment = infoOf({
  ...({ kind: 'assignment', gameId: null, gameCode: null, status: 'no_game' } as const),
  ...{ title: 'Rivers', teamMode: false, teamNames: [], link },
});
const toAssignment = {
  [call]: answer(anAssignment),
  [`GET /api/assignment-links/${link}`]: refuse(404, 'not_found'),
};

it('leads whoever followed the code of an assignment right to it', async () => {
  await page.openAt('/join/OWLS22', { calls: toAssignment });
  await page.until(() => page.address() === paths.assignment(link));
  expect(sessionStorage.getItem('clockbeat.joinCode')).toBeNull();
});

it('says what the code of an assignment leads to, asks for no name, and goes there when it is sent', async () => {
  await page.openAt('/join-team', { calls: toAssignment });
  await page.type(page.getByLabelText('Join code'), 'owls22');
  await page.passes(300);
  await page.findByText('You are joining Rivers');
  expect(page.queryByLabelText('Display name')).toBeNull();
  expect(page.address()).toBe('/join-team');
  await join();
  await page.until(() => page.address() === paths.assignment(link));
});
