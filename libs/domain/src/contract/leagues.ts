/** What a league ranks. */
export const leagueKinds = ['teams', 'players'] as const;
export type LeagueKind = (typeof leagueKinds)[number];

/**
 * What a night gives: points by place from a table; the game's own points; a hundredth of the winner's score is one point; or the
 * place itself, of which the fewest win, as boats are scored (Racing Rules of Sailing, Appendix A).
 */
export const leagueSchemes = ['places', 'score', 'share', 'sailing'] as const;
export type LeagueScheme = (typeof leagueSchemes)[number];

/** What those get who share a place: the mean of the places that they take (RRS A7), or the points of their place in full. */
export const sharedPlaces = ['mean', 'full'] as const;
export type SharedPlaces = (typeof sharedPlaces)[number];

/** What a missed night gives that is forgiven: what coming gives, or the mean of the nights one came to (RRS A9). */
export const forgivenNights = ['coming', 'mean'] as const;
export type ForgivenNights = (typeof forgivenNights)[number];

/** Among whom places are counted: all who played that night, or members of the league alone. */
export const placesAmong = ['everybody', 'members'] as const;
export type PlacesAmong = (typeof placesAmong)[number];

/** How a season is reckoned. */
export interface LeagueRules {
  scheme: LeagueScheme;
  /** For the first place, the second and so on; of `places` alone. */
  places: number[];
  shared: SharedPlaces;
  /** For coming, besides; not of `sailing`. */
  coming: number;
  /** So many nights of each count: the best ones. Null: all. */
  best: number | null;
  /** So many missed nights of each are forgiven, the first ones. A final is not. */
  forgiven: number;
  forgives: ForgivenNights;
  /** How many times the final counts. It is never dropped. */
  finalTimes: number;
  /** Of `sailing`: always `members`. */
  among: PlacesAmong;
}

/** Beside `limits`, so that players do not load them. */
export const leagueLimits = {
  /** Leagues of an account, those that it helps to run included. */
  leagues: 50,
  nights: 200,
  members: 500,
  /** Seats of a night. */
  perNight: 2_000,
  /** Who runs a league beside its owner. */
  organisers: 10,
  title: { min: 1, max: 100 },
  /** Rows of the table of points. */
  places: 50,
  /** Of one place, and for coming. */
  points: 1_000,
  finalTimes: 3,
  /** Digits. */
  pin: { min: 4, max: 8 },
  /** Nights of a league in 24 hours after which its readers get a mail. */
  mailedNights: 5,
  /** Mails of all leagues of an account in 24 hours. */
  mails: 2_000,
} as const;

/** Two points for coming and 10-7-5-3-1, as St Louis Pub Quiz League 2014/15 played; equals get their place's points in full. */
export const usualLeagueRules: LeagueRules = {
  scheme: 'places',
  places: [10, 7, 5, 3, 1],
  shared: 'full',
  coming: 2,
  best: null,
  forgiven: 0,
  forgives: 'coming',
  finalTimes: 2,
  among: 'everybody',
};

/** What one night came to for a member. */
export interface LeagueCell {
  /** As they are summed, a final as often as it counts; tenths at the most. */
  points: number;
  /** As the table counts it; null: it was missed. */
  position: number | null;
  score: number | null;
  /** False: it is one of the nights that are dropped. */
  counts: boolean;
  /** A missed night that is forgiven. */
  forgiven?: true;
}

/** Why of two with the same points one is ahead: its better nights (RRS A8.1), or the last night in which they differ (A8.2). */
export interface LeagueTie {
  by: 'best' | 'last';
  /** Of `last`: the night, from 0. */
  night?: number;
}

export interface LeagueRow {
  memberId: string;
  /** From 1; equals in everything share it. */
  place: number;
  points: number;
  /** Nights that it came to. */
  attended: number;
  /** In the order of the season. */
  nights: LeagueCell[];
  /** Why it is ahead of the next one, which has as many points. */
  tie?: LeagueTie;
}

/** A league in the list of whoever runs it. */
export interface LeagueCard {
  id: string;
  title: string;
  kind: LeagueKind;
  nights: number;
  members: number;
  madeAt: string;
  /** Null: its season goes on. */
  endedAt: string | null;
  /** False: its owner let this account in to run it, too. */
  isOwner: boolean;
}

