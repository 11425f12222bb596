import type { GameCommand } from '@clockbeat/domain';
import { gameCommands } from '@clockbeat/domain';
import type { Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Outcome, RunCommand } from './run-command.js';

/** Every command of the game is handled alike: find the game, run the rules, return what came of it. */
const handlerOf = (command: (typeof gameCommands)[number]): Type<ICommandHandler<GameCommand, Outcome>> => {
  @CommandHandler(command)
  class GameCommandHandler {
    constructor(private readonly runner: RunCommand) {}

    execute(given: GameCommand): Promise<Outcome> {
      return this.runner.run(given);
    }
  }
  Object.defineProperty(GameCommandHandler, 'name', { value: `${command.name}Handler` });
  return GameCommandHandler;
};

export const gameCommandHandlers = gameCommands.map(handlerOf);
