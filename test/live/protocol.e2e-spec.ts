import { jest } from '@jest/globals';
import { RateLimiter } from '../../apps/gateway/src/rate/rate-limiter.js';
import { clientMessageRows, named, quoted, section } from '../docs/page.js';
import { makeTeam } from '../people/api.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClient } from '../support/live/test-client.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

const rowOf = new Map(clientMessageRows().map((row) => [named(row['message']), row]));
/** Of every message, by the sentence above the table. */
const always = quoted(
  section('What clients send').split('Every message may be refused with ')[1]?.split('The last')[0],
);

const states = {
  waiting: async () => undefined,
  active: (host: TestHost) => host.start(),
  paused: async (host: TestHost) => {
    await host.start();
    await host.pause();
  },
  finished: async (host: TestHost) => {
    await host.start();
    await host.finish();
  },
};

/** A good body for each message, besides the room. */
const bodies = (playerId: string): Record<string, object> => ({
  nextQuestion: { gameState: { currentQuestionIndex: 0 } },
  setJoining: { joining: 'locked' },
  setTeamMode: { teamMode: true },
  extendTime: { playerId, factor: 2 },
  admitPlayer: { playerId, admit: true },
  renamePlayer: { playerId, name: 'Eve' },
  removePlayer: { playerId },
  judgeAnswer: { questionIndex: 0, text: 'Wilno', accepted: true },
  openTv: { token: 'a-tv-0123456789-0123456789' },
  releaseTv: { token: 'a-tv-0123456789-0123456789' },
  joinGame: { playerName: 'Somebody', token: 'somebody-new-0123456789' },
  setReady: { ready: true },
  chooseTeam: { teamName: 'Reds' },
  declareJoker: { round: 1 },
  submitAnswer: { playerId, questionIndex: 0, answer: 1 },
  syncClock: { t: 1 },
});

