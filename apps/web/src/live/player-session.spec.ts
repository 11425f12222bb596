import type { Ack, GameStateView, ServerMessage } from '@clockbeat/domain/contract';
import { closed, gameId, joined, openState, result, told, waitingState } from './picture.fixture.js';
import { PlayerSession } from './player-session.js';
import { SeatStorage } from './seat-storage.js';
import type { LinkState, LiveSocket } from './socket.js';

interface Sent {
  message: string;
  body: unknown;
}

/** A wire in which the test decides what comes back. */
const fakeSocket = (reply: (message: string, sent: Sent[]) => unknown) => {
  const sent: Sent[] = [];
  const listeners: [message: string, listener: (body: never) => void][] = [];
  let connection: (connection: LinkState) => void = () => undefined;
  const socket: LiveSocket = {
    send: async <T>(message: string, body: unknown) => {
      sent.push({ message, body });
      return reply(message, sent) as Ack<T>;
    },
    on: (message, listener) => void listeners.push([message, listener as (body: never) => void]),
    onConnection: (listener) => {
      connection = listener;
    },
    close: () => undefined,
  };
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return {
    socket,
    messages: (name: string) => sent.filter(({ message }) => message === name).map(({ body }) => body),
    tell: (message: ServerMessage, body: unknown) => {
      for (const [heard, listener] of listeners) if (heard === message) listener(body as never);
    },
    connect: async () => {
      connection('online');
      await settle();
    },
    lose: () => connection('reconnecting'),
    settle,
  };
};

const refusal = (code: string) => ({ ok: false, error: { code, message: 'no' } });
const atOnce = async () => undefined;

const seatOf = () => {
  const seats = new SeatStorage({ storage: null });
  return { seats, seat: seats.prepare('ABC123', 'Ada', null, new Date(0)) };
};

const opened: PlayerSession[] = [];
afterEach(() => {
  for (const session of opened.splice(0)) session.close();
});

const sessionOver = (reply: (message: string, sent: Sent[]) => unknown) => {
  const wire = fakeSocket((message, sent) =>
    message === 'syncClock' ? { ok: true, t: 0, serverTime: 0 } : reply(message, sent),
  );
  const { seats, seat } = seatOf();
  const session = new PlayerSession(wire.socket, seats, seat, atOnce);
  opened.push(session);
  return { wire, seats, seat, session };
};

it('takes its seat with the kept token at every connect, and says what it knows', async () => {
  const { wire, seat, session } = sessionOver(() => ({ ok: true, ...joined(waitingState()), token: 'kept' }));
  await wire.connect();
  wire.lose();
  await wire.connect();
  expect(wire.messages('joinGame')).toEqual([
    { roomId: 'ABC123', playerName: 'Ada', token: seat.token },
    { roomId: gameId, playerName: 'Ada', token: 'kept', since: 2 },
  ]);
  expect(session.view.get()).toMatchObject({ connection: 'online', returns: 1 });
});

it('keeps the seat under its game', async () => {
  const { wire, seats } = sessionOver(() => ({ ok: true, ...joined(waitingState()) }));
  await wire.connect();
  expect(seats.find(gameId)).toMatchObject({ playerId: 'p_ada', displayName: 'Ada' });
});

it('tells a refusal and keeps nothing of it', async () => {
  const { wire, seats, session } = sessionOver(() => refusal('name_taken'));
  await wire.connect();
  await expect(session.joined()).resolves.toMatchObject({ code: 'name_taken' });
  expect(seats.find('ABC123')).toBeNull();
});

it('asks again while the server is out of breath', async () => {
  const { wire, session } = sessionOver((_, sent) =>
    sent.length < 3 ? refusal('unavailable') : { ok: true, ...joined(waitingState()) },
  );
  await wire.connect();
  expect(session.view.get().picture.me?.playerId).toBe('p_ada');
});

it('goes on asking after the server was away for long', async () => {
  const { wire, session } = sessionOver((_, sent) =>
    sent.length < 12 ? refusal('unavailable') : { ok: true, ...joined(waitingState()) },
  );
  await wire.connect();
  await wire.settle();
  await wire.settle();
  expect(session.view.get()).toMatchObject({
    connection: 'online',
    picture: { me: { playerId: 'p_ada' } },
  });
});

it('asks no more once it is closed', async () => {
  const { wire, session } = sessionOver(() => refusal('unavailable'));
  const connected = wire.connect();
  session.close();
  await connected;
  await wire.settle();
  expect(wire.messages('joinGame')).toHaveLength(1);
});

it('waits with a team that has no game yet, and is seated when one is made', async () => {
  const { wire, session } = sessionOver(() => ({ ok: true, waiting: true }));
  await wire.connect();
  expect(session.view.get().picture.waitingFor).toBe('game');
  wire.tell('roomJoined', joined(waitingState()));
  expect(session.view.get().picture).toMatchObject({ waitingFor: null, me: { playerId: 'p_ada' } });
});

