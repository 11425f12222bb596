import type { UserId } from './ids.js';

/** An account that leads, or led, a game of another. */
export interface CoHost {
  /** In the order in which they came, from 1: the log and its exports know it by that. */
  readonly number: number;
  readonly userId: UserId;
  readonly dismissed: boolean;
}

/** Who may lead a game beside its host. */
export interface CoHosts {
  /** The link that lets more of them in; null: none does. */
  readonly link: number | null;
  /** Links that were ever made: each has a number of its own. */
  readonly links: number;
  /** All that there ever were. One who comes again is another one. */
  readonly admitted: readonly CoHost[];
}

/** The part of a game that says who leads it. */
interface LedGame {
  readonly ledBy: UserId | null;
  readonly coHosts: CoHosts;
}

/** As many lead a game beside its host at once. */
export const coHostsAtMost = 5;

export const noCoHosts: CoHosts = { link: null, links: 0, admitted: [] };

export const withLink = (coHosts: CoHosts, link: number): CoHosts => ({ ...coHosts, link, links: link });

export const withCoHost = ({ admitted, ...links }: CoHosts, number: number, userId: UserId): CoHosts => ({
  ...links,
  admitted: [...admitted, { number, userId, dismissed: false }],
});

/** Whoever has the link could come back by it: it ends with them. */
export const withoutCoHosts = ({ links, admitted }: CoHosts, numbers: readonly number[]): CoHosts => ({
  link: null,
  links,
  admitted: admitted.map((each) => (numbers.includes(each.number) ? { ...each, dismissed: true } : each)),
});

/** Who leads beside the host now. */
export const presentCoHosts = ({ coHosts }: Pick<LedGame, 'coHosts'>): CoHost[] =>
  coHosts.admitted.filter(({ dismissed }) => !dismissed);

/** As which co-host this account leads the game now; null: as none. */
export const coHostOf = (game: Pick<LedGame, 'coHosts'>, userId: UserId | null): CoHost | null =>
  presentCoHosts(game).find((each) => each.userId === userId) ?? null;

/** Whether this account leads the game, or led it: it saw what was right. */
export const hasLed = ({ ledBy, coHosts }: LedGame, userId: UserId | null): boolean =>
  userId !== null && (userId === ledBy || coHosts.admitted.some((each) => each.userId === userId));
