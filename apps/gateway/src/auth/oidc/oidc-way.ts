import type { UserView } from '@clockbeat/domain';
import { AddressTaken, type Identity } from '@clockbeat/persistence';
import type { Request } from 'express';
import {
  allowInsecureRequests,
  buildEndSessionUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomState,
  type ServerMetadata,
} from 'openid-client';
import { Strategy, type VerifyFunctionWithRequest } from 'openid-client/passport';
import type { OidcSettings } from '../../config/oidc-providers.js';
import { ProviderAway, type Query, type VisitOptions, type Way } from '../way.js';
import { areIncomplete, type Claims, identityIn } from './identity-in.js';

/** How long one request to the provider may take. */
const timeoutSeconds = 10;

/** How long its description is believed. */
const describedForMs = 60 * 60_000;

declare global {
  namespace Express {
    interface Request {
      /** What proves to the provider which session is to be ended, of the sign-in that this call finishes. */
      idToken?: string;
      /** When its provider last had that person prove who it is, epoch ms, where it says so. */
      provenAt?: number;
    }
  }
}

/**
 * By an OpenID provider of the house, looked up when somebody wants to sign in: a gateway starts while it is away. The rules are
 * those of OpenID Connect Core 1.0, section 3.1, kept by openid-client: code flow with PKCE, state and nonce, and an ID token
 * whose signature, issuer, audience and times are checked.
 */
export class OidcWay implements Way {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly isRegistered = true;
  private described: { readonly server: ServerMetadata; readonly at: number } | null = null;
  private asking: Promise<ServerMetadata> | null = null;

  constructor(
    private readonly settings: OidcSettings,
    private readonly findOrMake: (identity: Identity) => Promise<UserView>,
  ) {
    this.key = settings.key;
    this.name = settings.name;
    this.path = `/auth/oidc/${settings.key}`;
  }

  refuses(): boolean {
    return false;
  }

  async strategy(): Promise<Strategy> {
    const configuration = configurationOf(await this.description(), this.settings);
    return new GuardedStrategy(
      {
        config: configuration,
        // Of this provider alone: what was begun with one is not finished with another (RFC 9700, 4.4).
        sessionKey: `signIn ${this.key}`,
        scope: this.settings.scope,
        passReqToCallback: true,
      },
      this.verify(configuration),
    );
  }

  options(_request: Request, { login_hint: hint }: Query, again: boolean): VisitOptions {
    return {
      ...(typeof hint === 'string' ? { loginHint: hint.slice(0, 300) } : {}),
      ...(again ? { prompt: 'login' } : {}),
    };
  }

  async signOutUrl(idToken: string, home: string): Promise<string | null> {
    if (!this.settings.signOut) return null;
    const server = await this.description();
    if (server.end_session_endpoint === undefined) return null;
    const configuration = configurationOf(server, this.settings);
    return buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: home }).href;
  }

  private verify(configuration: Configuration): VerifyFunctionWithRequest {
    return (request, tokens, done) => {
      const user = async (): Promise<void> => {
        const told = tokens.claims();
        if (told === undefined) throw new ClientError('The answer has no ID token');
        let claims: Claims = told;
        if (
          areIncomplete(claims, this.settings) &&
          configuration.serverMetadata().userinfo_endpoint !== undefined
        )
          claims = { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, told.sub)) };
        const identity = identityIn(configuration.serverMetadata().issuer, claims, this.settings);
        if (identity === null) return done(null, false, { message: 'email_missing' });
        if (tokens.id_token !== undefined) request.idToken = tokens.id_token;
        // Of the token alone, which is signed; `prompt=login` is no proof, whoever is at the browser can leave it out.
        if (told.auth_time !== undefined) request.provenAt = told.auth_time * 1_000;
        done(null, await this.findOrMake(identity));
      };
      user().catch((error: unknown) =>
        error instanceof AddressTaken ? done(null, false, { message: 'email_taken' }) : done(error),
      );
    };
  }

  /** What the provider says of itself, anew after an hour; the former description where it is away then. */
  private async description(): Promise<ServerMetadata> {
    const { described } = this;
    if (described !== null && performance.now() - described.at < describedForMs) return described.server;
    this.asking ??= this.lookUp().finally(() => {
      this.asking = null;
    });
    try {
      return await this.asking;
    } catch (error) {
      if (described !== null) return described.server;
      throw new ProviderAway({ cause: error });
    }
  }

  private async lookUp(): Promise<ServerMetadata> {
    const { issuer, clientId } = this.settings;
    const found = await discovery(new URL(issuer), clientId, undefined, None(), {
      timeout: timeoutSeconds,
      execute: isPlain(issuer) ? [allowInsecureRequests] : [],
    });
    const server = found.serverMetadata();
    this.described = { server, at: performance.now() };
    return server;
  }
}

/** Both state and nonce, whatever the provider makes of PKCE. */
class GuardedStrategy extends Strategy {
  override authorizationRequestParams(
    ...of: Parameters<Strategy['authorizationRequestParams']>
  ): URLSearchParams {
    const parameters = new URLSearchParams(super.authorizationRequestParams(...of));
    parameters.set('state', randomState());
    parameters.set('nonce', randomNonce());
    return parameters;
  }
}

/** One for each sign-in, since it keeps the provider's keys: those are read anew, so that one that was exchanged is known at once. */
const configurationOf = (server: ServerMetadata, settings: OidcSettings): Configuration => {
  const configuration = new Configuration(server, settings.clientId, undefined, proofOf(server, settings));
  configuration.timeout = timeoutSeconds;
  // The token's signature is checked although it comes over a connection of our own.
  enableNonRepudiationChecks(configuration);
  if (isPlain(settings.issuer)) allowInsecureRequests(configuration);
  return configuration;
};

const isPlain = (issuer: string): boolean => new URL(issuer).protocol === 'http:';

/** How the client proves itself: as the provider takes it; by its description's rule that is in the header where it says nothing. */
const proofOf = (server: ServerMetadata, { clientSecret }: OidcSettings): ClientAuth => {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') || !methods.includes('client_secret_post')
    ? ClientSecretBasic(clientSecret)
    : ClientSecretPost(clientSecret);
};

/** Whether what went wrong is that the provider does not answer, rather than what it said. */
export const isAway = (error: unknown): boolean => {
  if (error instanceof ProviderAway) return true;
  if (error instanceof TypeError) return error.message === 'fetch failed';
  if (!(error instanceof ClientError)) return false;
  if (error.code === 'OAUTH_TIMEOUT') return true;
  const { cause } = error;
  return cause instanceof Response && cause.status >= 500;
};
