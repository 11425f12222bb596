import type { Choice, OptionTexts } from '@clockbeat/domain/contract';
import type { useVisitorTexts } from '../../texts/visitor-texts.js';

type Texts = ReturnType<typeof useVisitorTexts>;

interface Taste {
  question: string;
  options: OptionTexts;
  answer: Choice;
}

/** Questions to try on the front page: answered here, counted nowhere. */
export const tastes = (t: Texts): readonly Taste[] => [
  {
    question: t('front.q1'),
    options: [t('front.q1a'), t('front.q1b'), t('front.q1c'), t('front.q1d')],
    answer: 2,
  },
  {
    question: t('front.q2'),
    options: [t('front.q2a'), t('front.q2b'), t('front.q2c'), t('front.q2d')],
    answer: 2,
  },
  {
    question: t('front.q3'),
    options: [t('front.q3a'), t('front.q3b'), t('front.q3c'), t('front.q3d')],
    answer: 3,
  },
];

/** What the answer would have brought in a game: 100, and 10 for each whole second left. */
export const tastePoints = (msLeft: number): number => 100 + Math.floor(msLeft / 1_000) * 10;
