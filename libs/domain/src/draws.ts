/** A question that may be drawn, as far as a draw looks at it. */
export interface Drawable {
  readonly id: string;
  /** What stands for its words: two that are the same save for their options have the same. */
  readonly template: string;
  /** What there is to see, which makes another question of the same words; null: nothing. */
  readonly shows: string | null;
  /** The ids of those that tell its answer, or whose answer it tells. */
  readonly answering: readonly string[];
  /** How likely it is drawn beside others, above 0. */
  readonly weight: number;
  /** How long ago the room was asked it, in games; null: not lately. */
  readonly askedAgo: number | null;
}

export interface DrawRules {
  /** Numbers from 0 to below 1, by lot. */
  readonly random: () => number;
  /** Ids of what the same game asks besides: nothing that answers one of them is drawn while others are there. */
  readonly beside?: readonly string[];
  /** The same words with other options are better than none: of a list that somebody chose. */
  readonly mayRepeat?: boolean;
}

/** What a draw bears where there are too few questions, in this order. */
const bearable = [
  { series: false, answering: false, template: false },
  { series: true, answering: false, template: false },
  { series: true, answering: true, template: false },
  { series: true, answering: true, template: true },
] as const;

/**
 * So many of these by lot, the one rule of every draw. What the room was not asked lately comes first, then what it was asked
 * the longest ago. At most one of a template, no two that answer each other, and of the same words about different pictures
 * one in five: as long as others are there. Fewer where no more are left.
 */
export const drawQuestions = <T extends Drawable>(
  candidates: readonly T[],
  count: number,
  { random, beside = [], mayRepeat = false }: DrawRules,
): T[] => {
  const inOrder = byLot(candidates, random);
  const mostInSeries = Math.ceil(count / 5);
  const drawn = new Set<T>();
  const ids = new Set(beside);
  const templates = new Set<string>();
  const series = new Map<string, number>();
  for (const bears of mayRepeat ? bearable : bearable.slice(0, -1))
    for (const one of inOrder) {
      if (drawn.size >= count) return [...drawn];
      if (drawn.has(one)) continue;
      const { id, template, shows, answering } = one;
      const whole = `${template} ${shows ?? ''}`;
      if (!bears.template && templates.has(whole)) continue;
      if (!bears.answering && answering.some((other) => ids.has(other))) continue;
      const alike = series.get(template) ?? 0;
      if (!bears.series && shows !== null && alike >= mostInSeries) continue;
      drawn.add(one);
      ids.add(id);
      templates.add(whole);
      series.set(template, alike + 1);
    }
  return [...drawn];
};

/** Heavier ones sooner (Efraimidis and Spirakis); behind all others what the room was asked lately, the longest ago first. */
const byLot = <T extends Drawable>(candidates: readonly T[], random: () => number): T[] =>
  candidates
    .map((one) => ({ one, ago: one.askedAgo ?? Number.POSITIVE_INFINITY, lot: random() ** (1 / one.weight) }))
    .sort((a, b) => (a.ago === b.ago ? b.lot - a.lot : b.ago - a.ago))
    .map(({ one }) => one);
