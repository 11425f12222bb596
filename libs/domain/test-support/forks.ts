import { apply } from '../src/apply.js';
import type { GameCommand } from '../src/commands.js';
import { decide } from '../src/decide/index.js';
import type { RecordedEvent } from '../src/events.js';
import { type AsksOn, forkedFrom, questionsLeft, seatsBrought } from '../src/fork.js';
import { type PlayableGame, unborn } from '../src/game.js';
import type { PlayerId } from '../src/ids.js';
import { bringSeat, createGame, type Wish } from './commands.js';
import { content } from './content.js';
import { record } from './given.js';
import { at } from './time.js';

export const aSeal = 'ab'.repeat(32);

interface ForkSays {
  /** The parent as it is now, where that is another state. */
  newest?: PlayableGame;
  only?: ReadonlySet<PlayerId>;
}

/** The first events of a game that goes on from this state: with what is left to ask, or with others where nothing is. */
export const forkOf = (
  parent: PlayableGame,
  { newest = parent, only }: ForkSays = {},
): readonly [PlayableGame, RecordedEvent[]] => {
  const left = questionsLeft(parent, newest);
  const asks: AsksOn = left.length > 0 ? 'left' : 'others';
  const seats = seatsBrought(parent, asks, only);
  const { teamMode, rules } = parent;
  const questions = left.length > 0 ? left : content().questions;
  const wishes: Wish[] = [
    createGame({
      parentGameId: parent.gameId,
      forkedFrom: forkedFrom(parent, aSeal, seats.length),
      content: { ...parent.content, questions },
      teamMode,
      rules,
    }),
    ...seats.map((seat) => bringSeat(seat)),
  ];
  const events: RecordedEvent[] = [];
  let game: PlayableGame | ReturnType<typeof unborn> = unborn(parent.gameId);
  for (const wish of wishes) {
    const command: GameCommand = wish(game, at('-60'));
    const decision = decide(command, game);
    if (decision.outcome !== 'accepted') throw new Error(`${command.type}: ${JSON.stringify(decision)}`);
    const event = { ...record(decision.event, events.length + 1), gameId: parent.gameId };
    events.push(event);
    game = apply(game, event);
  }
  if (game.status === 'unborn') throw new Error('Nothing was made');
  return [game, events];
};
