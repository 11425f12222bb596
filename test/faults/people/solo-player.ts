import type { Random } from '../night/random.js';
import { lead } from './lead.js';
import { Player } from './player.js';

/** Plays alone: answers, and moves the game as a host does. */
export class SoloPlayer extends Player {
  constructor(
    url: string,
    name: string,
    private readonly roomId: string,
    token: string,
    random: Random,
  ) {
    super(url, name, { roomId, token }, random);
  }

  override async play(isOver: () => boolean): Promise<void> {
    await Promise.all([super.play(isOver), lead(this, this.roomId, this.random.branch('lead'), isOver)]);
  }
}