/** Everything is sent by everybody in every state of a game; the page must have told how it ends. */
describe('who may send what, and the refusals, on docs/protocol.md', () => {
  let night: Night;
  let gateway: TestGateway;
  let teamCode: string;
  const seen = new Map<string, Set<string>>();
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    // How often something may be sent is not the question here.
    jest.spyOn(gateway.app.get(RateLimiter), 'take').mockReturnValue({ allowed: true, retryAfterMs: 0 });
    teamCode = (await makeTeam(gateway.url, await cookieOf(gateway), 'The Owls')).code;
  });
  afterAll(() => night?.end());

  const sends = async (somebody: TestClient | TestHost | TestPlayer, message: string, body: object) => {
    const outcome = await somebody.refusal(message, body);
    if (outcome !== 'accepted') seen.set(message, (seen.get(message) ?? new Set()).add(outcome));
    return outcome;
  };
  const scene = async (state: keyof typeof states) => {
    const host = await TestHost.on(gateway, { questions: quiz(2) });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await states[state](host);
    return { host, ada, roomId: host.gameId };
  };

  it('of strangers, other accounts and players', async () => {
    const cookie = await cookieOf(gateway, 'other@example.org');
    for (const state of Object.keys(states) as (keyof typeof states)[]) {
      // Sockets of their own for each state: a socket may say only so much in a row.
      const stranger = new TestClient(gateway, 'player');
      const other = new TestClient(gateway, 'player', { cookie });
      const { ada, roomId } = await scene(state);
      for (const [message, row] of rowOf) {
        if (message === 'joinGame' || message === 'leaveGame') continue;
        const room = { roomId: message === 'watchTeam' ? teamCode : roomId };
        const body = { ...room, ...bodies(ada.playerId)[message] };
        const expected = {
          host: 'not_signed_in',
          mover: 'not_signed_in',
          account: 'not_signed_in',
          seat: 'not_joined',
        };
        const who = row['who'] as keyof typeof expected | 'anyone';
        const ofStranger = who === 'anyone' ? 'accepted' : expected[who];
        const ofOther =
          { host: 'not_host', mover: 'not_host', seat: 'not_joined' }[who as string] ?? 'accepted';
        expect([message, state, await sends(stranger, message, body)]).toEqual([message, state, ofStranger]);
        expect([message, state, await sends(other, message, body)]).toEqual([message, state, ofOther]);
        const ofAda = await sends(ada, message, body);
        if (['host', 'mover', 'account'].includes(who))
          expect([message, ofAda]).toEqual([message, 'not_signed_in']);
      }
      await sends(stranger, 'leaveGame', { roomId });
      await sends(ada, 'leaveGame', { roomId });
    }
  });

  it('of hosts', async () => {
    for (const state of Object.keys(states) as (keyof typeof states)[])
      for (const [message, { who = '' }] of rowOf) {
        if (!['host', 'mover'].includes(who)) continue;
        const { host, ada, roomId } = await scene(state);
        const outcome = await sends(host, message, { roomId, ...bodies(ada.playerId)[message] });
        for (const somebody of [host, ada]) somebody.close();
        if (state === 'waiting' && message === 'hostConnect') expect(outcome).toBe('accepted');
      }
  });

  it('of who wants a seat, a name or an answer that cannot be had', async () => {
    const { host, ada, roomId } = await scene('waiting');
    const bo = new TestClient(gateway, 'player');
    const join = (more: object, by = bo) => sends(by, 'joinGame', { roomId, playerName: 'Bo', ...more });
    expect(await join({ token: 'short' })).toBe('bad_token');
    expect(await join({ roomId: 'NOSUCH' })).toBe('unknown_code');
    expect(await join({ playerName: '\u0007' })).toBe('name_invalid');
    expect(await join({ playerName: 'ADA' })).toBe('name_taken');
    expect(await sends(ada, 'chooseTeam', { roomId, teamName: '…' })).toBe('name_invalid');
    const teams = (only: boolean, ...preparedTeams: string[]) =>
      sends(host, 'setTeamMode', { roomId, teamMode: true, preparedTeams, onlyPreparedTeams: only });
    expect(await teams(true, 'Reds', '…')).toBe('name_invalid');
    expect(await teams(true, 'Reds', ' reds')).toBe('name_taken');
    expect(await teams(true, 'Reds')).toBe('accepted');
    expect(await join({ teamName: 'Pinks' })).toBe('unknown_team');
    expect(await sends(ada, 'chooseTeam', { roomId, teamName: 'Pinks' })).toBe('unknown_team');
    expect(await sends(bo, 'watchTeam', { roomId: 'NOSUCH' })).toBe('unknown_code');
    const nobody = { roomId, playerId: 'p_0000000000000000', factor: 2 };
    expect(await sends(host, 'extendTime', nobody)).toBe('not_joined');
    expect(await sends(host, 'admitPlayer', { ...nobody, admit: true })).toBe('not_joined');
    expect(await sends(host, 'renamePlayer', { ...nobody, name: 'Eve' })).toBe('not_joined');
    const rename = (name: string) => sends(host, 'renamePlayer', { roomId, playerId: ada.playerId, name });
    expect(await rename('…')).toBe('name_invalid');
    await TestPlayer.on(gateway).join(host.joinCode, 'Cleo');
    expect(await rename('cleo')).toBe('name_taken');
    await host.setJoining('locked');
    expect(await join({})).toBe('lobby_locked');
    await host.setJoining('open');
    await host.start();
    expect(
      await sends(ada, 'submitAnswer', { roomId, playerId: ada.playerId, questionIndex: 1, answer: 0 }),
    ).toBe('question_closed');
    expect(
      await sends(ada, 'joinGame', { roomId, playerName: 'Twin', token: 'twin-0123456789-0123456789' }),
    ).toBe('wrong_state');
    await host.remove(ada);
    expect(await sends(ada, 'joinGame', { roomId, playerName: 'Ada', token: ada.token })).toBe('removed');
    expect(await sends(host, 'extendTime', { roomId, playerId: ada.playerId, factor: 2 })).toBe('not_joined');
    await host.finish();
    expect(await join({})).toBe('game_finished');
  });

  it('are the ones that are told, each of them and no other', () => {
    for (const [message, row] of rowOf) {
      const told = quoted(row['refused with']);
      const met = [...(seen.get(message) ?? [])].filter((code) => !always.includes(code));
      expect([message, ...met.sort()]).toEqual([message, ...told.sort()]);
    }
    expect(always.sort()).toEqual([
      'bad_request',
      'internal',
      'too_large',
      'too_many_requests',
      'unavailable',
    ]);
  });
});
