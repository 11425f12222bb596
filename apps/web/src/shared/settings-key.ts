/** Where the account's switches are cached: the settings page turns them, notices obey them. */
export const settingsKey = ['account', 'settings'] as const;
