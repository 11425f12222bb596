import type { PlayableGame, UserView } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';

/** Who may see every finished game's log, with pseudonyms: the accounts of ANALYST_EMAILS. */
@Injectable()
export class Analysts {
  private readonly emails: ReadonlySet<string>;

  constructor({ analystEmails }: Environment) {
    this.emails = new Set(analystEmails);
  }

  has(user: UserView): boolean {
    return this.emails.has(user.email?.toLowerCase() ?? '');
  }

  /** No running game: its answers are secrets. */
  maySee(user: UserView, game: PlayableGame): boolean {
    return this.has(user) && game.status === 'finished';
  }
}