describe('an answer', () => {
  const playing = { ok: true, ...joined(openState(0, 3)) };

  it('is sent once with the question it belongs to', async () => {
    const { wire, session } = sessionOver((message) =>
      message === 'joinGame' ? playing : { ok: true, ...result(0) },
    );
    await wire.connect();
    await session.answer(1);
    await session.answer(2);
    expect(wire.messages('submitAnswer')).toEqual([
      { roomId: gameId, playerId: 'p_ada', questionIndex: 0, answer: 1 },
    ]);
    expect(session.view.get().picture.me?.score).toBe(150);
  });

  it('is sent again after the connection was lost', async () => {
    let up = false;
    const { wire, session } = sessionOver((message) => {
      if (message === 'joinGame') return playing;
      return up ? { ok: true, ...result(0) } : refusal('unavailable');
    });
    await wire.connect();
    const answered = session.answer(1);
    wire.lose();
    await answered;
    expect(session.view.get().picture).toMatchObject({
      turn: { locked: true },
      unheard: [{ questionIndex: 0, answer: 1 }],
    });
    up = true;
    await wire.connect();
    expect(session.view.get().picture.me?.score).toBe(150);
  });

  it('that came too late is told, and stays locked', async () => {
    const { wire, session } = sessionOver((message) =>
      message === 'joinGame' ? playing : refusal('question_closed'),
    );
    await wire.connect();
    await session.answer(1);
    expect(session.view.get()).toMatchObject({ picture: { turn: { locked: true } }, problem: null });
    wire.tell('questionClosed', closed(0, 7));
    expect(session.view.get().picture.feedback).toMatchObject({ questionIndex: 0, missed: 'late' });
  });

  it('that came too late is missed, also where the next question stands already', async () => {
    let refuse: (ack: unknown) => void = () => undefined;
    const ack = new Promise((resolve) => {
      refuse = resolve;
    });
    const { wire, session } = sessionOver((message) =>
      message === 'joinGame' ? { ...playing, streak: 3 } : ack,
    );
    await wire.connect();
    const answered = session.answer(1);
    wire.tell('questionClosed', closed(0, 7));
    wire.tell('nextQuestion', told(openState(1, 8)));
    refuse(refusal('question_closed'));
    await answered;
    expect(session.view.get()).toMatchObject({
      picture: {
        me: { streak: 0 },
        feedback: { questionIndex: 0, missed: 'late' },
        turn: { index: 1, locked: false },
      },
      problem: null,
    });
  });

  it('that waits for a pause to end is sent when the question goes on', async () => {
    let paused = true;
    const { wire, session } = sessionOver((message) => {
      if (message === 'joinGame') return playing;
      if (paused) wire.tell('gamePaused', told(openState(0, 4, { status: 'paused', phase: 'paused' })));
      const ack = paused ? refusal('not_active') : { ok: true, ...result(0) };
      paused = false;
      return ack;
    });
    await wire.connect();
    await session.answer(1);
    expect(wire.messages('submitAnswer')).toHaveLength(2);
    expect(session.view.get()).toMatchObject({ picture: { me: { score: 150 } }, problem: null });
  });

  it('is sent by the page that is loaded after it, if nobody heard it', async () => {
    const first = sessionOver((message) => (message === 'joinGame' ? playing : refusal('unavailable')));
    await first.wire.connect();
    const answered = first.session.answer(2);
    first.wire.lose();
    await answered;
    first.session.close();
    const second = sessionOver((message) => (message === 'joinGame' ? playing : { ok: true, ...result(0) }));
    await second.wire.connect();
    expect(second.wire.messages('submitAnswer')).toMatchObject([{ questionIndex: 0, answer: 2 }]);
    expect(second.session.view.get().picture).toMatchObject({ me: { score: 150 }, unheard: [] });
  });

  it.each([
    ['counted', result(0), { isCorrect: true, missed: null }],
    ['came too late', null, { isCorrect: false, missed: 'late' }],
  ])(
    'that %s and was heard of only after the end is told as the seat’s last result says',
    async (_, lastResult, told) => {
      let over = false;
      const { wire, session } = sessionOver((message) => {
        if (message === 'joinGame')
          return over
            ? { ok: true, ...joined({ ...openState(0, 9), status: 'finished' }, { lastResult }) }
            : playing;
        over = true;
        return refusal('game_finished');
      });
      await wire.connect();
      await session.answer(1);
      expect(session.view.get()).toMatchObject({ picture: { feedback: told, unheard: [] }, problem: null });
    },
  );

  it('cannot be given while the game is paused', async () => {
    const { wire, session } = sessionOver(() => playing);
    await wire.connect();
    wire.tell('gamePaused', told(openState(0, 4, { status: 'paused', phase: 'paused' })));
    await session.answer(1);
    expect(wire.messages('submitAnswer')).toEqual([]);
  });
});

