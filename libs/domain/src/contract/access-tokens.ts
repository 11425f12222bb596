/** What a personal access token may be used for: of each scope a token has it or not (docs/protocol.md, "Access tokens"). */
export const tokenScopes = ['games:read', 'results:read', 'events:read', 'sets:write', 'live:host'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Beside `limits`, so that players do not load them. */
export const tokenLimits = {
  /** Code points. */
  name: 50,
  /** How many days a token is good for. */
  days: { min: 1, max: 366, default: 90 },
} as const;

/** What a token is to be called, what it may do, and for how many days (90). */
export interface NewTokenBody {
  name: string;
  scopes: TokenScope[];
  days?: number;
}

/** A personal access token, as its owner may know it later. */
export interface TokenView {
  /** Names it in this list alone: it lets nobody in. */
  id: string;
  name: string;
  scopes: TokenScope[];
  createdAt: string;
  expiresAt: string;
  /** To the hour; null: never. */
  lastUsedAt: string | null;
}

/** The only answer that holds the token itself. */
export interface NewTokenView extends TokenView {
  token: string;
}