/** A game of the season. */
export interface LeagueNightView {
  gameId: string;
  title: string;
  /** When it was played, or made. */
  at: string;
  isFinal: boolean;
  /** Whether it has ended with results; only then it counts. */
  isPlayed: boolean;
  /** Teams, or players, who have a place in it. */
  competitors: number;
}

/** By what a name is held: nobody else can take it. */
export type LeagueHold = 'account' | 'pin';

export interface LeagueMemberView {
  id: string;
  name: string;
  /** Null: nobody holds it yet. */
  heldBy: LeagueHold | null;
}

/** A league for whoever runs it. */
export interface LeagueView extends Omit<LeagueCard, 'nights' | 'members'> {
  rules: LeagueRules;
  /** Of its public page. */
  url: string;
  /** Whether whoever sees that page may join. */
  openToJoin: boolean;
  /** In the order in which they were played. */
  nights: LeagueNightView[];
  members: LeagueMemberView[];
}

/** How it is known whose a result is: somebody said so, by an account, or by a name. */
export type LeagueKnownBy = 'hand' | 'account' | 'name';

/** Who played one night, and whose of the league that is. */
export interface LeagueCompetitor {
  /** What it is called by where something is said of it by hand. */
  key: string;
  name: string;
  position: number;
  score: number;
  /** Null: nobody's. */
  memberId: string | null;
  knownBy: LeagueKnownBy | null;
}

/** The rules of a table of the public page, its nights and its rows, as anybody may see them who has its address. */
export interface LeaguePage {
  title: string;
  kind: LeagueKind;
  rules: LeagueRules;
  openToJoin: boolean;
  /** When its season ended, and its table was sealed; null: it goes on. */
  endedAt: string | null;
  /** SHA-256 of what was sealed, in hex. */
  seal: string | null;
  /** Those that were played. */
  nights: { title: string; at: string; isFinal: boolean }[];
  /** Best first. */
  rows: (LeagueRow & { name: string; heldBy: LeagueHold | null })[];
}

export interface NewLeagueBody {
  title: string;
  kind: LeagueKind;
  rules?: LeagueRules;
}

/** What is left out stays. */
export interface LeagueChangeBody {
  title?: string;
  rules?: LeagueRules;
  openToJoin?: boolean;
}

export interface NewLeagueNightBody {
  gameId: string;
  isFinal?: boolean;
}

export interface LeagueNightBody {
  isFinal: boolean;
}

export interface NewLeagueMembersBody {
  names: string[];
}

/** How many names are new; those that are there already, and those that find no room, are left out. */
export interface LeagueMembersAdded {
  added: number;
}

export interface LeagueMemberBody {
  name: string;
}

/** Whose a night's result is; `memberId` null: nobody's; left out: what its name says. */
export interface LeagueHandBody {
  key: string;
  memberId?: string | null;
}

/** Without a PIN the name is held by the account that is signed in. */
export interface JoinLeagueBody {
  name: string;
  pin?: string;
}

export interface HoldLeagueNameBody {
  memberId: string;
  pin?: string;
}

/** “That was us”: of an evening in which whoever asks had a seat, which its token or the account proves. */
export interface ClaimLeagueNightBody extends HoldLeagueNameBody {
  gameId: string;
}

/** What an account has to do with a league. */
export interface LeagueOwnPlace {
  /** The name that it holds; null: none. */
  memberId: string | null;
  /** Whether it is its owner's, or was let in to run it. */
  runs: boolean;
  /** Whether it gets a mail after each night. */
  mails: boolean;
  /** False: this installation sends no mail, or the account has turned Email Notifications off, and gets none whatever it says here. */
  mailPossible: boolean;
}

export interface LeagueMailsBody {
  wants: boolean;
}

export interface LeagueJoined {
  memberId: string;
}

/** Who runs a league beside its owner. */
export interface LeagueOrganiser {
  id: string;
  /** Null: an account without a name. */
  name: string | null;
}

export interface LeagueOrganisersView {
  /** By which somebody else runs it, too; null: there is none. */
  link: string | null;
  organisers: LeagueOrganiser[];
}

/** What an organiser's link leads to. */
export interface LeagueInvitation {
  leagueId: string;
  title: string;
  /** Null: an account without a name. */
  owner: string | null;
}

export interface OrganisingLeagueBody {
  /** What stands behind the `#` of the link. */
  secret: string;
}
