import {
  type Accepted,
  apply,
  CommandId,
  decide,
  type Game,
  type GameCommand,
  type GameId,
  type PlayableGame,
  type RecordedEvent,
  schemaOf,
  unborn,
} from '@clockbeat/domain';

/** An accepted decision with the round it was made in, and the event that it became. */
export interface Fact {
  readonly decision: Accepted;
  readonly round: number;
  readonly event: RecordedEvent;
}

/** Where a game is played: commands in, facts out, by the rules of the domain and no others. */
export class GameTable {
  readonly facts: Fact[] = [];
  private state: Game;

  constructor(private readonly gameId: GameId) {
    this.state = unborn(gameId);
  }

  get game(): PlayableGame {
    if (this.state.status === 'unborn') throw new Error(`${this.gameId} is not made yet`);
    return this.state;
  }

  /** What every command carries. The same id for the same command of the same seed: who stores it twice stores it once. */
  command(at: number): { gameId: GameId; at: number; commandId: CommandId } {
    const commandId = CommandId(`${this.gameId.slice('game_'.length)}.${this.facts.length + 1}`);
    return { gameId: this.gameId, at, commandId };
  }

  /** A command that comes to nothing is a mistake of the simulator. */
  run(command: GameCommand): void {
    const decision = decide(command, this.state);
    if (decision.outcome !== 'accepted')
      throw new Error(`${this.gameId}: ${command.type} came to ${JSON.stringify(decision)}`);
    const event = {
      ...decision.event,
      gameId: this.gameId,
      version: this.facts.length + 1,
      schema: schemaOf(decision.event),
      recordedAt: command.at + 2,
    } as RecordedEvent;
    this.facts.push({ decision, round: this.state.round, event });
    this.state = apply(this.state, event);
  }
}
