import type { StandingView } from '@clockbeat/domain/contract';
import type { Feedback, GamePicture } from '../../live/picture.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useTexts } from '../../texts/texts.js';
import { endTitle, kindLine, placeAtEnd } from './end-words.js';
import {
  aboutQuestion,
  distanceText,
  isUnopened,
  placeText,
  rightAnswer,
  surenessText,
  verdictWord,
} from './verdict-words.js';

/** Where no question is: a pause, or the end with what came of it. */
export const SpokenStop = ({ picture: { state, final, me, participants } }: { picture: GamePicture }) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  if (state?.status === 'paused') return besides('besides.paused');
  if (state?.status !== 'finished') return null;
  const scores = final?.finalScores ?? [];
  const own = scores.find(({ id }) => id === me?.playerId) ?? null;
  const end = { own, scores, count: participants.count + (state.ghosts ?? 0) };
  const points = me && t('common.points', { count: own?.score ?? me.score });
  const place = placeAtEnd(besides, end);
  const sure = place && own ? surenessText(besides, own) : '';
  return sentences(endTitle(besides, end), place, sure, points, kindLine(besides, end));
};

/** The own place, whenever it has changed. */
export const SpokenPlace = ({ standing }: { standing: StandingView }) => {
  const t = useBesidesTexts();
  if (isUnopened(standing)) return distanceText(t, standing);
  const sure = surenessText(t, standing);
  return sure ? sentences(placeText(t, standing), sure) : placeText(t, standing);
};

interface SpokenVerdictProps {
  feedback: Feedback;
  picture: GamePicture;
}

/** A verdict, with what it brought. */
export const SpokenVerdict = ({ feedback, picture: { state, me } }: SpokenVerdictProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const { isCorrect, points } = feedback;
  const streak = isCorrect && me && me.streak > 1 ? besides('besides.streak', { count: me.streak }) : null;
  const about = aboutQuestion(besides, feedback, state?.question?.index ?? null);
  const word = verdictWord(besides, feedback);
  return sentences(
    about ? `${about}: ${word}` : word,
    isCorrect || points > 0 ? t('common.points', { count: points }) : null,
    rightAnswer(besides, feedback),
    streak,
  );
};

/** One after the other, each with an end that a voice hears. */
const sentences = (...parts: (string | null)[]): string =>
  parts.flatMap((part) => (part ? [/[.!?]$/.test(part) ? part : `${part}.`] : [])).join(' ');