it('starts a game of its own, however often the server is out of breath', async () => {
  const { wire, session } = sessionOver((message, sent) => {
    if (message === 'joinGame') return { ok: true, ...joined(waitingState({ kind: 'solo' })) };
    const tries = sent.filter((one) => one.message === 'startGame').length;
    return tries < 3 ? refusal('unavailable') : { ok: true, ...told(openState(0, 3)) };
  });
  await wire.connect();
  await session.startNow();
  expect(session.view.get()).toMatchObject({ picture: { state: { status: 'active' } }, problem: null });
});

it('asks for no start any more once the game has begun', async () => {
  const { wire, session } = sessionOver((message) => {
    if (message === 'joinGame') return { ok: true, ...joined(waitingState({ kind: 'solo' })) };
    wire.tell('gameStarted', told(openState(0, 3)));
    return refusal('unavailable');
  });
  await wire.connect();
  await session.startNow();
  expect(wire.messages('startGame')).toHaveLength(1);
  expect(session.view.get().problem).toBeNull();
});

describe('leaving', () => {
  const leaving = async (state: GameStateView, answer: unknown) => {
    const all = sessionOver((message) => (message === 'joinGame' ? { ok: true, ...joined(state) } : answer));
    await all.wire.connect();
    return { ...all, left: await all.session.leave() };
  };

  it('a lobby gives the seat back', async () => {
    const { left, seats, session } = await leaving(waitingState(), { ok: true, version: 3 });
    expect([left, session.isClosed, seats.find(gameId)]).toEqual([true, true, null]);
  });

  it('a lobby keeps the seat that the server could not be told of, and says so', async () => {
    const { left, seats, session } = await leaving(waitingState(), refusal('unavailable'));
    expect([left, session.isClosed]).toEqual([false, false]);
    expect(seats.find(gameId)).toMatchObject({ playerId: 'p_ada' });
    expect(session.view.get().problem?.code).toBe('unavailable');
  });

  it('a lobby in which the server knows no seat leaves nothing behind', async () => {
    const { left, seats } = await leaving(waitingState(), refusal('not_joined'));
    expect([left, seats.find(gameId)]).toEqual([true, null]);
  });

  it('a running game needs no word of the server: the seat stays there, and in this browser', async () => {
    const { left, seats, session } = await leaving(openState(0, 3), refusal('unavailable'));
    expect([left, session.isClosed]).toEqual([true, true]);
    expect(seats.find(gameId)).toMatchObject({ playerId: 'p_ada' });
  });
});

it('holds no player any more for a seat that the host took away, and still does for one played elsewhere', async () => {
  const { wire, seats } = sessionOver(() => ({ ok: true, ...joined(waitingState()) }));
  await wire.connect();
  wire.tell('removed', { gameId, version: 4, reason: 'replaced' });
  expect(seats.find(gameId)).toMatchObject({ playerId: 'p_ada' });
  wire.tell('removed', { gameId, version: 4, reason: 'removed' });
  expect(seats.find(gameId)).toMatchObject({ playerId: null });
  expect(seats.latest()).toBeNull();
});

it.each([
  ['waiting', false],
  ['finished', true],
] as const)('knows of a game that was %s when it came whether it is late: %s', async (status, late) => {
  const { wire, session } = sessionOver(() => ({ ok: true, ...joined({ ...waitingState(), status }) }));
  await wire.connect();
  expect(session.cameLate).toBe(late);
});

it('is not late for an end that it has seen, also when it reconnects after it', async () => {
  let status: 'waiting' | 'finished' = 'waiting';
  const { wire, session } = sessionOver(() => ({ ok: true, ...joined({ ...waitingState(), status }) }));
  await wire.connect();
  status = 'finished';
  wire.lose();
  await wire.connect();
  expect(session.cameLate).toBe(false);
});

it.each([{ reason: 'removed' }, { reason: 'replaced' }, { reason: 'replaced', moved: true }] as const)(
  'does not take a seat back that was taken away: %j',
  async (taken) => {
    const { wire } = sessionOver(() => ({ ok: true, ...joined(waitingState()) }));
    await wire.connect();
    wire.tell('removed', { gameId, version: 4, ...taken });
    wire.lose();
    await wire.connect();
    expect(wire.messages('joinGame')).toHaveLength(1);
  },
);

it('holds no player any more for a seat that moved to another phone, and says so', async () => {
  const { wire, seats, session } = sessionOver(() => ({ ok: true, ...joined(waitingState()) }));
  await wire.connect();
  wire.tell('removed', { gameId, version: 4, reason: 'replaced', moved: true });
  expect(session.view.get().picture.removed).toBe('moved');
  expect(seats.latest()).toBeNull();
});

it('plays under the name of the seat that a code brought it', async () => {
  const { wire, seats, session } = sessionOver(() => ({
    ok: true,
    ...joined(waitingState()),
    playerName: 'Augusta',
  }));
  await wire.connect();
  expect(session.displayName).toBe('Augusta');
  expect(seats.find(gameId)).toMatchObject({ displayName: 'Augusta' });
});
