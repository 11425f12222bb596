import type { LeagueKind, LeagueKnownBy } from '../contract/leagues.js';
import { nameKey } from '../names.js';

/** Who holds a name in a league. */
export interface LeagueMember {
  readonly id: string;
  readonly name: string;
  /** The account that holds it; null: none. */
  readonly userId: string | null;
}

/** A team or a player of one night. */
export interface NightCompetitor {
  /** The id of a seat, or the name of a team as the game has it: one of its kind in its game. */
  readonly key: string;
  readonly name: string;
  /** Accounts that sat there. */
  readonly userIds: readonly string[];
  readonly score: number;
  readonly position: number;
}

interface MatchedCompetitor extends NightCompetitor {
  /** Null: nobody's of the league. */
  readonly memberId: string | null;
  readonly knownBy: LeagueKnownBy | null;
}

/** What somebody said of a night by hand: whose a competitor's result is; null: nobody's. */
export type ByHand = ReadonlyMap<string, string | null>;

/** Members by what a night may say of them; made once for all nights. */
export class LeagueMembers {
  private readonly byId = new Map<string, LeagueMember>();
  private readonly byName = new Map<string, LeagueMember>();
  private readonly byAccount = new Map<string, LeagueMember>();
  /** To compare names takes longer than all the rest, and a season has the same ones night after night. */
  private readonly called = new Map<string, LeagueMember | undefined>();

  constructor(members: readonly LeagueMember[]) {
    for (const member of members) {
      this.byId.set(member.id, member);
      this.byName.set(nameKey(member.name), member);
      if (member.userId !== null) this.byAccount.set(member.userId, member);
    }
  }

  /**
   * Whose each result is. What is said by hand goes first. A player is known by its account, then by its name, which a seat of
   * another account does not take from who holds it by one. A team is known by its name, then by an account that sat in it: its
   * captain may be another team's guest. Nobody has two results of a night: the better one counts.
   */
  match(kind: LeagueKind, night: readonly NightCompetitor[], byHand: ByHand): MatchedCompetitor[] {
    const inOrder = [...night].sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1));
    const known = new Map<string, { member: LeagueMember | null; knownBy: LeagueKnownBy }>();
    const taken = new Set<string>();
    const take = (
      knownBy: LeagueKnownBy,
      find: (one: NightCompetitor) => LeagueMember | null | undefined,
    ): void => {
      for (const one of inOrder) {
        if (known.has(one.key)) continue;
        const member = find(one);
        if (member === undefined || (member !== null && taken.has(member.id))) continue;
        if (member !== null) taken.add(member.id);
        known.set(one.key, { member, knownBy });
      }
    };
    const said = ({ key }: NightCompetitor): LeagueMember | null | undefined => {
      const memberId = byHand.get(key);
      return memberId === null ? null : memberId === undefined ? undefined : this.byId.get(memberId);
    };
    const byAccount = ({ userIds }: NightCompetitor): LeagueMember | undefined => {
      for (const userId of userIds) {
        const member = this.byAccount.get(userId);
        if (member && !taken.has(member.id)) return member;
      }
      return undefined;
    };
    const byName = ({ name, userIds }: NightCompetitor): LeagueMember | undefined => {
      const member = this.calledBy(name);
      const isAnothers =
        kind === 'players' &&
        typeof member?.userId === 'string' &&
        userIds.length > 0 &&
        !userIds.includes(member.userId);
      return isAnothers ? undefined : member;
    };
    take('hand', said);
    if (kind === 'players') take('account', byAccount);
    take('name', byName);
    if (kind === 'teams') take('account', byAccount);
    return inOrder.map((one) => {
      const found = known.get(one.key);
      return { ...one, memberId: found?.member?.id ?? null, knownBy: found?.knownBy ?? null };
    });
  }
  private calledBy(name: string): LeagueMember | undefined {
    if (!this.called.has(name)) this.called.set(name, this.byName.get(nameKey(name)));
    return this.called.get(name);
  }
}
