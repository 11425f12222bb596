import type { IncomingMessage } from 'node:http';
import type { Provider } from '../provider.js';
import { type LocalIdentity, seal, unseal } from './sealed-identity.js';

export interface LocalProvider {
  readonly provider: Provider;
  stop(): Promise<void>;
}

/**
 * Google's stand-in: an OAuth server for token and profile on a loopback port of its own. Its front, the page that asks who
 * signs in, is ours (local-sign-in.controller.ts), so that it lies under our own origin and behind any load balancer.
 * It keeps nothing: the code is the identity, signed, and so is the token.
 */
export const startLocalProvider = async (secret: string): Promise<LocalProvider> => {
  // A development package: production never comes here.
  const { OAuth2Server } = await import('oauth2-mock-server');
  const server = new OAuth2Server();
  await server.issuer.keys.generate('ES256');
  server.service.on('beforeResponse', (response: Answer, request: { body: { code?: unknown } }) => {
    const identity = unseal(request.body.code, 'code', secret);
    if (identity === null) refuse(response, 400, 'invalid_grant');
    else Object.assign(response.body, { access_token: seal(identity, 'token', secret) });
  });
  server.service.on('beforeUserinfo', (response: Answer, { headers }: Pick<IncomingMessage, 'headers'>) => {
    const identity = unseal(headers.authorization?.replace(/^Bearer /, ''), 'token', secret);
    if (identity === null) refuse(response, 401, 'invalid_token');
    else response.body = profileOf(identity);
  });
  await server.start(0, '127.0.0.1');
  const base = `http://127.0.0.1:${server.address().port}`;
  return {
    provider: {
      kind: 'local',
      clientID: 'clockbeat-local',
      clientSecret: 'local',
      authorizationURL: '/auth/local/authorize',
      tokenURL: `${base}/token`,
      userProfileURL: `${base}/userinfo`,
    },
    stop: () => server.stop(),
  };
};

interface Answer {
  statusCode: number;
  body: Record<string, unknown> | '';
}

const refuse = (answer: Answer, statusCode: number, error: string): void => {
  answer.statusCode = statusCode;
  answer.body = { error };
};

const profileOf = ({ email, name, picture }: LocalIdentity): Record<string, unknown> => {
  const [given = '', ...family] = name.split(/\s+/);
  return {
    sub: `local:${email}`,
    email,
    email_verified: true,
    name,
    given_name: given,
    ...(family.length === 0 ? {} : { family_name: family.join(' ') }),
    ...(picture === null ? {} : { picture }),
  };
};
