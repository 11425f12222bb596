import { type ClientMessage, GameId } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { clientMessages } from '../people/contract-shapes.js';
import type { TestGateway } from '../support/app.js';
import { logOf, Night } from '../support/live/night.js';
import { TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

const deep = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

/** What is no body of any message, apart from its fields. */
const junk: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'startGame'],
  ['a number', 7],
  ['true', true],
  ['a list', [{ roomId: 'ABC123' }]],
  ['an empty list', []],
  ['bytes', Buffer.from('{"roomId":"ABC123"}')],
];

/** Values that no field of any message takes, and some that only a trap would. */
const wrong: unknown[] = [
  null,
  undefined,
  {},
  [],
  ['x'],
  { toString: 'x', valueOf: 'y' },
  Buffer.from('x'),
  Number.NaN,
  -1,
  1.5,
  1e308,
];

/** The fields that a message cannot do without, each with a value that fits. */
const fields = (room: string, playerId: string): Record<ClientMessage, Record<string, unknown>> => ({
  hostConnect: { roomId: room },
  startGame: { roomId: room },
  nextQuestion: { roomId: room },
  pauseGame: { roomId: room },
  resumeGame: { roomId: room },
  finishGame: { roomId: room },
  setJoining: { roomId: room, joining: 'locked' },
  setTeamMode: { roomId: room, teamMode: true },
  extendTime: { roomId: room, playerId, factor: 2 },
  admitPlayer: { roomId: room, playerId, admit: true },
  renamePlayer: { roomId: room, playerId, name: 'Ada' },
  removePlayer: { roomId: room, playerId },
  judgeAnswer: { roomId: room, questionIndex: 0, text: 'Wilno', accepted: true },
  removeAbsent: { roomId: room },
  watchGame: { roomId: room },
  watchGames: {},
  watchTeam: { roomId: room },
  openTv: { token: 'x'.repeat(22) },
  releaseTv: { token: 'x'.repeat(22) },
  joinGame: { roomId: room, playerName: 'Eve' },
  setReady: { roomId: room, ready: true },
  chooseTeam: { roomId: room, teamName: 'Reds' },
  declareJoker: { roomId: room, round: 1 },
  submitAnswer: { roomId: room, playerId, questionIndex: 0, answer: 1 },
  leaveGame: { roomId: room },
  syncClock: { t: 1 },
});

