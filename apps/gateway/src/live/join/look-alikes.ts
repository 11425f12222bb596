import { type GameId, nameKey, type PlayableGame, type PlayerId, type Seat } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import unhomoglyph from 'unhomoglyph';

/**
 * What a name looks like: its skeleton by Unicode's confusables (UTS 39), whatever case it is in. Taken before and after
 * folding, since a capital may look like another letter than its small one does.
 */
export const lookOf = (name: string): string => {
  const capitals = unhomoglyph(name.normalize('NFKC'));
  return nameKey(unhomoglyph(nameKey(capitals).normalize('NFD')));
};

/** Without its marks, blanks and ornaments; the stroke that lengthens an Arabic word is a letter to Unicode. */
const lettersOf = (name: string): string =>
  lookOf(name)
    .normalize('NFD')
    .replace(/[^\p{L}]|ـ/gu, '');

/** What the host is called on players' screens, in each language of the client. */
const hosts = new Set(
  [
    ...['Host', 'The Host', 'Hôte', 'L’hôte', 'Der Host', 'Anfitrión', 'El anfitrión'],
    ...['Apresentação', 'Quem apresenta', 'L’host', 'المضيف', 'مضيف'],
  ].map(lettersOf),
);

export const imitatesHost = (name: string): boolean => hosts.has(lettersOf(name));

interface Looks {
  /** Seats of the game that were looked at: the later ones are new. */
  made: number;
  readonly heldBy: Map<string, PlayerId>;
}

/**
 * Names that cannot be told from one that somebody holds. The rules of the game know equal names; the table of what looks
 * alike is too large for a browser, which folds games too, so that it stands at the door.
 */
@Injectable()
export class LookAlikes {
  private readonly games = new Map<GameId, Looks>();

  /** The game left memory. */
  drop(gameId: GameId): void {
    this.games.delete(gameId);
  }

  /** Whether somebody in that game holds a name that looks like this one. */
  isTaken(game: PlayableGame, name: string): boolean {
    return this.holderOf(game, name) !== null;
  }

  /** Whose name in that game looks like this one; null: nobody's. */
  holderOf({ gameId, seats }: PlayableGame, name: string): Seat | null {
    const looks = this.games.get(gameId) ?? { made: 0, heldBy: new Map() };
    this.games.set(gameId, looks);
    if (looks.made < seats.made)
      for (const seat of seats.byId.values())
        if (seat.order > looks.made) looks.heldBy.set(lookOf(seat.name), seat.playerId);
    looks.made = seats.made;
    const holder = looks.heldBy.get(lookOf(name));
    const seat = holder === undefined ? undefined : seats.byId.get(holder);
    return seat !== undefined && !seat.removed && lookOf(seat.name) === lookOf(name) ? seat : null;
  }
}
