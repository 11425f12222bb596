import type { SeedQuestion } from '../../src/questions.types.js';
import { chance, shuffled } from '../chance.js';
import type { MadeTask, TaskFamily } from './family.js';

interface Ticks {
  /** Unique, as of any candidate. */
  id: string;
  difficulty: SeedQuestion['difficulty'];
  question: string;
  /** Some of them are taken by chance, as are some of the wrong ones. */
  right: readonly string[];
  /** Surely wrong. */
  wrong: readonly string[];
}

const fewest = 4;

/** Five or six options, two to four of them right; fewer where there are too few, and no question where that is no choice. */
const tick = ({ id, difficulty, question, right: allRight, wrong: allWrong }: Ticks): MadeTask<'multi'>[] => {
  const [right, wrong] = [[...new Set(allRight)], [...new Set(allWrong)]];
  const next = chance(`ticks ${id}`);
  const size = next() < 0.5 ? 5 : 6;
  const rightOnes = Math.min(right.length, 2 + Math.floor(next() * 3));
  const wrongOnes = Math.min(wrong.length, size - rightOnes);
  if (rightOnes < 2 || wrongOnes < 1 || rightOnes + wrongOnes < fewest) return [];
  const chosen = shuffled(right, `right ${id}`).slice(0, rightOnes);
  const others = shuffled(wrong, `wrong ${id}`).slice(0, wrongOnes);
  const options = shuffled([...chosen, ...others], `places ${id}`);
  const places = options.flatMap((option, index) => (chosen.includes(option) ? [index] : []));
  return [{ id, difficulty, question, task: { kind: 'multi', options, right: places, exactOnly: false } }];
};

/** Asks for all of the options that are right. */
export const tickAll = (name: string, category: string, ticks: readonly Ticks[]): TaskFamily<'multi'> => ({
  name,
  category,
  kind: 'multi',
  tasks: ticks.flatMap((one) => tick({ ...one, id: `${name}-${one.id}` })),
});

interface Made {
  subject: string;
  /** Who made it. */
  right: string;
}

/** By each of the makers with at least two works: which of these are theirs? */
export const tickWorks = <T extends Made>(
  name: string,
  category: string,
  works: readonly T[],
  { makers, question, key, shown = ({ subject }) => subject }: Works<T>,
): TaskFamily<'multi'> =>
  tickAll(
    name,
    category,
    makers.map(([maker, difficulty]) => ({
      id: key(maker),
      difficulty,
      question: question(maker),
      right: works.filter(({ right }) => right === maker).map(shown),
      wrong: works.filter(({ right }) => right !== maker).map(shown),
    })),
  );

interface Works<T extends Made> {
  makers: readonly (readonly [maker: string, difficulty: SeedQuestion['difficulty']])[];
  question: (maker: string) => string;
  key: (maker: string) => string;
  shown?: (work: T) => string;
}
