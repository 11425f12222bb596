import { type ActiveGame, answerEveryMs, type Choice, dueAt, type Issuer, phaseOf } from '@clockbeat/domain';
import { replyOf } from './answering.js';
import { between } from './draws.js';
import { joinCommand } from './lobby.js';
import type { Guest, Night } from './nights.js';
import type { SimulatedQuestion } from './questions.js';
import type { GameTable } from './table.js';

/** Something that is done while a question is open, so long after its opening (pauses not counted). */
interface Deed {
  readonly afterMs: number;
  do(at: number): void;
}

/** Who is in the room, who has just got up, and who may sit down again. */
export interface RoomGuests {
  present: Guest[];
  leaving: Guest[];
  returning: Guest[];
}

/** What only some questions see. */
interface Incident {
  readonly pauseMs: number | null;
  readonly removed: Guest | null;
  readonly ends: boolean;
}

const active = ({ game }: GameTable): ActiveGame => {
  if (game.status !== 'active') throw new Error(`${game.gameId} is ${game.status}`);
  return game;
};

/** Who moves the game: its host, or who plays alone. */
export const moverOf = ({ kind, host, guests }: Night): Issuer => {
  const [alone] = guests;
  return kind === 'solo' && alone
    ? { as: 'seat', playerId: alone.playerId }
    : { as: 'host', userId: host.id };
};

/** The open question of a night. */
class QuestionPlay {
  private readonly deeds: Deed[] = [];
  private readonly limitMs: number;

  constructor(
    private readonly night: Night,
    private readonly table: GameTable,
    private readonly question: SimulatedQuestion,
    private readonly index: number,
  ) {
    this.limitMs = night.host.timeLimit * 1_000;
  }

  /** An answer, if there is one before the time is up, of somebody who begins to think at `fromMs`. */
  answer({ player, playerId }: Guest, fromMs = 0): void {
    const { index, table } = this;
    const reply = replyOf(player, this.question, index, this.limitMs - fromMs, this.night.random);
    if (!reply) return;
    const say = (choice: Choice | null, afterMs: number): void =>
      this.later(afterMs, (at) =>
        table.run({
          type: 'SubmitAnswer',
          ...table.command(at),
          playerId,
          questionIndex: index,
          answer: choice,
        }),
      );
    const afterMs = fromMs + reply.afterMs;
    say(reply.choice, afterMs);
    // second thoughts, where they are allowed
    const { rules } = this.night.kind === 'live' ? this.night.host : { rules: null };
    const laterMs = afterMs + answerEveryMs + 400;
    if (rules?.answers !== 'until_close' || laterMs >= this.limitMs || !this.night.random.chance(0.15))
      return;
    say((((reply.choice ?? 0) + 1) % 4) as Choice, laterMs);
  }

  /** Sits down while the question is open: for the first time, or again. */
  sitDown(guest: Guest): void {
    const { table } = this;
    const afterMs = Math.round(between(this.night.random, 200, this.limitMs / 2));
    this.later(afterMs, (at) => table.run(joinCommand(table, guest, at)));
    this.answer(guest, afterMs);
  }

  getUp({ playerId }: Guest): void {
    const { table } = this;
    this.later(Math.round(between(this.night.random, 100, 2_000)), (at) =>
      table.run({ type: 'LeaveGame', ...table.command(at), playerId }),
    );
  }

  putOut({ playerId }: Guest): void {
    const { table } = this;
    const by = moverOf(this.night);
    this.later(50, (at) => table.run({ type: 'RemovePlayer', ...table.command(at), by, playerId }));
  }

  /** Does it all in its order, with a break in between perhaps, and closes the question. */
  play({ pauseMs, ends }: Incident): void {
    const { table, night } = this;
    const { opensAt } = active(table).question;
    const by = moverOf(night);
    let shift = 0;
    if (pauseMs !== null)
      this.later(3_000, (at) => {
        table.run({ type: 'PauseGame', ...table.command(at), by });
        table.run({ type: 'ResumeGame', ...table.command(at + pauseMs), by });
        shift = pauseMs;
      });
    const deeds = this.deeds.sort((a, b) => a.afterMs - b.afterMs);
    for (const deed of deeds) deed.do(opensAt + shift + deed.afterMs);
    const quiet = (deeds.at(-1)?.afterMs ?? 0) + 1_500;
    if (ends || (night.host.brisk && quiet < this.limitMs))
      this.moveOn(opensAt + shift + Math.min(quiet, this.limitMs), ends);
    else this.runOut();
  }

  private later(afterMs: number, act: (at: number) => void): void {
    this.deeds.push({ afterMs, do: act });
  }

  private moveOn(at: number, ends: boolean): void {
    const [by, command] = [moverOf(this.night), this.table.command(at)];
    this.table.run(
      ends
        ? { type: 'FinishGame', ...command, by }
        : { type: 'AdvanceQuestion', ...command, by, questionIndex: this.index },
    );
    this.leadOn();
  }

  private runOut(): void {
    const { question, rules, round } = active(this.table);
    const at = question.closesAt + rules.settleMs + this.night.random.whole(5, 40);
    this.table.run({ type: 'TimeIsUp', ...this.table.command(at), round });
    this.leadOn();
  }

  /** What a paced game shows until its next question: as long as the clock says, or the host lets it stand. */
  private leadOn(): void {
    const { table, night, index } = this;
    for (let { game } = table; game.status === 'active' && game.stage; { game } = table) {
      const { stage, rules, round } = game;
      if (rules.pacing === 'timed') {
        const at = (dueAt(game) ?? stage.since) + night.random.whole(5, 40);
        table.run({ type: 'TimeIsUp', ...table.command(at), round });
        continue;
      }
      const at =
        (stage.name === 'break' ? (stage.until ?? 0) : stage.since) + night.random.whole(4_000, 12_000);
      const phase = phaseOf(game, at);
      const [by, command] = [moverOf(night), table.command(at)];
      table.run({ type: 'AdvanceQuestion', ...command, by, questionIndex: index, phase });
    }
  }
}

/** One question, from its opening to its end. */
export const playQuestion = (
  night: Night,
  table: GameTable,
  room: RoomGuests,
  index: number,
  incident: Incident,
): void => {
  const question = night.questions[index];
  if (!question) throw new Error(`${night.gameId} has no question ${index}`);
  const { random, guests } = night;
  const course = new QuestionPlay(night, table, question, index);
  const late = guests.filter(({ comesAt }) => comesAt === index);
  for (const guest of room.leaving) course.getUp(guest);
  if (incident.removed) course.putOut(incident.removed);
  for (const guest of [...late, ...room.returning]) course.sitDown(guest);
  const staying = room.present.filter((guest) => guest !== incident.removed);
  for (const guest of staying) course.answer(guest);
  course.play(incident);
  // who comes back got up a question ago
  const back = room.leaving.filter(() => random.chance(0.2));
  const there = [...staying, ...late, ...room.returning];
  const tired = there.filter(({ player }) => guests.length > 1 && random.chance(player.weariness));
  room.present = there.filter((guest) => !tired.includes(guest));
  room.leaving = tired.filter(() => random.chance(0.4));
  room.returning = back;
};
