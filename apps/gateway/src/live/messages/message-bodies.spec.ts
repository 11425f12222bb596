import type { ClientMessage } from '@clockbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { bodyCheck } from './message-bodies.js';

const room = { roomId: 'ABC123' };
const join = { ...room, playerName: 'Ada' };
const answer = { ...room, playerId: 'p_1', questionIndex: 0, answer: 3 };
const long = 'x'.repeat(1_001);
const token = 'a'.repeat(22);

/** Of each message: what it takes, then what it does not. */
const bodies: { readonly [M in ClientMessage]: readonly [good: object[], bad: object[]] } = {
  hostConnect: [
    [room, { roomId: 'x'.repeat(64) }, { roomId: '🎉'.repeat(64) }],
    [{}, { roomId: '' }, { roomId: 7 }, { roomId: 'x'.repeat(65) }, { roomId: ['ABC123'] }],
  ],
  startGame: [
    [
      room,
      { ...room, gameState: null },
      { ...room, gameState: {} },
      { ...room, gameState: { currentQuestionIndex: 2 } },
    ],
    [
      { ...room, gameState: 'x' },
      { ...room, gameState: [] },
      { ...room, gameState: { currentQuestionIndex: -1 } },
      { ...room, gameState: { currentQuestionIndex: '2' } },
    ],
  ],
  nextQuestion: [
    [
      room,
      { ...room, gameState: { currentQuestionIndex: null } },
      { ...room, gameState: { currentQuestionIndex: 1, phase: 'revealed' } },
    ],
    [
      { ...room, gameState: { currentQuestionIndex: 1.5 } },
      { ...room, gameState: { phase: 7 } },
      { ...room, gameState: { phase: 'x'.repeat(21) } },
    ],
  ],
  pauseGame: [[room], [{}]],
  resumeGame: [[room], [{}]],
  finishGame: [[room], [{}]],
  setJoining: [
    [
      { ...room, joining: 'open' },
      { ...room, joining: 'locked' },
    ],
    [room, { ...room, joining: 'shut' }, { joining: 'open' }],
  ],
  setTeamMode: [
    [
      { ...room, teamMode: false },
      { ...room, teamMode: true, preparedTeams: ['Reds'], onlyPreparedTeams: true },
      { ...room, teamMode: true, preparedTeams: null },
    ],
    [
      room,
      { ...room, teamMode: 'yes' },
      { ...room, teamMode: true, preparedTeams: 'Reds' },
      { ...room, teamMode: true, preparedTeams: [7] },
      { ...room, teamMode: true, preparedTeams: [long] },
      { ...room, teamMode: true, preparedTeams: Array.from({ length: 41 }, String) },
      { ...room, teamMode: true, onlyPreparedTeams: 1 },
    ],
  ],
  extendTime: [
    [
      { ...room, playerId: 'p_1', factor: 1 },
      { ...room, playerId: 'p_1', factor: 1.25 },
    ],
    [room, { ...room, playerId: 'p_1', factor: 3 }, { ...room, playerId: 'p_1', factor: '2' }],
  ],
  admitPlayer: [
    [
      { ...room, playerId: 'p_1', admit: true },
      { ...room, playerId: 'p_1', admit: false },
    ],
    [
      { ...room, playerId: 'p_1' },
      { ...room, admit: true },
      { ...room, playerId: 'p_1', admit: 1 },
    ],
  ],
  renamePlayer: [
    [{ ...room, playerId: 'p_1', name: 'Ada' }],
    [
      { ...room, playerId: 'p_1' },
      { ...room, name: 'Ada' },
      { ...room, playerId: 'p_1', name: 7 },
      { ...room, playerId: 'p_1', name: 'a'.repeat(1_001) },
    ],
  ],
  judgeAnswer: [
    [{ ...room, questionIndex: 0, text: 'Wilno', accepted: true }],
    [
      room,
      { ...room, questionIndex: 0, text: '', accepted: true },
      { ...room, questionIndex: 0, text: 'x'.repeat(81), accepted: true },
      { ...room, questionIndex: -1, text: 'Wilno', accepted: true },
      { ...room, questionIndex: 0, text: 'Wilno', accepted: 'yes' },
    ],
  ],
  removePlayer: [
    [
      { ...room, playerId: 'p_1' },
      { ...room, playerId: 'p_1', ban: true },
    ],
    [room, { ...room, playerId: 1 }, { ...room, playerId: 'p_1', ban: 'yes' }],
  ],
  removeAbsent: [[room], [{}]],
  watchGame: [
    [room, { ...room, tvToken: token }, { ...room, tvToken: null }, { ...room, overlayToken: token }],
    [{}, { ...room, tvToken: 'short' }, { ...room, tvToken: 7 }, { ...room, overlayToken: 'short' }],
  ],
  watchGames: [[{}, room], []],
  watchTeam: [[room], [{}, { roomId: 7 }]],
  openTv: [[{ token }], [{}, { token: 'short' }, { token: 7 }, { token: 'x'.repeat(201) }]],
  releaseTv: [[{ token }], [{}, { token: null }, { token: ` ${token}` }]],
  joinGame: [
    [
      join,
      { ...join, playerName: '' },
      { ...join, token: 5 },
      { ...join, teamName: null },
      { ...join, teamName: 'Reds' },
    ],
    [
      room,
      { ...join, playerName: null },
      { ...join, playerName: long },
      { ...join, teamName: 7 },
      { ...join, teamName: long },
    ],
  ],
  setReady: [[{ ...room, ready: true }], [room, { ...room, ready: 1 }]],
  chooseTeam: [[{ ...room, teamName: '' }], [room, { ...room, teamName: null }, { ...room, teamName: long }]],
  declareJoker: [
    [{ ...room, round: 2 }],
    [room, { ...room, round: -1 }, { ...room, round: 51 }, { ...room, round: '1' }],
  ],
  submitAnswer: [
    [answer, { ...answer, answer: null }, { ...answer, answer: 0 }, { ...answer, answer: 5 }],
    [
      { ...answer, answer: 6 },
      { ...answer, answer: '0' },
      { ...answer, answer: undefined },
      { ...answer, questionIndex: -1 },
      { ...answer, questionIndex: 0.5 },
      { ...answer, questionIndex: Number.NaN },
      { ...answer, playerId: null },
      { ...answer, roomId: undefined },
    ],
  ],
  leaveGame: [[room], [{}]],
  syncClock: [
    [{ t: 0 }, { t: -1.5 }],
    [{}, { t: '0' }, { t: Number.NaN }, { t: Number.POSITIVE_INFINITY }],
  ],
};

describe('the body of a message', () => {
  it.each(Object.entries(bodies))('%s', (message, [good, bad]) => {
    const check = bodyCheck(message as ClientMessage);
    for (const body of good) expect([body, check(body)]).toEqual([body, expect.objectContaining({})]);
    for (const body of bad) expect([body, check(body)]).toEqual([body, null]);
  });

  it('is taken without what the message does not have', () => {
    const sent = { ...room, playerId: 'p_1', isHost: true };
    expect(bodyCheck('leaveGame')(sent)).toEqual(room);
  });

  it.each([undefined, null, 'ABC123', 7, [], Buffer.from('{}'), new Map()])('is never %p', (sent) => {
    expect(bodyCheck('watchGames')(sent)).toBeNull();
  });

  it('has no field that it only inherits', () => {
    expect(bodyCheck('leaveGame')(JSON.parse('{"__proto__":{"roomId":"ABC123"}}'))).toBeNull();
  });
});
