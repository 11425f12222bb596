/**
 * Who may call: the owner of what is asked for, another account, an operator of the installation, a player with its seat, a
 * guest, nobody known.
 */
export const personas = ['owner', 'other', 'operator', 'player', 'guest', 'stranger'] as const;
export type Persona = (typeof personas)[number];

/** The status that each of them is to get. */
export type Statuses = Readonly<Record<Persona, number>>;

export const everybody = (status: number): Statuses => ({
  owner: status,
  other: status,
  operator: status,
  player: status,
  guest: status,
  stranger: status,
});

/** Any account; a seat or a guest's id is none. */
export const accounts = (status: number): Statuses => ({
  ...everybody(401),
  owner: status,
  other: status,
  operator: status,
});

/** One account; another one hears `refused`. */
export const ownerOnly = (status: number, refused: 403 | 404): Statuses => ({
  ...everybody(401),
  owner: status,
  other: refused,
  // what is a host's own stays so
  operator: refused,
});

/** Accounts and guests, each with what is its own. */
export const holders = (status: number): Statuses => ({ ...accounts(status), guest: status });

/** One holder; other accounts and guests don't learn that it exists. */
export const holderOnly = (status: number): Statuses => ({ ...ownerOnly(status, 404), guest: 404 });

/** Operators; other accounts are refused. */
export const operators = (status: number): Statuses => ({ ...accounts(403), operator: status });
