import type { CoHostsView } from '@clockbeat/domain';
import request from 'supertest';
import { Host } from '../../people/host.js';
import type { SocketIoWire } from '../../people/socket-io-wire.js';
import { openWire, type Reachable, TestClient } from './test-client.js';
import { cookieOf, type TestHost } from './test-host.js';

export const coHostCall = (host: TestHost, method: 'get' | 'post' | 'delete', path = '') =>
  request(host.gateway.url)[method](`/api/games/${host.gameId}/co-hosts${path}`).set('cookie', host.cookie);

/** What stands behind the `#` of a new link. */
export const newSecret = async (host: TestHost): Promise<string> => {
  const { body } = await coHostCall(host, 'post', '/link').expect(201);
  const { link } = body as CoHostsView;
  const [, secret = ''] = new RegExp(`/cohost/${host.gameId}#([\\w-]{22})$`).exec(link ?? '') ?? [];
  return secret;
};

export const openLink = (on: Reachable, gameId: string, secret: string, cookie: string) =>
  request(on.url).post(`/api/games/${gameId}/co-hosting`).set('cookie', cookie).send({ secret });

/** Somebody with an account who has opened a game's link, and has the panel open. */
export class TestCoHost extends Host<SocketIoWire> {
  private constructor(
    readonly gateway: Reachable,
    gameId: string,
    readonly cookie: string,
  ) {
    super(openWire(gateway, 'host', { cookie, gameId }), gameId);
  }

  static async on(gateway: Reachable, host: TestHost, email: string): Promise<TestCoHost> {
    const cookie = await cookieOf(gateway, email);
    await openLink(gateway, host.gameId, await newSecret(host), cookie).expect(200);
    return TestCoHost.again(gateway, host.gameId, cookie);
  }

  /** The panel of an account that leads the game already. */
  static async again(gateway: Reachable, gameId: string, cookie: string): Promise<TestCoHost> {
    const coHost = new TestCoHost(gateway, gameId, cookie);
    await coHost.connect();
    return coHost;
  }

  /** The same account in another tab, perhaps on another gateway. */
  secondTab(gateway: Reachable): Promise<TestCoHost> {
    return TestCoHost.again(gateway, this.gameId, this.cookie);
  }

  /** It does not want to lead any more. */
  stepDown() {
    return request(this.gateway.url)
      .delete(`/api/games/${this.gameId}/co-hosting`)
      .set('cookie', this.cookie);
  }

  async projector(): Promise<TestClient> {
    const screen = new TestClient(this.gateway, 'player', { cookie: this.cookie, gameId: this.gameId });
    await screen.watch(this.gameId);
    return screen;
  }
}
