import type { PlayableGame, UserId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../../http/http-problem.js';
import { ServerClock } from '../../live/clock/server-clock.js';
import { GameDesk } from '../game-desk.js';
import { GameMaker } from '../game-maker.js';
import { playedAs } from '../played-again.js';
import { againstEvening } from './evenings.js';

/** Games against a finished one of mine, whose people play along as ghosts (decision 102). */
@Injectable()
export class GhostGames {
  constructor(
    private readonly desk: GameDesk,
    private readonly maker: GameMaker,
    private readonly clock: ServerClock,
  ) {}

  /** A new game in its lobby, or the one that waits there already: two clicks are one game. */
  async make(id: string, hostId: UserId): Promise<PlayableGame> {
    const evening = await this.desk.find(id);
    if (evening.hostId !== hostId) throw new HttpProblem('not_host');
    const against = againstEvening(evening);
    const place = await this.desk.placeOf('against', evening.gameId, this.clock.now());
    if (!place) throw new HttpProblem('conflict', 'This game was played against very often within an hour.');
    return place.made ?? this.maker.make({ hostId, gameId: place.gameId, ...against, ...playedAs(evening) });
  }
}
