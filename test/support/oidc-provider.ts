import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody at the provider, by the claims that it tells. */
export type Person = Readonly<Record<string, unknown>> & { readonly sub: string };

const clientId = 'clockbeat';
const clientSecret = 'a secret that only the two of them know';

/** A real OpenID provider, in which whoever is `person` signs in without a word. It comes back at the same port. */
export class House {
  /** Who is at the browser; null: somebody who refuses. */
  person: Person | null = null;
  private readonly people = new Map<string, Person>();
  private server: Server | null = null;
  private port = 0;

  static async open(): Promise<House> {
    const house = new House();
    await house.start();
    return house;
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What a gateway is told of it. */
  settings(more: Readonly<Record<string, unknown>> = {}): object {
    return { key: 'house', name: 'The House', issuer: this.issuer, clientId, clientSecret, ...more };
  }

  /** With keys of its own each time: nothing that it signed before holds. */
  async start(): Promise<void> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    const provider = this.provider();
    const answer = provider.callback();
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
      const { person } = this;
      if (person !== null) this.people.set(person.sub, person);
      const outcome =
        person === null
          ? { error: 'access_denied', error_description: 'Not today' }
          : { login: { accountId: person.sub } };
      void provider.interactionFinished(request, response, outcome, { mergeWithLastSubmission: false });
    });
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    server?.closeAllConnections();
    await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)));
  }

  private provider(): Provider {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: ['http://127.0.0.1:1/auth/oidc/house/callback'],
          post_logout_redirect_uris: ['http://127.0.0.1:1/'],
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: `key-${Date.now()}`, use: 'sig' }] },
      cookies: { keys: ['of the test'] },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'given_name', 'family_name', 'groups'],
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: async () => this.people.get(sub) ?? { sub } }),
      // Whoever signs in agrees.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    // The gateways of a test have free ports, a registered address has none.
    const isOurs = (uri: string): boolean =>
      /^http:\/\/127\.0\.0\.1:\d+\/(auth\/oidc\/house\/callback)?$/.test(uri);
    provider.Client.prototype.redirectUriAllowed = isOurs;
    provider.Client.prototype.postLogoutRedirectUriAllowed = isOurs;
    return provider;
  }
}
