import type { GameCommand } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Outcome } from './run-command.js';

/** The command bus with our types: what a game's command comes to is known. */
@Injectable()
export class GameBus {
  constructor(private readonly bus: CommandBus) {}

  run(command: GameCommand): Promise<Outcome> {
    return this.bus.execute<GameCommand, Outcome>(command);
  }
}
