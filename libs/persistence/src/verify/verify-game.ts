import { isDeepStrictEqual } from 'node:util';
import {
  type AnswersByQuestion,
  apply,
  contradictionOf,
  countedAnswers,
  type Game,
  type GameId,
  type GameSnapshot,
  noteAnswer,
  type PlayableGame,
  type RecordedEvent,
  toSnapshot,
  unborn,
  upcast,
} from '@clockbeat/domain';
import type { Persistence } from '../persistence.js';
import { compareLog, type Logged } from '../seals/compare-log.js';
import { digestBytes, SealReckoner } from '../seals/seal.js';
import { type ParentCompared, parentDifference } from './parent-difference.js';
import { readModelDifference } from './read-model-difference.js';

/** What came of looking a game's log through. */
export interface Verification {
  /** Of its last event. */
  version: number;
  /** The rolling SHA-256 over the whole log as it is now, in hex. */
  seal: string;
  /** How far the stored seal goes; 0 without one. */
  sealedVersion: number;
  /** Projections that have not seen all of the log yet, and were left out. */
  behind: string[];
  /** Of a game that goes on from another one's event: whether that one's log is still the one that it names. */
  parent?: ParentCompared['parent'];
  /** The first thing that is not as it must be; null when all is well. */
  difference: string | null;
}

/** And whether the game went on before all was compared. */
interface Look extends Verification {
  wentOn: boolean;
}

interface Walk {
  readonly log: Logged[];
  readonly sealed: SealReckoner;
  readonly answers: AnswersByQuestion;
  game: Game;
  /** What the fold came to first that no rule would have decided. */
  contradiction: string | null;
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Looks a game's log through: its seal, its rules, its snapshot and what the read models make of it. */
export class GameVerifier {
  constructor(private readonly store: Persistence) {}

  /**
   * Null where there is no such game. One that goes on meanwhile is looked through once more; if it still does, what is told
   * of it beside its log is left out, for that is of a later moment.
   */
  async verify(gameId: GameId): Promise<Verification | null> {
    const first = await this.look(gameId);
    const seen = first?.wentOn ? await this.look(gameId) : first;
    if (seen === null) return null;
    const { wentOn: _, ...verification } = seen;
    return verification;
  }

  private async look(gameId: GameId): Promise<Look | null> {
    const { events, seals } = this.store;
    const snapshot = await this.store.snapshots.read(gameId);
    const seal = await seals.find(gameId);
    const { log, sealed, answers, game, contradiction, snapshotDiffers } = await this.walk(gameId, snapshot);
    if (log.length === 0 && seal === null) return null;
    const behind = await this.behind(gameId);
    const version = log.at(-1)?.version ?? 0;
    const verification = { version, seal: sealed.seal, sealedVersion: seal?.version ?? 0, behind };
    const differs = (difference: string | null): Look => ({ ...verification, difference, wentOn: false });

    if (seal) {
      const difference = compareLog(log, seal);
      if (difference)
        return differs(`Version ${difference.version} of the log was ${wording[difference.kind]}.`);
      const [added] = await seals.unsealed(gameId);
      if (added !== undefined)
        return differs(`Version ${added} of the log was added behind the projections.`);
      if (seal.version === log.length && seal.seal !== sealed.seal)
        return differs(
          'Every event is as it was sealed, but the rolling seal is another: it was changed itself.',
        );
    }
    if (contradiction) return differs(contradiction);
    if (game.status === 'unborn') return differs('There is no event to fold.');
    const parent = await parentDifference(events, game);
    if (parent?.difference) return differs(parent.difference);
    const beside = await this.differenceBeside(game, answers, behind);
    const wentOn = (await events.readStored(gameId, version, 1)).length > 0;
    const inSnapshot = snapshotDiffers
      ? `Its snapshot of version ${snapshot?.version} is not what the log comes to.`
      : null;
    const difference = (wentOn ? null : beside) ?? inSnapshot;
    return { ...verification, ...(parent && { parent: parent.parent }), difference, wentOn };
  }

  /** What is told of a game beside its log, as of now. */
  private async differenceBeside(
    game: PlayableGame,
    answers: AnswersByQuestion,
    behind: readonly string[],
  ): Promise<string | null> {
    const { events, pool } = this.store;
    const head = (await events.heads([game.gameId])).get(game.gameId);
    if (head?.version !== game.version || head.round !== game.round)
      return `Its row in game_streams says version ${head?.version}, round ${head?.round}; the log says version ${game.version}, round ${game.round}.`;
    const caughtUp = new Set(['games', 'results'].filter((name) => !behind.includes(name)));
    const difference = await readModelDifference(pool, game, countedAnswers(game, answers), caughtUp);
    return difference && `The read model ${difference}.`;
  }

  /** The whole log once, in pages. After a contradiction nothing is folded any more. */
  private async walk(gameId: GameId, snapshot: GameSnapshot | null) {
    const walk: Walk = {
      log: [],
      sealed: new SealReckoner(gameId),
      answers: new Map(),
      game: unborn(gameId),
      contradiction: null,
    };
    let snapshotDiffers = false;
    for await (const events of this.store.events.storedPages(gameId))
      for (const stored of events) {
        const digest = walk.sealed.add(stored).toString('hex', 0, digestBytes);
        walk.log.push({ version: stored.version, digest });
        if (walk.contradiction === null) step(walk, upcast(stored));
        if (
          walk.contradiction === null &&
          snapshot?.version === stored.version &&
          walk.game.status !== 'unborn'
        )
          snapshotDiffers = !isDeepStrictEqual(json(toSnapshot(walk.game)), snapshot);
      }
    return { ...walk, snapshotDiffers };
  }

  /** The projections that have not come to the end of this log. */
  private async behind(gameId: GameId): Promise<string[]> {
    const { rows } = await this.store.pool.query<{ name: string }>(
      `select p.name from projections p,
              (select transaction_id, position from events where game_id = $1 order by version desc limit 1) e
       where p.build = 'live' and (e.transaction_id, e.position) > (p.transaction_id, p.position) order by 1`,
      [gameId],
    );
    const { rows: live } = await this.store.pool.query<{ name: string }>(
      `select name from projections where build = 'live'`,
    );
    const run = new Set(live.map(({ name }) => name));
    const never = ['games', 'results', 'seals'].filter((name) => !run.has(name));
    return [...never, ...rows.map(({ name }) => name)];
  }
}

const wording = {
  changed: 'changed after it was sealed',
  missing: 'taken away after it was sealed',
  added: 'added: it was never sealed there',
  reordered: 'put in another place after it was sealed',
};

const step = (walk: Walk, event: RecordedEvent): void => {
  const contradiction = contradictionOf(walk.game, event, walk.answers);
  if (contradiction !== null) {
    walk.contradiction = `Version ${event.version} (${event.type}) contradicts the log before it: ${contradiction}.`;
    return;
  }
  walk.game = apply(walk.game, event);
  noteAnswer(walk.answers, event);
};
