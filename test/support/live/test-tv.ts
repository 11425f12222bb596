import { randomBytes } from 'node:crypto';
import type { TvMessage, TvView } from '@clockbeat/domain';
import { call } from '../../people/api.js';
import { type Reachable, TestClient } from './test-client.js';
import type { TestHost } from './test-host.js';
import { until } from './until.js';

/** A TV without a sign-in: the socket that is told whom it follows, and one for each game that it shows. */
export class TestTv extends TestClient {
  private constructor(
    readonly gateway: Reachable,
    readonly token: string,
  ) {
    super(gateway, 'player');
  }

  /** Switched on; with a token of before it is the same TV. */
  static async on(
    gateway: Reachable,
    token = randomBytes(24).toString('base64url'),
  ): Promise<{ tv: TestTv; shows: TvMessage }> {
    const tv = new TestTv(gateway, token);
    const { code, host, gameId } = await tv.ask('openTv', { token });
    return { tv, shows: { code, host, gameId } };
  }

  /** One that this host has connected. */
  static async of(host: TestHost, gateway: Reachable): Promise<{ tv: TestTv; view: TvView }> {
    const { tv, shows } = await TestTv.on(gateway);
    const view = await connectTv(host.gateway, host.cookie, shows.code ?? '');
    await tv.shows(({ host: followed }) => followed !== null);
    return { tv, view };
  }

  /** Until what it was told last is this. */
  async shows(what: (shown: TvMessage) => boolean): Promise<TvMessage> {
    const newest = (): TvMessage | undefined => this.heard.all('tvChanged').at(-1);
    await until('the TV shows what it should', () => {
      const shown = newest();
      return shown !== undefined && what(shown);
    });
    return newest() as TvMessage;
  }

  /** The game on it, perhaps on another gateway. */
  async screen(gameId: string, gateway = this.gateway): Promise<TestClient> {
    const screen = new TestClient(gateway, 'player', { gameId });
    await screen.ask('watchGame', { roomId: gameId, tvToken: this.token });
    return screen;
  }
}

/** Types a TV's letters on the host's panel. */
export const connectTv = async ({ url }: Reachable, cookie: string, code: string): Promise<TvView> =>
  (await (await call(url, '/api/user/tvs', cookie, { body: { letters: code } })).json()) as TvView;
