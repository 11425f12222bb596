import type { SoloGameView } from '@clockbeat/domain';
import type { Random } from '../../support/random.js';
import { lead } from './lead.js';
import { StubbornPlayer } from './player.js';

/** Plays alone: answers, and moves the game as a host does. */
export class SoloPlayer extends StubbornPlayer {
  constructor(
    url: string,
    name: string,
    { gameId: roomId, token }: Pick<SoloGameView, 'gameId' | 'token'>,
    random: Random,
  ) {
    super(url, name, { roomId, token }, random);
  }

  override async play(isOver: () => boolean): Promise<void> {
    await Promise.all([super.play(isOver), lead(this, this.random.branch('lead'), isOver)]);
  }
}
