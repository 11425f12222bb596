import { type Choice, type GameItems, itemFloors, type QuestionVerdict } from '@clockbeat/domain/contract';
import { useAfterTexts } from '../../texts/after-texts.js';
import { letterOf } from '../../ui/answer-look.js';

/** From here on a test is called reliable. */
const reliable = 0.7;

interface WorthOfAllProps {
  /** Absent: not there yet, or too few players for any of it. */
  items: GameItems | undefined;
  participants: number;
}

/** What all questions of a game were worth together, in a sentence; or how many players it takes to say so. */
export const WorthOfAll = ({ items, participants }: WorthOfAllProps) => {
  const a = useAfterTexts();
  const say = (text: string) => <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>;
  const more = itemFloors.discrimination;
  if (participants < itemFloors.share) return say(a('items.few', { needed: itemFloors.share, more }));
  if (participants < more) return say(a('items.some', { more }));
  if (items?.alpha.is === 'told' && items.alpha.value >= reliable) return say(a('items.reliable'));
  if (items?.lengthForReliable.is === 'told')
    return say(a('items.longer', { count: items.lengthForReliable.value }));
  return null;
};

/** What a question was worth, in two lines at most: what is to be looked at comes before praise. */
export const Worth = ({ verdict }: { verdict: QuestionVerdict | undefined }) => {
  const a = useAfterTexts();
  if (!verdict) return null;
  const { separation, doubtful, unused } = verdict;
  const named = (choices: readonly Choice[]): { letters: string } => ({
    letters: choices.map(letterOf).join(', '),
  });
  const lines = [
    doubtful.length > 0 &&
      a(doubtful.length > 1 ? 'items.doubtfulSeveral' : 'items.doubtful', named(doubtful)),
    doubtful.length === 0 && separation !== null && separation !== 'fairly' && a(`items.${separation}`),
    unused.length > 0 && a('items.unused', named(unused)),
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <p key={line} className="mt-1 text-sm">
      {line}
    </p>
  ));
};
