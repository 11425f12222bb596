import { type ReactNode, useState } from 'react';
import { lendName, rateGame } from '../../api/play.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { failureText } from '../../texts/problem-text.js';
import { useTexts } from '../../texts/texts.js';
import { notify } from '../../ui/notices.js';
import { StarRating } from '../../ui/star-rating.js';
import { SwitchField } from '../../ui/switch-field.js';

interface RatingProps {
  gameId: string;
  seatToken: string;
  /** The stars of an earlier visit. */
  given: number | null;
}

/** One to five stars for the game; the last ones count. */
const Rating = ({ gameId, seatToken, given }: RatingProps): ReactNode => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const [stars, setStars] = useState<number | null>(null);
  const [kept, setKept] = useState(false);
  const [lent, setLent] = useState(false);
  const lend = async (chosen: boolean): Promise<void> => {
    setLent(chosen);
    try {
      await lendName(gameId, chosen, seatToken);
    } catch (error) {
      setLent(!chosen);
      notify(failureText(t, error), { tone: 'error' });
    }
  };
  const rate = async (chosen: number): Promise<void> => {
    const before = stars;
    setStars(chosen);
    try {
      await rateGame(gameId, chosen, seatToken);
      setKept(true);
    } catch (error) {
      setStars(before);
      notify(failureText(t, error), { tone: 'error' });
    }
  };
  return (
    <section>
      <StarRating
        label={besides('besides.rateTitle')}
        value={stars ?? given ?? 0}
        onChange={(chosen) => void rate(chosen)}
      />
      <p role="status" className="min-h-6 text-sm text-muted">
        {(kept || given) && besides('besides.rateThanks')}
      </p>
      <SwitchField
        label={besides('besides.lendName')}
        hint={besides('besides.lendNameHint')}
        checked={lent}
        onChange={(chosen) => void lend(chosen)}
      />
    </section>
  );
};
export default Rating;
