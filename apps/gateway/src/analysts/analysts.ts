import type { PlayableGame, UserView } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { hasRole } from '../roles/roles.js';

/** Who may see every finished game's log, with pseudonyms: who has the role, by the settings or from an operator. */
@Injectable()
export class Analysts {
  has(user: UserView): boolean {
    return hasRole(user, 'analyst');
  }

  /** No running game: its answers are secrets. */
  maySee(user: UserView, game: PlayableGame): boolean {
    return this.has(user) && game.status === 'finished';
  }
}
