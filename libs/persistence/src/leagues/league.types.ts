import type { GameId, LeagueKind, UserId } from '@clockbeat/domain';

/** A league as it is stored. */
export interface StoredLeague {
  readonly id: string;
  readonly ownerId: UserId;
  readonly title: string;
  readonly kind: LeagueKind;
  /** As they were stored, perhaps by another release: to be checked by whoever goes by them. */
  readonly rules: unknown;
  /** Of its public page. */
  readonly token: string;
  /** Whether whoever sees the page may join. */
  readonly openToJoin: boolean;
  readonly madeAt: Date;
  /** Null: its season goes on. */
  readonly endedAt: Date | null;
  /** What was sealed at its end, as text, and its SHA-256 in hex. */
  readonly sealed: string | null;
  readonly seal: string | null;
}

export interface ListedLeague extends Pick<StoredLeague, 'id' | 'title' | 'kind' | 'madeAt' | 'endedAt'> {
  readonly isOwner: boolean;
  readonly nights: number;
  readonly members: number;
}

/** A game of a league's season. */
export interface StoredNight {
  readonly gameId: GameId;
  readonly title: string;
  readonly isFinal: boolean;
  /** When it was played, or made. */
  readonly at: Date;
  /** Whether it has ended with results: only then it counts. */
  readonly isPlayed: boolean;
  /** Teams, or players, with a place. */
  readonly competitors: number;
  /** The last link of its log's seal. */
  readonly seal: string | null;
}

/** Who holds a name of a league; the name is held by an account, by a PIN, or by nobody. */
export interface StoredMember {
  readonly id: string;
  readonly name: string;
  readonly userId: UserId | null;
  readonly pinHash: string | null;
}

/** What a host said by hand of a night. */
export interface SaidByHand {
  readonly gameId: GameId;
  readonly competitor: string;
  /** Null: it is nobody's. */
  readonly memberId: string | null;
}

/** Why something was not done: there is no such thing for whoever asked, its season is over, or there are as many as may be. */
export type LeagueRefusal = 'unknown' | 'ended' | 'full' | 'taken';
