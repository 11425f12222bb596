/**
 * Who chose what, and when: seats × questions of which one option is chosen, row by row (`cell`). A cell without an answer has -1
 * in `chosen`: not asked, nothing said in time, or said in what was left of its time by who had just come.
 */
export interface AnswerTable {
  readonly seats: number;
  readonly questions: number;
  /** Of each question: how many options, which one is right, words to read before one can answer. */
  readonly options: readonly number[];
  readonly keys: readonly number[];
  readonly words: readonly number[];
  readonly chosen: Int8Array;
  /** Since the question opened, pauses taken out. */
  readonly ms: Float64Array;
  /** Of each seat: a number for its team; -1: none. Who plays together is not compared. */
  readonly teams: readonly number[];
}

/** A change of mind: seats and questions by their numbers in the table. */
export interface Change {
  readonly seat: number;
  readonly question: number;
  readonly from: number;
  readonly to: number;
  /** When either was chosen, ms. */
  readonly fromMs: number;
  readonly ms: number;
}

/** Cells that are looked at between two pauses: a tenth of a ms, and some ms before V8 has compiled it. */
const cellsAtOnce = 1_000;

/** Whether to pause before this seat's row. */
export const isPauseAt = (seat: number, questions: number): boolean =>
  seat % Math.max(1, Math.floor(cellsAtOnce / Math.max(1, questions))) === 0;

export const cell = ({ questions }: Pick<AnswerTable, 'questions'>, seat: number, question: number): number =>
  seat * questions + question;

/** Whether the two are to be compared at all. */
export const areApart = ({ teams }: AnswerTable, one: number, other: number): boolean =>
  one !== other && (teams[one] === -1 || teams[one] !== teams[other]);

/** How many seats each team has. */
export const teamSizes = ({ teams }: AnswerTable): Map<number, number> => {
  const sizes = new Map<number, number>();
  for (const team of teams) if (team !== -1) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  return sizes;
};

/** Pairs that are compared, each in one direction. */
export const pairsApart = (table: AnswerTable): number => {
  let together = 0;
  for (const size of teamSizes(table).values()) together += size * (size - 1);
  return table.seats * (table.seats - 1) - together;
};
