import { correctionRefusalCodes, refusalCodes } from '@clockbeat/domain';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

const produced = new Set<string>();
/** Says what was refused, and remembers that this code was seen. */
const code = async (refusal: Promise<string>): Promise<string> => {
  const said = await refusal;
  produced.add(said);
  return said;
};

/**
 * Made where faults are made (limits, postgres-away and contained.e2e-spec.ts), said over HTTP only (corrections.e2e-spec.ts), or of
 * attempts at assignments alone (assignments.e2e-spec.ts).
 */
const elsewhere: readonly string[] = [
  ...['too_many_requests', 'too_large', 'unavailable', 'internal', 'deadline_over'],
  ...correctionRefusalCodes,
];

describe('the table of codes', () => {
  let night: Night;
  let gateway: TestGateway;
  let host: TestHost;
  let ada: TestPlayer;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  beforeEach(async () => {
    host = await TestHost.on(gateway, { questions: quiz(2) });
    ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
  });
  afterAll(async () => {
    await night.end();
    expect([...produced].sort()).toEqual(refusalCodes.filter((each) => !elsewhere.includes(each)).sort());
  });

  const room = () => ({ roomId: host.gameId });
  const answer = (over: object = {}) => ({
    ...room(),
    playerId: ada.playerId,
    questionIndex: 0,
    answer: 1,
    ...over,
  });
  const hostMessages = () =>
    Object.entries({
      hostConnect: room(),
      startGame: room(),
      nextQuestion: room(),
      pauseGame: room(),
      resumeGame: room(),
      finishGame: room(),
      setJoining: { ...room(), joining: 'locked' },
      setTeamMode: { ...room(), teamMode: true },
      removePlayer: { ...room(), playerId: ada.playerId },
      removeAbsent: room(),
      watchGame: room(),
    });

  it('bad_request: malformed, a field missing, an answer outside 0-3, an unknown player to remove', async () => {
    await host.start();
    expect(await code(ada.refusal('submitAnswer', 'B'))).toBe('bad_request');
    expect(await code(ada.refusal('submitAnswer', { ...room(), playerId: ada.playerId, answer: 1 }))).toBe(
      'bad_request',
    );
    for (const wrong of [4, -1, 1.5, '1', [1], undefined])
      expect(await code(ada.refusal('submitAnswer', answer({ answer: wrong })))).toBe('bad_request');
    expect(await code(host.refusal('removePlayer', { ...room(), playerId: 'p_0000000000000000' }))).toBe(
      'bad_request',
    );
  });

  it('not_signed_in: a host message without a session', async () => {
    const stranger = new TestClient(gateway, 'player');
    for (const [message, body] of hostMessages())
      expect(`${message} ${await code(stranger.refusal(message, body))}`).toBe(`${message} not_signed_in`);
    expect(await stranger.refusal('watchGames', {})).toBe('not_signed_in');
  });

  it('not_host: somebody else’s game, or none at all', async () => {
    const other = await TestHost.on(gateway, { email: 'other@example.org' });
    for (const [message, body] of hostMessages()) {
      expect(`${message} ${await code(other.refusal(message, body))}`).toBe(`${message} not_host`);
      const unknown = { ...body, roomId: 'game_0000000000000000' };
      expect(`${message} ${await other.refusal(message, unknown)}`).toBe(`${message} not_host`);
    }
    expect((await host.state()).status).toBe('waiting');
  });

  it('wrong_state: what does not fit the state', async () => {
    for (const message of ['nextQuestion', 'pauseGame', 'resumeGame'])
      expect(`${message} ${await code(host.refusal(message, room()))}`).toBe(`${message} wrong_state`);
    await host.start();
    for (const message of ['startGame', 'resumeGame'])
      expect(`${message} ${await host.refusal(message, room())}`).toBe(`${message} wrong_state`);
    expect(await host.refusal('setTeamMode', { ...room(), teamMode: true })).toBe('wrong_state');
    expect(await ada.refusal('setReady', { ...room(), ready: true })).toBe('wrong_state');
    expect(await ada.refusal('chooseTeam', { ...room(), teamName: 'Reds' })).toBe('wrong_state');
    await host.pause();
    for (const message of ['startGame', 'nextQuestion', 'pauseGame'])
      expect(`${message} ${await host.refusal(message, room())}`).toBe(`${message} wrong_state`);
  });

  it('game_finished: any message after the end, and a new seat', async () => {
    await host.start();
    await host.finish();
    for (const [message, body] of hostMessages()) {
      if (['hostConnect', 'watchGame'].includes(message)) continue;
      expect(`${message} ${await code(host.refusal(message, body))}`).toBe(`${message} game_finished`);
    }
    for (const [message, body] of Object.entries({
      submitAnswer: answer(),
      setReady: { ...room(), ready: true },
      chooseTeam: { ...room(), teamName: 'Reds' },
      leaveGame: room(),
    }))
      expect(`${message} ${await ada.refusal(message, body)}`).toBe(`${message} game_finished`);
    const late = TestPlayer.on(gateway);
    expect(await late.tryJoin(host.joinCode, 'Late')).toMatchObject({ error: { code: 'game_finished' } });
  });

  it('not_active: an answer while the game waits or pauses', async () => {
    expect(await code(ada.refusal('submitAnswer', answer()))).toBe('not_active');
    await host.start();
    await host.pause();
    expect(await code(ada.refusal('submitAnswer', answer()))).toBe('not_active');
  });

  it('question_closed: too late, or for another question', async () => {
    await host.start();
    expect(await code(ada.refusal('submitAnswer', answer({ questionIndex: 1 })))).toBe('question_closed');
    await host.next(0);
    expect(await code(ada.refusal('submitAnswer', answer({ questionIndex: 0 })))).toBe('question_closed');
  });

  it('not_joined: without a seat on this socket, or with another’s playerId', async () => {
    const bo = await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
    await host.start();
    expect(await code(bo.refusal('submitAnswer', answer()))).toBe('not_joined');
    const stranger = new TestClient(gateway, 'player');
    for (const [message, body] of Object.entries({
      submitAnswer: answer(),
      setReady: { ...room(), ready: true },
      chooseTeam: { ...room(), teamName: 'Reds' },
      leaveGame: room(),
    }))
      expect(`${message} ${await stranger.refusal(message, body)}`).toBe(`${message} not_joined`);
  });

  it('unknown_code: nothing has this code', async () => {
    const stranger = TestPlayer.on(gateway);
    for (const roomId of ['ZZZZZZ', 'game_0000000000000000', 'no such room', '../../etc', '💥'])
      expect(await code(stranger.refusal('joinGame', { roomId, playerName: 'Eve' }))).toBe('unknown_code');
    expect(await stranger.refusal('watchTeam', { roomId: 'ZZZZZZ' })).toBe('unknown_code');
    expect(await stranger.refusal('watchTeam', { roomId: host.joinCode })).toBe('unknown_code');
  });

  it('name_taken and name_invalid', async () => {
    const stranger = TestPlayer.on(gateway);
    const join = (playerName: string) => stranger.refusal('joinGame', { ...room(), playerName });
    for (const taken of ['Ada', ' ada ', 'ADA', 'Ａｄａ', 'A\u200bda'])
      expect(`${taken} ${await code(join(taken))}`).toBe(`${taken} name_taken`);
    for (const invalid of [
      '',
      '   ',
      'x'.repeat(51),
      'a\nb',
      'abc\u202edef',
      '\u2066x\u2069',
      '\u0000',
      '\u200b',
    ])
      expect(`${JSON.stringify(invalid)} ${await code(join(invalid))}`).toBe(
        `${JSON.stringify(invalid)} name_invalid`,
      );
    expect(await host.players()).toHaveLength(1);
  });

  it('unknown_team: where the host lets choose prepared teams only', async () => {
    await host.setTeamMode(true, { preparedTeams: ['Reds', 'Blues'], onlyPreparedTeams: true });
    const pinks = { ...room(), teamName: 'Pinks' };
    expect(await code(ada.refusal('chooseTeam', pinks))).toBe('unknown_team');
    const stranger = TestPlayer.on(gateway);
    expect(await stranger.refusal('joinGame', { ...pinks, playerName: 'Eve' })).toBe('unknown_team');
    await ada.chooseTeam(' REDS');
  });

  it('lobby_locked: no new seats, known tokens pass', async () => {
    await host.setJoining('locked');
    const stranger = TestPlayer.on(gateway);
    expect(await code(stranger.refusal('joinGame', { ...room(), playerName: 'Eve' }))).toBe('lobby_locked');
    expect((await ada.comesBack()).seat?.gameState.joining).toBe('locked');
    await host.setJoining('open');
    await stranger.join(host.joinCode, 'Eve');
  });

  it('removed, bad_token', async () => {
    await host.remove(ada);
    const { token } = ada;
    const again = TestPlayer.on(gateway);
    expect(await code(again.refusal('joinGame', { ...room(), playerName: 'Ada', token }))).toBe('removed');
    for (const bad of ['', 'short', 7, {}, 'x'.repeat(201), `${'x'.repeat(30)}!`])
      expect(await code(again.refusal('joinGame', { ...room(), playerName: 'Bo', token: bad }))).toBe(
        'bad_token',
      );
  });

  it('a refusal without a callback is emitted as a problem, with a text for people', async () => {
    ada.tell('submitAnswer', answer());
    expect(await ada.hears('problem')).toEqual({
      code: 'not_active',
      message: 'No question is open right now.',
    });
    host.tell('pauseGame', room());
    expect((await host.hears('problem')).code).toBe('wrong_state');
  });
});
