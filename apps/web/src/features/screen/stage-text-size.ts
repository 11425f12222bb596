import type { OpenQuestionView } from '@clockbeat/domain/contract';

export interface StageTextSize {
  readonly question: string;
  readonly option: string;
  /** So much text needs the board's place too. */
  readonly alone: boolean;
}

/** The stage doesn't scroll: what is longer is set smaller, down to its smallest size (1 em, 28 px at 1080p). */
export const stageTextSize = ({ question, options }: OpenQuestionView): StageTextSize => {
  const longest = Math.max(0, ...options.map(({ length }) => length));
  const total = question.length + options.reduce((sum, { length }) => sum + length, 0);
  return {
    question: questionSize(question.length),
    option: optionSize(longest, options.length),
    alone: total > 400,
  };
};

const optionSize = (longest: number, count: number): string => {
  if (longest * count > 400) return 'text-[1em]';
  if (longest * count > 160) return 'text-[1.2em]';
  return count > 2 || longest > 25 ? 'text-[1.5em]' : 'text-[2em]';
};

const questionSize = (length: number): string => {
  if (length > 300) return 'text-[1.15em] leading-snug max-w-[56em]';
  if (length > 160) return 'text-[1.6em] max-w-[32em]';
  if (length > 80) return 'text-[2.2em]';
  return 'text-[3.157em]';
};
