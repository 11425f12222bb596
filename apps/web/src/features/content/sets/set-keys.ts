/** Where the sets of an account, or of a guest, are cached. */
export const setsKey = (guest: string | null) => ['saved-sets', guest] as const;
export const setKey = (setId: string, guest: string | null) => ['saved-set', setId, guest] as const;
