import type { Ack, GameCardMessage, ServerMessages, TvMessage } from '@clockbeat/domain/contract';
import { jest } from '@jest/globals';
import type { LinkState, LiveSocket } from './socket.js';
import { TvSession } from './tv-session.js';

const minute = 60_000;
const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

const letters = (code: string | null): TvMessage => ({ code, host: null, gameId: null });
const following = (gameId: string | null): TvMessage => ({ code: 'KFTX', host: { name: 'hanna' }, gameId });

/** A TV over a wire in which the test decides what it is told. */
const switchOn = async (first: Ack<TvMessage> = { ok: true, ...letters('KFTX') }) => {
  const listeners: { [M in keyof ServerMessages]?: (body: ServerMessages[M]) => void } = {};
  const sent: string[] = [];
  let connection: (connection: LinkState) => void = () => undefined;
  let reply: unknown = first;
  const socket: LiveSocket = {
    send: async <T>(message: string) => {
      sent.push(message);
      return reply as Ack<T>;
    },
    on: (message, listener) => void Object.assign(listeners, { [message]: listener }),
    onConnection: (listener) => {
      connection = listener;
    },
    close: () => undefined,
  };
  const session = new TvSession(socket, 'token', async () => undefined);
  const connect = async (answer: unknown = reply): Promise<void> => {
    reply = answer;
    connection('online');
    await settle();
  };
  await connect();
  return {
    session,
    sent,
    connect,
    lose: () => connection('reconnecting'),
    /** From now on. */
    answers: (answer: unknown) => {
      reply = answer;
    },
    /** As the server says it: of a game its card first. */
    tell: (shown: TvMessage, createdAt?: number) => {
      const { gameId } = shown;
      if (gameId !== null && createdAt !== undefined)
        listeners.gameCard?.({ gameId, createdAt } as GameCardMessage);
      listeners.tvChanged?.(shown);
    },
    game: () => session.view.get().gameId,
    shown: () => session.view.get().shown,
  };
};

describe('a TV', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows letters, then its host’s game, and goes to a newer one at once', async () => {
    const { tell, game, shown } = await switchOn();
    expect([shown()?.code, game()]).toEqual(['KFTX', null]);
    tell(following('game_1'), 1_000);
    expect([shown()?.host?.name, game()]).toEqual(['hanna', 'game_1']);
    tell(following('game_2'), 2_000);
    expect(game()).toBe('game_2');
  });

  it('lets the end of a game stand for ten minutes, unless a newer one begins', async () => {
    const { tell, game } = await switchOn();
    tell(following('game_2'), 2_000);
    tell(following(null));
    jest.advanceTimersByTime(9 * minute);
    // an older game that was forgotten is no reason to leave the winners
    tell(following('game_1'), 1_000);
    expect(game()).toBe('game_2');
    jest.advanceTimersByTime(minute);
    expect(game()).toBe('game_1');
    tell(following(null));
    expect(game()).toBe('game_1');
    tell(following('game_3'), 3_000);
    expect(game()).toBe('game_3');
    jest.advanceTimersByTime(20 * minute);
    expect(game()).toBe('game_3');
  });

  it('lets it stand for what is left of that when its page is loaded anew', async () => {
    const before = await switchOn();
    before.tell(following('game_2'), 2_000);
    before.tell(following('game_1'), 1_000);
    jest.advanceTimersByTime(6 * minute);
    before.session.close();
    const { game, session } = await switchOn({ ok: true, ...following('game_1') });
    expect(game()).toBe('game_2');
    jest.advanceTimersByTime(4 * minute - 1);
    expect(game()).toBe('game_2');
    jest.advanceTimersByTime(1);
    expect(game()).toBe('game_1');
    session.close();
    const later = await switchOn({ ok: true, ...following(null) });
    expect(later.game()).toBeNull();
  });

  it.each([
    ['a newer game has begun', following('game_3'), 'game_3'],
    ['it was released', letters('WXZZ'), null],
  ])('leaves the end for good where, loaded anew, it hears that %s', async (_what, shown, goesTo) => {
    const before = await switchOn();
    before.tell(following('game_2'), 2_000);
    before.tell(following(null));
    before.session.close();
    const { game, session } = await switchOn({ ok: true, ...shown });
    expect(game()).toBe(goesTo);
    session.close();
    const again = await switchOn({ ok: true, ...following(null) });
    expect(again.game()).toBeNull();
  });

  it('leaves a game at once when it is released', async () => {
    const { tell, game, shown, session, sent, connect } = await switchOn();
    tell(following('game_1'), 1_000);
    tell(letters('WXZZ'));
    expect([shown()?.code, game()]).toEqual(['WXZZ', null]);
    tell(following('game_1'));
    await connect({ ok: true, ...letters('BCDF') });
    tell(following('game_1'));
    await session.release();
    expect(sent.at(-1)).toBe('releaseTv');
    expect([shown()?.code, game()]).toEqual(['BCDF', null]);
  });

  it('keeps what it shows while the connection is away, and asks again when it is back', async () => {
    const { tell, lose, connect, game, session, sent } = await switchOn();
    tell(following('game_1'), 1_000);
    lose();
    expect([session.view.get().connection, game()]).toEqual(['reconnecting', 'game_1']);
    await connect({ ok: true, ...following('game_2') });
    expect([session.view.get().connection, game()]).toEqual(['online', 'game_2']);
    expect(sent).toEqual(['openTv', 'openTv']);
  });

  it('says where no letters are to be had, and asks again until there are', async () => {
    const refused: Ack<TvMessage> = { ok: false, error: { code: 'too_many_requests', message: '' } };
    const { shown, sent, answers } = await switchOn(refused);
    expect(shown()).toEqual(letters(null));
    answers({ ok: true, ...letters('WXZZ') });
    await settle();
    expect(shown()?.code).toBe('WXZZ');
    const asked = sent.length;
    await settle();
    expect(sent).toHaveLength(asked);
  });
});
