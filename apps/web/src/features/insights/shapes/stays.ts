import type { InsightsStay } from '@clockbeat/domain/contract';

/** Of fewer players one that goes looks like a flight. */
export const fewestForStays = 10;
/** A loss that is worth a word. */
const worthAWord = 0.05;

export interface StaysShape {
  /** As far as half of the games came: what few games say further on is no curve. */
  shown: (InsightsStay & { share: number })[];
  last: { number: number; share: number };
  /** The question after which most were lost, from 1, and the share of all players that it was; null where no loss is worth a word. */
  drop: { number: number; share: number } | null;
  /** Too few players to say what drives them away. */
  few: boolean;
}

/** Who was still there, question by question; null where nobody ever answered. */
export const staysShapeOf = (stays: readonly InsightsStay[]): StaysShape | null => {
  const [first] = stays;
  if (!first || first.players === 0) return null;
  const shown = stays
    .filter(({ games }) => 2 * games >= first.games)
    .map((stay) => ({ ...stay, share: stay.stayed / stay.players }));
  let drop: StaysShape['drop'] = null;
  let before = 1;
  for (const { questionIndex, share } of shown) {
    const lost = before - share;
    if (lost >= worthAWord && lost > (drop?.share ?? 0)) drop = { number: questionIndex, share: lost };
    before = share;
  }
  const last = shown.at(-1);
  return {
    shown,
    last: { number: (last?.questionIndex ?? 0) + 1, share: last?.share ?? 1 },
    drop,
    few: first.players < fewestForStays,
  };
};
