/** What a username may consist of (specification, section 5); its length is in `limits`. */
export const usernamePattern = /^[A-Za-z0-9_]+$/;

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

/** The four switches of an account. */
export interface Switches {
  darkMode: boolean;
  /** A summary by mail after each hosted game. */
  emailNotifications: boolean;
  /** What the browser may show of running games; the client's to do. */
  gameNotifications: boolean;
  marketingEmails: boolean;
}
export interface SettingsView extends Switches {
  /** Whether this installation can send mail at all. */
  mailAvailable: boolean;
}
/** What is left out stays as it is. */
export type SettingsBody = Partial<Switches>;

/** Before anything was switched (OP-69). */
export const defaultSwitches: Switches = {
  darkMode: false,
  emailNotifications: true,
  gameNotifications: true,
  marketingEmails: false,
};
