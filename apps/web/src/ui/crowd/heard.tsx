import { useRoomTexts } from '../../texts/room-texts.js';
import { type Asked, type Fallen, mostChosen, useAnswerWords } from './asked.js';

interface HeardProps {
  asked: Asked | null;
  /** Null until the answer is shown. */
  fallen: Fallen | null;
}

/** What a room sees at the reveal, for whoever hears the page: it stands there before, since only what changes is read out. */
export const Heard = ({ asked, fallen }: HeardProps) => {
  const room = useRoomTexts();
  const { full } = useAnswerWords();
  const words = (): string => {
    if (!asked || !fallen) return '';
    const { key, correctAnswer, counts, groups: [first] = [] } = fallen;
    const right = key ?? correctAnswer;
    if (right !== null) return room('crowd.rightIs', { answer: full(asked, right) });
    const most = mostChosen(asked, counts) ?? first?.answer;
    return most === undefined ? room('crowd.noMost') : room('crowd.mostChose', { answer: full(asked, most) });
  };
  return (
    <p role="status" className="sr-only">
      {words()}
    </p>
  );
};
