import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Accepted,
  CommandId,
  decide,
  type GameCommand,
  hashesOf,
  isTransition,
  type RecordedEvent,
  type RefusalCode,
  schemaOf,
  startsClock,
} from '@clockbeat/domain';
import {
  type AppendOutcome,
  AppendQueue,
  MediaStore,
  type NewEvent,
  randomId,
  UnknownMedia,
} from '@clockbeat/persistence';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PinoLogger } from 'nestjs-pino';
import { ServerClock } from '../clock/server-clock.js';
import { LiveGame } from './live-game.js';
import { LiveGames } from './live-games.js';

/** What a command came to, once it is durable. */
export type Outcome =
  | { readonly outcome: 'accepted'; readonly event: RecordedEvent; readonly live: LiveGame }
  | { readonly outcome: 'unchanged'; readonly live: LiveGame }
  | { readonly outcome: 'rejected'; readonly code: RefusalCode };

/** A command that is fenced so often in a row meets a game that changes faster than we can look: ask again later. */
const attempts = 8;
const jitterMs = 15;

/**
 * 96 random bits, which nobody can guess: an acknowledgement tells the SHA-256 of its event before its player may know whether
 * it is right, and this is what keeps anybody from trying out which event it is of (docs/decisions/075).
 */
export const newCommandId = (): CommandId => CommandId(randomId('c_'));

/** What is said to a game, on the bus: resolves when what it came to is durable. */
export class RunGameCommand extends Command<Outcome> {
  constructor(readonly command: GameCommand) {
    super();
  }
}

/**
 * The one place that decides and appends, and the one retry loop. A command that was decided in a round that is over, or
 * that lost its key to another one, is decided again on the newer state.
 */
@CommandHandler(RunGameCommand)
export class RunGameCommandHandler implements ICommandHandler<RunGameCommand> {
  constructor(
    private readonly games: LiveGames,
    private readonly appends: AppendQueue,
    private readonly media: MediaStore,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  async execute({ command }: RunGameCommand): Promise<Outcome> {
    const live =
      command.type === 'CreateGame'
        ? await this.games.findOrBegin(command.gameId)
        : await this.games.find(command.gameId);
    if (!live) return { outcome: 'rejected', code: 'unknown_code' };
    if (!(await this.keepsMedia(command))) return { outcome: 'rejected', code: 'bad_request' };
    let looked = false;
    let asked = command;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const decision = decide(asked, live.game);
      if (decision.outcome === 'accepted') {
        const outcome = await this.append(command, live, decision);
        if (outcome.outcome === 'stored') return { outcome: 'accepted', event: outcome.event, live };
        if (outcome.outcome === 'unavailable') return { outcome: 'rejected', code: 'unavailable' };
        if (outcome.outcome === 'refused') return { outcome: 'rejected', code: 'bad_request' };
        const { type, gameId, commandId } = command;
        this.logger.debug({ gameId, commandId, type, attempt, outcome: outcome.outcome }, 'Decided again');
        await sleep(Math.random() * jitterMs * (attempt - 1));
        // what it meant may have come by itself while it waited
        if (startsClock(decision.event.type)) asked = this.asOfNow(command);
      } else if (looked || isFinal(command, decision.outcome)) {
        return decision.outcome === 'rejected' ? decision : { outcome: 'unchanged', live };
      }
      // The state may be older than the log's: what is refused after a look at that, is refused for good.
      await live.catchUp();
      looked = true;
    }
    // fenced all the time: it may be that the log was taken back below this fold. Who asks again meets the log
    await this.games.heads([live]);
    return { outcome: 'rejected', code: 'unavailable' };
  }

  /** What a log is about to name is kept for as long as the log; false: it is gone already. */
  private async keepsMedia(command: GameCommand): Promise<boolean> {
    if (command.type !== 'CreateGame' && command.type !== 'ReviseGame') return true;
    try {
      await this.media.nameInGame(command.gameId, hashesOf(command.content.questions));
      return true;
    } catch (error) {
      if (error instanceof UnknownMedia) return false;
      throw error;
    }
  }

  /** What opens a question, or another phase, counts from its sending, however long ago it was asked for; all else from when it came. */
  private append(command: GameCommand, live: LiveGame, decision: Accepted): Promise<AppendOutcome> {
    const decideAnew = (): NewEvent | null => {
      const anew = decide(this.asOfNow(command), live.game);
      return anew.outcome === 'accepted' ? newEvent(command, live, anew) : null;
    };
    const starts = startsClock(decision.event.type);
    return this.appends.append(newEvent(command, live, decision), starts ? decideAnew : null);
  }

  private asOfNow<C extends GameCommand>(command: C): C {
    return { ...command, at: Math.max(command.at, this.clock.now()) };
  }
}

/** A repeated answer is a fact already, and a stale timer has nothing to look for. */
const isFinal = (command: GameCommand, outcome: 'rejected' | 'unchanged'): boolean =>
  command.type === 'TimeIsUp' || (command.type === 'SubmitAnswer' && outcome === 'unchanged');

const newEvent = (command: GameCommand, live: LiveGame, { event, key, transition }: Accepted): NewEvent => {
  if (isTransition(event.type) !== (transition !== null))
    throw new Error(`${event.type} is decided against its kind`);
  return {
    gameId: command.gameId,
    round: live.game.round,
    transition,
    type: event.type,
    schema: schemaOf(event),
    data: event.data,
    key,
    at: event.at,
    actor: event.actor,
  };
};
