import { isSound, type OpenQuestionView } from '@clockbeat/domain/contract';

export interface StageTextSize {
  readonly question: string;
  readonly option: string;
  /** So much text needs the board's place too. */
  readonly alone: boolean;
  /** Even more needs all of it: what is to be seen beside it, phones show. */
  readonly bare: boolean;
}

/** The stage doesn't scroll: what is longer is set smaller, down to its smallest size (1 em, 28 px at 1080p). */
export const stageTextSize = (asked: OpenQuestionView): StageTextSize => {
  const { question, options, media, optionMedia } = asked;
  const longest = Math.max(0, ...options.map(({ length }) => length));
  const total = question.length + options.reduce((sum, { length }) => sum + length, 0);
  const bare = total > 1_500;
  return {
    question: questionSize(bare ? question.length : lengthBeside(asked)),
    option: optionSize(longest, options.length),
    alone: total > 400 || media !== undefined || optionMedia !== undefined,
    bare,
  };
};

/** Beside a picture a text has half the width, and over a sound less height: it is set as a longer one. */
export const lengthBeside = ({ question, media }: Pick<OpenQuestionView, 'question' | 'media'>): number =>
  question.length * (media ? (isSound(media) ? 1.5 : 2) : 1);

const optionSize = (longest: number, count: number): string => {
  if (longest * count > 400) return 'text-[1em]';
  if (longest * count > 160) return 'text-[1.2em]';
  return count > 2 || longest > 25 ? 'text-[1.5em]' : 'text-[2em]';
};

const questionSize = (length: number): string => {
  if (length > 600) return 'text-[1em] leading-snug max-w-[64em]';
  if (length > 300) return 'text-[1.15em] leading-snug max-w-[56em]';
  if (length > 160) return 'text-[1.6em] max-w-[32em]';
  if (length > 80) return 'text-[2.2em]';
  return 'text-[3.157em]';
};
