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

/** Gathers responses, seat by seat. */
export class ResponsesBuilder {
  private readonly starts: number[] = [];
  private readonly games: number[] = [];
  private readonly question: number[] = [];
  private readonly right: number[] = [];
  private readonly chosen: number[] = [];

  get answers(): number {
    return this.question.length;
  }

  /** The next seat; what is added until the one after it is its row. */
  seat(game: number): void {
    this.starts.push(this.answers);
    this.games.push(game);
  }

  add(question: number, isRight: boolean, chosen: number | null): void {
    this.question.push(question);
    this.right.push(isRight ? 1 : 0);
    this.chosen.push(chosen ?? -1);
  }

  build(questions: number): Responses {
    return {
      questions,
      starts: Int32Array.from([...this.starts, this.answers]),
      games: Int32Array.from(this.games),
      question: Int32Array.from(this.question),
      right: Uint8Array.from(this.right),
      chosen: Int8Array.from(this.chosen),
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

export const columnsOf = ({ questions, starts, question }: Responses): Columns => {
  const columns = new Int32Array(questions + 1);
  for (const of of question) columns[of + 1] = indexAt(columns, of + 1) + 1;
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
    }
  }
  return { starts: columns, entries, seats };
};

/** Only the questions `kept`, numbered anew in that order; seats that were asked none of them are left out. */
export const onlyQuestions = (responses: Responses, kept: readonly number[]): Responses => {
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
      const number = indexAt(numbers, indexAt(responses.question, entry));
      if (number < 0) continue;
      if (isNew) builder.seat(indexAt(responses.games, seat));
      isNew = false;
      builder.add(number, byteAt(responses.right, entry) === 1, byteAt(responses.chosen, entry));
    }
  }
  return builder.build(kept.length);
};
