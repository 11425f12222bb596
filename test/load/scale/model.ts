/** One measured night of `npm run bench:live`, as docs/scaling.md has it. CPU in seconds, times in ms, memory in MB. */
export interface ScalePoint {
  readonly gateways: number;
  readonly games: number;
  /** Per game. */
  readonly players: number;
  readonly questions: number;
  /** The model is not fitted to it, it is checked by it. */
  readonly heldOut: boolean;
  /** From the first question to the end of the last game. */
  readonly seconds: number;
  /** Of all gateways together. */
  readonly gatewayCpu: number;
  readonly postgresCpu: number;
  readonly redisCpu: number | null;
}

export type Figure = 'gatewayCpu' | 'postgresCpu';

/** CPU seconds = offset + perAnswer × answers: what wakes a process up costs the same however much there is to do then. */
export interface ScaleModel {
  /** CPU seconds. */
  readonly perAnswer: number;
  /** CPU seconds of a night of about ten seconds: in one game, and in many at once. */
  readonly offset: { readonly oneGame: number; readonly manyGames: number };
}

export const answersOf = ({ games, players, questions }: ScalePoint): number => games * players * questions;
const isOne = ({ games }: ScalePoint): boolean => games === 1;

/** Least squares over the points that are not held out: one slope for both kinds of night, an offset for each. */
export const fitted = (points: readonly ScalePoint[], figure: Figure): ScaleModel => {
  const kinds = [true, false].map((one) => {
    const known = points.filter((point) => !point.heldOut && isOne(point) === one);
    const x = mean(known.map(answersOf));
    const y = mean(known.map((point) => point[figure]));
    const sum = (of: (point: ScalePoint) => number): number =>
      known.reduce((total, point) => total + (answersOf(point) - x) * of(point), 0);
    return { x, y, xx: sum((point) => answersOf(point) - x), xy: sum((point) => point[figure] - y) };
  });
  const perAnswer = total(kinds.map(({ xy }) => xy)) / total(kinds.map(({ xx }) => xx));
  const [oneGame = 0, manyGames = 0] = kinds.map(({ x, y }) => y - perAnswer * x);
  return { perAnswer, offset: { oneGame, manyGames } };
};

/** CPU seconds that the model expects of such a night. */
export const expectedOf = ({ perAnswer, offset }: ScaleModel, point: ScalePoint): number =>
  (isOne(point) ? offset.oneGame : offset.manyGames) + perAnswer * answersOf(point);

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : total(values) / values.length);
