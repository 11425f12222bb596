import type { SeedChoice } from '../src/questions.types.js';
import type { Candidate, Family, NumberCandidate, WordCandidate } from './candidate.js';
import { shuffled } from './chance.js';

type Position = SeedChoice['answer'];

/** Chooses and places the options, so that among any four neighbours the right one stands once in each place. */
export const settle = ({ name, category, candidates }: Family): SeedChoice[] => {
  const complete = candidates.filter(hasEnoughWrong);
  return complete.flatMap((candidate, index) => {
    const block = shuffled<Position>([0, 1, 2, 3], `${name} ${Math.floor(index / 4)}`);
    const placed = place(candidate, block[index % 4] ?? 0);
    if (placed === null) return [];
    const { id, question, difficulty } = candidate;
    return [{ id, question, ...placed, category, difficulty, timeLimit: null }];
  });
};

const isNumber = (candidate: Candidate): candidate is NumberCandidate => 'below' in candidate;

const distinctWrong = ({ wrong, answer }: WordCandidate): string[] =>
  [...new Set(wrong)].filter((option) => option !== answer);

const hasEnoughWrong = (candidate: Candidate): boolean =>
  isNumber(candidate)
    ? candidate.below.length + candidate.above.length >= 3
    : distinctWrong(candidate).length >= 3;

const place = (candidate: Candidate, wanted: Position): Pick<SeedChoice, 'options' | 'answer'> | null => {
  const { options, answer } = isNumber(candidate)
    ? byStature(candidate, wanted)
    : byChance(candidate, wanted);
  const [a, b, c, d] = options;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return { options: [a, b, c, d], answer };
};

interface Placed {
  options: string[];
  answer: Position;
}

const byChance = (candidate: WordCandidate, answer: Position): Placed => {
  const options = shuffled(distinctWrong(candidate), candidate.id).slice(0, 3);
  options.splice(answer, 0, candidate.answer);
  return { options, answer };
};

/** Where there are too few smaller or larger numbers, the right one moves as little as need be. */
const byStature = ({ below, above, answer: right }: NumberCandidate, wanted: Position): Placed => {
  const smaller = Math.max(3 - above.length, Math.min(wanted, below.length));
  const options = [...below.slice(0, smaller).reverse(), right, ...above.slice(0, 3 - smaller)];
  return { options, answer: positions[smaller] ?? 0 };
};

const positions = [0, 1, 2, 3] as const;
