import { randomUUID } from 'node:crypto';
import type { PlayableGame } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../../config/environment.js';
import { acceptedLanguage } from '../../../http/reader-language.js';
import { drawnName, isDrawnName } from '../../drawn/drawn-names.js';
import { LookAlikes } from '../look-alikes.js';
import { isMarked } from './filter/name-filter.js';

/** As many are drawn until one is nobody's name: of a quarter of a million, each is free in a hall of 5,000 with p = 0.98. */
const tries = 5;
/** How many there are to choose from. */
const offered = 3;

/** A name, and what others see in its place; absent: the name itself. */
export interface Called {
  readonly name: string;
  readonly shownName?: string;
}

/** What somebody is called in a game, by its own wish and by the game's rule about names. */
@Injectable()
export class PlayerNames {
  constructor(
    private readonly looks: LookAlikes,
    private readonly environment: Environment,
  ) {}

  /**
   * The name of who asks for a new seat by the token of this id, and in `shownName` what others see in its place where a
   * filter marks it: drawn in the first of our languages in `accepted` (`Accept-Language`), nobody's here nor in the game whose people
   * this one goes on with. Where all names are drawn and this is none, one is drawn for it: a client that knows no such games
   * plays along.
   */
  called(
    game: PlayableGame,
    tokenId: string,
    typed: string,
    accepted: string | undefined,
    parent?: PlayableGame,
  ): Called {
    switch (game.rules.names) {
      case 'free':
        return { name: typed };
      case 'masked':
        return {
          name: typed,
          ...(isMarked(typed) && { shownName: this.free([game, parent], tokenId, accepted) }),
        };
      case 'generated':
        return { name: isDrawnName(typed) ? typed : this.free([game, parent], tokenId, accepted) };
    }
  }

  /** Some that nobody has in this game. */
  offer(game: PlayableGame, accepted: string | undefined): string[] {
    return Array.from({ length: offered }, () => this.free([game], randomUUID(), accepted));
  }

  private free(
    games: readonly (PlayableGame | undefined)[],
    seed: string,
    accepted: string | undefined,
  ): string {
    const language = acceptedLanguage(accepted, this.environment.face);
    const isTaken = (name: string): boolean => games.some((game) => game && this.looks.isTaken(game, name));
    let name = drawnName(language, seed, 0);
    for (let attempt = 1; attempt < tries && isTaken(name); attempt += 1)
      name = drawnName(language, seed, attempt);
    return name;
  }
}
