import { byteAt, indexAt } from './arrays.js';

/**
 * Who was right about what: the matrix of seats × questions, row by row. A question that a seat was not asked is no entry of
 * its row; one that it did not answer in time is a wrong one. Typed arrays: a bank's has millions of entries.
 */
export interface Responses {
  /** Columns: questions are numbered from 0. */
  readonly questions: number;
  /** Seat s has the entries from `starts[s]` to before `starts[s + 1]`. */
  readonly starts: Int32Array;
  /** The game of each seat, from 0; those of one game follow each other. */
  readonly games: Int32Array;
  /** Of each entry: its question, 1 for right and 0 for wrong, and the option that was chosen; -1: none. */
  readonly question: Int32Array;
  readonly right: Uint8Array;
  readonly chosen: Int8Array;
}

/** Entries that are looked at between two pauses where little is done with each: a tenth of a ms, and some ms before V8 has compiled it. */
export const entriesAtOnce = 2_000;

/** Room for twice as many, with what is there. */
const grown = <Kind extends Int32Array | Uint8Array | Int8Array>(array: Kind): Kind => {
  const larger = new (array.constructor as new (length: number) => Kind)(2 * array.length);
  larger.set(array);
  return larger;
};

/** Gathers responses, seat by seat, as `Responses` has them: nothing is left to do for all of them at once at the end. */
export class ResponsesBuilder {
  private seats = 0;
  private entries = 0;
  private starts = new Int32Array(64);
  private games = new Int32Array(64);
  private question = new Int32Array(1_024);
  private right = new Uint8Array(1_024);
  private chosen = new Int8Array(1_024);

  get answers(): number {
    return this.entries;
  }

  /** The next seat; what is added until the one after it is its row. */
  seat(game: number): void {
    // one place is for the end of the last row
    if (this.seats + 1 === this.starts.length) {
      this.starts = grown(this.starts);
      this.games = grown(this.games);
    }
    this.starts[this.seats] = this.entries;
    this.games[this.seats] = game;
    this.seats += 1;
  }

  add(question: number, isRight: boolean, chosen: number | null): void {
    if (this.entries === this.question.length) {
      this.question = grown(this.question);
      this.right = grown(this.right);
      this.chosen = grown(this.chosen);
    }
    this.question[this.entries] = question;
    this.right[this.entries] = isRight ? 1 : 0;
    this.chosen[this.entries] = chosen ?? -1;
    this.entries += 1;
  }

  build(questions: number): Responses {
    this.starts[this.seats] = this.entries;
    return {
      questions,
      starts: this.starts.slice(0, this.seats + 1),
      games: this.games.slice(0, this.seats),
      question: this.question.slice(0, this.entries),
      right: this.right.slice(0, this.entries),
      chosen: this.chosen.slice(0, this.entries),
    };
  }
}

/** The same column by column, seats in their order. */
export interface Columns {
  /** Question q has the places from `starts[q]` to before `starts[q + 1]`. */
  readonly starts: Int32Array;
  /** The entry at each place, and the seat that it is of. */
  readonly entries: Int32Array;
  readonly seats: Int32Array;
}

/** Step by step. */
export function* columnsOf({ questions, starts, question }: Responses): Generator<void, Columns> {
  const columns = new Int32Array(questions + 1);
  for (let entry = 0; entry < question.length; entry += 1) {
    const next = indexAt(question, entry) + 1;
    columns[next] = indexAt(columns, next) + 1;
    if (entry % entriesAtOnce === 0) yield;
  }
  for (let next = 1; next <= questions; next += 1)
    columns[next] = indexAt(columns, next) + indexAt(columns, next - 1);
  const [entries, seats] = [new Int32Array(question.length), new Int32Array(question.length)];
  const free = columns.slice();
  for (let seat = 0; seat + 1 < starts.length; seat += 1) {
    for (let entry = indexAt(starts, seat); entry < indexAt(starts, seat + 1); entry += 1) {
      const place = indexAt(free, indexAt(question, entry));
      entries[place] = entry;
      seats[place] = seat;
      free[indexAt(question, entry)] = place + 1;
      if (entry % entriesAtOnce === 0) yield;
    }
  }
  return { starts: columns, entries, seats };
}

/** Only the questions `kept`, numbered anew in that order; seats that were asked none of them are left out. Step by step. */
export function* onlyQuestions(responses: Responses, kept: readonly number[]): Generator<void, Responses> {
  const numbers = new Int32Array(responses.questions).fill(-1);
  for (const [number, question] of kept.entries()) numbers[question] = number;
  const builder = new ResponsesBuilder();
  for (let seat = 0; seat + 1 < responses.starts.length; seat += 1) {
    let isNew = true;
    for (
      let entry = indexAt(responses.starts, seat);
      entry < indexAt(responses.starts, seat + 1);
      entry += 1
    ) {
      if (entry % entriesAtOnce === 0) yield;
      const number = indexAt(numbers, indexAt(responses.question, entry));
      if (number < 0) continue;
      if (isNew) builder.seat(indexAt(responses.games, seat));
      isNew = false;
      builder.add(number, byteAt(responses.right, entry) === 1, byteAt(responses.chosen, entry));
    }
  }
  return builder.build(kept.length);
}
