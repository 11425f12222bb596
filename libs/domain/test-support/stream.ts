import { apply } from '../src/apply.js';
import type { GameCommand } from '../src/commands.js';
import { decide } from '../src/decide/index.js';
import type { Accepted, Decision } from '../src/decision.js';
import type { RecordedEvent } from '../src/events.js';
import { type Game, unborn } from '../src/game.js';
import { knowing, theGame } from './commands.js';
import { record } from './given.js';

type Verdict = 'stored' | 'duplicate' | 'fenced';

/** A game's stream in memory: versions, the fence of rounds and unique keys, as the event store promises them. */
export class FakeStream {
  readonly events: RecordedEvent[] = [];
  /** When the sweep finds the game. */
  dueAt: number | null = null;
  private round = 0;
  private readonly keys = new Set<string>();

  append({ event, key, transition }: Accepted, asOfRound: number): Verdict {
    if (this.keys.has(key)) return 'duplicate';
    if (Math.max(asOfRound, 0) !== this.round) return 'fenced';
    this.keys.add(key);
    this.events.push(record(event, this.events.length + 1));
    if (transition) {
      this.round += 1;
      this.dueAt = transition.dueAt;
    }
    return 'stored';
  }
}

/** A gateway: its own fold of the game, which may lag behind, and the one retry loop. */
export class FakeGateway {
  game: Game = unborn(theGame);

  constructor(
    private readonly stream: FakeStream,
    private readonly onDecision: (command: GameCommand, game: Game, decide: () => Decision) => Decision,
  ) {}

  catchUp(): void {
    for (const event of this.stream.events.slice(this.game.version)) this.game = apply(this.game, event);
  }

  /** Decides on what it knows; if it lost, catches up and decides again. Says how often it had to. */
  run(asked: GameCommand): { decision: Decision; tries: number; settled: boolean } {
    const command = knowing(asked, this.stream.events);
    for (let tries = 1; ; tries += 1) {
      const decision = this.onDecision(command, this.game, () => decide(command, this.game));
      if (decision.outcome !== 'accepted') return { decision, tries, settled: true };
      const verdict = this.stream.append(decision, this.game.round);
      if (verdict === 'stored') return { decision, tries, settled: true };
      if (tries === 5) return { decision, tries, settled: false };
      this.catchUp();
    }
  }
}
