import type { StandingView, Sureness } from '@clockbeat/domain/contract';
import type { Feedback } from '../../live/picture.js';
import type { BesidesTranslate } from '../../texts/besides-texts.js';
import { letterOf } from '../../ui/answer-look.js';

/** What came of a question, in a word. */
export const verdictWord = (
  t: BesidesTranslate,
  { isCorrect, fraction, missed, key }: Pick<Feedback, 'isCorrect' | 'fraction' | 'missed' | 'key'>,
): string => {
  if (isCorrect) return t('besides.correct');
  if (missed === 'late') return t('besides.late');
  if (missed) return t('besides.timeIsUp');
  if (!key) return t('besides.noted');
  return fraction ? t('besides.inPart', { percent: Math.round(100 * fraction) }) : t('besides.incorrect');
};

/** Of an opinion nobody is wrong, also who gave none. What came late has no key either, as long as the end is unheard. */
export const isOpinion = ({ key, missed }: Pick<Feedback, 'key' | 'missed'>): boolean =>
  !key && missed !== 'late';

/** How an answer came out, for what has a colour and a sign: of an opinion neither. */
export type Tone = 'good' | 'part' | 'bad' | 'none';
export const toneOf = ({
  isCorrect,
  fraction,
  missed,
  key,
}: Pick<Feedback, 'isCorrect' | 'fraction' | 'missed' | 'key'>): Tone => {
  if (isCorrect) return 'good';
  if (isOpinion({ key, missed })) return 'none';
  return fraction ? 'part' : 'bad';
};
export const toneBorder: Readonly<Record<Tone, string>> = {
  good: 'border-good',
  part: 'border-good border-dashed',
  bad: 'border-bad',
  none: 'border-line-strong',
};
export const toneText: Readonly<Record<Tone, string>> = {
  good: 'text-good',
  part: 'text-text',
  bad: 'text-bad',
  none: 'text-text',
};

/** What was right, where that is known. */
export const rightAnswer = (t: BesidesTranslate, { key }: Feedback): string => {
  if (!key) return '';
  return key.choice === null
    ? t('besides.rightIs', { text: key.text })
    : t('besides.rightAnswer', { letter: letterOf(key.choice), text: key.text });
};

/** Which question that was, where another one stands on the screen. */
export const aboutQuestion = (
  t: BesidesTranslate,
  { questionIndex }: Feedback,
  onScreen: number | null,
): string =>
  onScreen === null || questionIndex === onScreen
    ? ''
    : t('besides.ofQuestion', { number: questionIndex + 1 });

/** In front with nothing, as everybody then is: no place to have won. */
export const isUnopened = ({ next, score }: Pick<StandingView, 'next' | 'score'>): boolean =>
  next === null && score === 0;

/** How far it is to the next one ahead. */
export const distanceText = (
  t: BesidesTranslate,
  { next, score }: Pick<StandingView, 'next' | 'score'>,
): string => {
  if (next === null) return t(score === 0 ? 'besides.noPointsYet' : 'besides.leading');
  return next.points === 0
    ? t('besides.level', { name: next.name })
    : t('besides.ahead', { name: next.name, count: next.points });
};

/** What is not sure about a place that measured times have decided; '' where all is. */
export const surenessText = (t: BesidesTranslate, { deadHeatMs, closeMs }: Sureness): string => {
  if (deadHeatMs !== undefined) return t('besides.ownDeadHeat', { ms: deadHeatMs });
  return closeMs === undefined ? '' : t('besides.ownClose', { ms: closeMs });
};

/** What follows a place in a single line: that it is not sure, or else how far it is to the next one. */
export const besidePlace = (t: BesidesTranslate, standing: StandingView): string =>
  surenessText(t, standing) || distanceText(t, standing);

/** A place among all who play. */
export const placeText = (
  t: BesidesTranslate,
  { position, participantCount }: Pick<StandingView, 'position' | 'participantCount'>,
): string =>
  t('besides.standing', { place: t('besides.place', { count: position }), count: participantCount });
