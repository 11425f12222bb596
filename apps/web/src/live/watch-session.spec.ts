import type { Ack, GameCardMessage } from '@clockbeat/domain/contract';
import { jest } from '@jest/globals';
import type { LinkState, LiveSocket } from './socket.js';
import { eventBetween, type HostNotice, type RunningGames, WatchSession, withCard } from './watch-session.js';

const card = (gameId: string, changed: Partial<GameCardMessage> = {}): GameCardMessage => ({
  gameId,
  version: 1,
  title: gameId,
  status: 'waiting',
  currentQuestionIndex: 0,
  questionCount: 3,
  participantCount: 0,
  answeredNow: 0,
  endsAt: null,
  hostConnected: true,
  ...changed,
});

const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** A session over a wire in which the test decides what is running. */
const watch = () => {
  let running: unknown = { ok: true, games: [] };
  let asked = 0;
  let tell: (body: GameCardMessage) => void = () => undefined;
  let connection: (connection: LinkState) => void = () => undefined;
  const socket: LiveSocket = {
    send: async <T>(message: string) => {
      if (message === 'syncClock') return { ok: true, t: 0, serverTime: 0 } as Ack<T>;
      asked += 1;
      return running as Ack<T>;
    },
    on: (message, listener) => {
      if (message === 'gameCard') tell = listener as typeof tell;
    },
    onConnection: (listener) => {
      connection = listener;
    },
    close: () => undefined,
  };
  const session = new WatchSession(socket, async () => undefined);
  const events: HostNotice[] = [];
  session.onEvent((event) => events.push(event));
  return {
    session,
    events,
    asked: () => asked,
    tell: (body: GameCardMessage) => tell(body),
    connect: async (answer: unknown) => {
      running = answer;
      connection('online');
      await settle();
    },
    lose: () => connection('reconnecting'),
    shown: () => {
      jest.runAllTimers();
      return session.view.get();
    },
  };
};
const running = (...games: GameCardMessage[]) => ({ ok: true, games });

describe('a host’s running games', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are shown together, however many cards come at once', async () => {
    const { session, connect, tell, shown } = watch();
    await connect(running());
    shown();
    let draws = 0;
    session.view.subscribe(() => {
      draws += 1;
    });
    for (let number = 0; number < 50; number += 1) tell(card(`game_${number}`));
    expect(shown().games).toHaveLength(50);
    expect(draws).toBe(1);
  });

  it('stand still while the connection is away, and are asked for anew when it is back', async () => {
    const { connect, lose, shown, asked, events } = watch();
    await connect(running(card('game_1'), card('game_2')));
    expect(shown()).toMatchObject({ connection: 'online', games: [{}, {}] });
    lose();
    expect(shown()).toMatchObject({ connection: 'reconnecting', games: [{}, {}] });
    await connect(running(card('game_2')));
    expect(shown()).toMatchObject({ connection: 'online', games: [{ gameId: 'game_2' }] });
    expect(asked()).toBe(2);
    expect(events.map(({ kind, card: { gameId } }) => [kind, gameId])).toEqual([['over', 'game_1']]);
  });

  it('are not asked for again where nobody is signed in', async () => {
    const { connect, asked, shown } = watch();
    await connect({ ok: false, error: { code: 'not_signed_in', message: '' } });
    expect(asked()).toBe(1);
    expect(shown().games).toBeNull();
  });
});

const live = (changed: Partial<GameCardMessage> = {}): GameCardMessage => ({
  gameId: 'game_1',
  version: 5,
  title: 'Friday',
  status: 'active',
  currentQuestionIndex: 0,
  questionCount: 3,
  participantCount: 2,
  answeredNow: 0,
  endsAt: 10_000,
  hostConnected: true,
  ...changed,
});
const board = (...cards: GameCardMessage[]): RunningGames =>
  new Map(cards.map((each) => [each.gameId, each]));

describe('the board of running games', () => {
  it('takes a newer card in the old one’s place', () => {
    const games = board(live(), live({ gameId: 'game_2' }));
    const next = withCard(games, live({ version: 6, answeredNow: 1 }));
    expect([...next.keys()]).toEqual(['game_1', 'game_2']);
    expect(next.get('game_1')?.answeredNow).toBe(1);
  });

  it('does not go back to an older one', () => {
    const games = board(live());
    expect(withCard(games, live({ version: 4 }))).toBe(games);
  });

  it('shows a change of presence, which makes no new version', () => {
    expect(withCard(board(live()), live({ hostConnected: false })).get('game_1')?.hostConnected).toBe(false);
  });

  it('drops a game that is over', () => {
    expect(withCard(board(live()), live({ version: 9, status: 'finished' })).size).toBe(0);
  });
});

describe('what a host is told of', () => {
  const waiting = live({ status: 'waiting', endsAt: null });

  it('players who came into the lobby, not those who left', () => {
    expect(eventBetween(waiting, { ...waiting, participantCount: 3 })?.kind).toBe('joined');
    expect(eventBetween(waiting, { ...waiting, participantCount: 1 })).toBeNull();
  });

  it('a game that is over, also when its last card was missed', () => {
    expect(eventBetween(live(), live({ version: 8, status: 'finished' }))?.kind).toBe('over');
    expect(eventBetween(live(), null)?.kind).toBe('over');
  });

  it('a running game without a host, not a lobby without one', () => {
    expect(eventBetween(live(), live({ hostConnected: false }))?.kind).toBe('hostAway');
    expect(eventBetween(waiting, { ...waiting, hostConnected: false })).toBeNull();
  });

  it('nothing else', () => {
    expect(eventBetween(live(), live({ version: 6, answeredNow: 2 }))).toBeNull();
  });
});