describe('bad input', () => {
  let night: Night;
  let gateway: TestGateway;
  let host: TestHost;
  let ada: TestPlayer;
  let before: unknown;
  const picture = async (): Promise<unknown> => {
    const { serverTime, timeLeft, ...state } = await host.state();
    const head = (await gateway.app.get(EventStore).heads([GameId(host.gameId)])).get(GameId(host.gameId));
    return { state, head, players: await host.players() };
  };
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  beforeEach(async () => {
    host = await TestHost.on(gateway);
    ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    await ada.sees(0);
    before = await picture();
  });
  /** Whatever was sent: nothing has changed, and the game can go on. */
  afterEach(async () => {
    expect(await picture()).toEqual(before);
    expect((await ada.answer('B')).isCorrect).toBe(true);
    expect((await host.next(0)).moved).toBe(true);
  });
  afterAll(() => night.end());

  /** A new socket for every message type, as its own allowance is limited; signed in, so that the shape decides. */
  const sender = (cookie = host.cookie) => new TestClient(gateway, 'host', { cookie });

  it.each(junk)('%s is no body of any message', async (_what, body) => {
    const anybody = sender();
    for (const message of clientMessages)
      expect(`${message}: ${await anybody.refusal(message, body)}`).toBe(`${message}: bad_request`);
  });

  it('a message without any body is refused', async () => {
    const anybody = sender();
    for (const message of clientMessages)
      expect(`${message}: ${await anybody.refusal(message)}`).toBe(`${message}: bad_request`);
  });

  it.each(clientMessages.filter((message) => message !== 'watchGames'))(
    '%s with a field missing or of another kind',
    async (message) => {
      const good = fields(host.gameId, ada.playerId)[message as ClientMessage];
      for (const name of Object.keys(good)) {
        const anybody = sender();
        for (const value of wrong) {
          // a chosen nothing is an answer
          if (name === 'answer' && value === null) continue;
          // the JSON of NaN is null
          if (name === 'answer' && Number.isNaN(value)) continue;
          if (name === 't' && typeof value === 'number' && !Number.isNaN(value)) continue;
          // a whole number that is no index of this game is another case
          if (name === 'questionIndex' && value === 1e308) continue;
          // one and a half times as long is a choice
          if (name === 'factor' && value === 1.5) continue;
          const said = await anybody.refusal(message, { ...good, [name]: value });
          expect({ name, value, said }).toEqual({ name, value, said: 'bad_request' });
        }
      }
    },
  );

  it('nested junk in fields nobody knows harms nobody', async () => {
    const traps: Record<string, unknown>[] = [
      { constructor: 'x' },
      { constructor: { prototype: { admin: true } } },
      { inner: { constructor: 'x' } },
      { inner: { constructor: { name: 'Array' } } },
      { inner: [{ constructor: 7 }] },
      JSON.parse('{"__proto__": {"ok": true}, "inner": {"__proto__": {"kind": "demo"}}}'),
      JSON.parse('{"hasOwnProperty": 1, "then": "later", "toJSON": "x", "length": 3}'),
      { inner: deep(3_000) },
      { list: Array(5_000).fill([]) },
    ];
    const anybody = sender();
    for (const trap of traps) {
      const said = await anybody.refusal('syncClock', { t: 1, ...trap });
      expect(['accepted', 'bad_request']).toContain(said);
      expect(await anybody.refusal('startGame', { ...trap })).toBe('bad_request');
    }
    expect(({} as Record<string, unknown>)['kind']).toBeUndefined();
  });

  it('an answer of another player, or with a time and a score claimed', async () => {
    const eve = await TestPlayer.on(gateway).join(host.joinCode, 'Eve');
    before = await picture();
    const forged = { roomId: host.gameId, playerId: ada.playerId, questionIndex: 0, answer: 1 };
    expect(await eve.refusal('submitAnswer', forged)).toBe('not_joined');
    expect(await eve.refusal('submitAnswer', { ...forged, token: ada.token })).toBe('not_joined');
    const claims = { points: 999, score: 999, isCorrect: true, at: 1, gameState: { timeLeft: 999 } };
    const late = { ...forged, playerId: eve.playerId, questionIndex: 7, timeLeft: 120, ...claims };
    expect(await eve.refusal('submitAnswer', late)).toBe('question_closed');
  });

  it('what an answer claims of its time earns nothing', async () => {
    const other = await TestHost.on(gateway);
    const eve = await TestPlayer.on(gateway).join(other.joinCode, 'Eve');
    await other.start();
    const body = { roomId: other.gameId, playerId: eve.playerId, questionIndex: 0, answer: 1 as const };
    const claims = { timeLeft: 10_000, points: 9_999, totalScore: 9_999, streak: 50 };
    const result = await eve.ask('submitAnswer', { ...body, ...claims });
    if ('stored' in result) throw new Error('This is no paced game');
    expect(result.points).toBeLessThanOrEqual(100 + 10 * other.questions[0]!.timeLimit);
    expect(result).toMatchObject({ totalScore: result.points, streak: 1 });
  });

  it('another host’s commands, and a player’s', async () => {
    const mallory = await TestHost.on(gateway, { email: 'mallory@example.org' });
    const room = { roomId: host.gameId };
    for (const [message, body] of Object.entries({
      ...fields(host.gameId, ada.playerId),
      nextQuestion: { ...room, gameState: { currentQuestionIndex: 0 } },
    })) {
      const anybodys = ['watchGames', 'watchTeam', 'openTv', 'releaseTv', 'joinGame', 'syncClock'];
      if (anybodys.includes(message)) continue;
      const theirs = ['setReady', 'chooseTeam', 'declareJoker', 'submitAnswer', 'leaveGame'].includes(
        message,
      );
      expect(`${message}: ${await mallory.refusal(message, body)}`).toBe(
        `${message}: ${theirs ? 'not_joined' : 'not_host'}`,
      );
      if (!theirs)
        expect(`${message}: ${await ada.refusal(message, body)}`).toBe(`${message}: not_signed_in`);
    }
    for (const gameState of [{ currentQuestionIndex: -1 }, { currentQuestionIndex: '0' }, [], 'x'])
      expect(await host.refusal('nextQuestion', { ...room, gameState })).toBe('bad_request');
    const wrongIndex = { ...room, gameState: { currentQuestionIndex: 2 } };
    expect(await host.ask('nextQuestion', wrongIndex)).toMatchObject({ moved: false });
  });

  it('messages nobody knows', async () => {
    const anybody = sender();
    for (const message of [
      'createGame',
      'TimeIsUp',
      'playerJoined',
      'gameFinished',
      'updateScores',
      'constructor',
    ])
      expect(
        await anybody.refusal(message as ClientMessage, { roomId: host.gameId, gameId: host.gameId }),
      ).toBe('bad_request');
    anybody.wire.socket.emit('createGame', { roomId: host.gameId });
    expect(await anybody.heard.next('problem')).toMatchObject({ code: 'bad_request' });
  });

  it('what is no message of Socket.IO ends that connection and no other', async () => {
    for (const bytes of [
      '4',
      '42',
      '42["x"',
      '42[]',
      '42{"a":1}',
      '429999999999["syncClock"]',
      '45-["x"]',
      'zzz',
    ]) {
      const anybody = sender();
      await anybody.wire.connected();
      anybody.wire.socket.io.engine.write(bytes.slice(1));
      await anybody.wire.flushed();
      anybody.close();
    }
    expect(await sender().refusal('syncClock', { t: 1 })).toBe('accepted');
  });

  it('a flood of refused messages leaves the log as it was', async () => {
    const { length } = await logOf(gateway, host.gameId);
    const eve = new TestClient(gateway, 'player');
    for (let index = 0; index < 200; index += 1)
      eve.tell('submitAnswer', { roomId: host.gameId, playerId: ada.playerId, questionIndex: 0, answer: 1 });
    await eve.hears('problem', ({ code }) => code === 'too_many_requests');
    expect(await logOf(gateway, host.gameId)).toHaveLength(length);
  });
});
