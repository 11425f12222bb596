import type { Language } from './languages.js';

/** What a username may consist of (docs/protocol.md, "Account"); its length is in `limits`. */
export const usernamePattern = /^[A-Za-z0-9_]+$/;

/** Why a sign-in led back to the front page, as its address says in `?error=`. */
export const signInRefusals = [
  'access_denied',
  'email_missing',
  'email_taken',
  'provider_unavailable',
  'account_suspended',
  'sign_in_expired',
  'sign_in_failed',
  'unavailable',
] as const;
export type SignInRefusal = (typeof signInRefusals)[number];

/**
 * Profile set-up, and every later edit. What is left out stays as it is; an empty text clears. `username` is required the
 * first time, later it must be the same (OP-62).
 */
export interface ProfileBody {
  username?: string | null;
  bio?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

/** The switches of an account. */
export interface Switches {
  darkMode: boolean;
  /** A summary by mail after each hosted game. */
  emailNotifications: boolean;
  /** What the browser may show of running games; the client's to do. */
  gameNotifications: boolean;
  marketingEmails: boolean;
  /** Whether its name, and those of its teams, may stand on the public leaderboards. */
  publicName: boolean;
}
/** What an account keeps: its switches, and what it is written to in. */
export interface Settings extends Switches {
  /** In which its owner last read our pages: the client says so, nobody chooses it here (decision 21). */
  language: Language;
}
export interface SettingsView extends Settings {
  /** Whether this installation can send mail at all. */
  mailAvailable: boolean;
}
/** What is left out stays as it is. */
export type SettingsBody = Partial<Settings>;

/** Before anything was switched (OP-69) or read. */
export const defaultSettings: Settings = {
  darkMode: false,
  emailNotifications: true,
  gameNotifications: true,
  marketingEmails: false,
  publicName: false,
  language: 'en',
};

/** What is typed to have a TV follow the account's games. */
export interface PairTvBody {
  /** Those that it shows, in any case. */
  letters: string;
}

/** A TV that follows the account's games. */
export interface TvView {
  id: string;
  /** The letters that it was connected by, and shows now and then. */
  code: string;
  /** As it called itself; null where that is not known. */
  browser: string | null;
  system: string | null;
  pairedAt: string;
  /** To the minute, while it is on. */
  lastSeenAt: string;
}

/** A browser that the account is signed in with. */
export interface SessionView {
  /** Names it in this list alone: it lets nobody in. */
  id: string;
  /** As it last called itself; null where that is not known. */
  browser: string | null;
  system: string | null;
  /** Null for one that began before this was kept. */
  signedInAt: string | null;
  /** To the hour. */
  lastSeenAt: string | null;
  /** Whether it is the one that asks. */
  current: boolean;
}
