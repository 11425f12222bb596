import { useRoomTexts } from '../../texts/room-texts.js';
import { classNames } from '../class-names.js';
import { Mark } from '../mark.js';
import type { Asked, Fallen } from './asked.js';

/** The wall, which is wide and low and never scrolls, or a part of a page. */
export type CrowdPlace = 'wall' | 'page';

export interface CrowdProps {
  asked: Asked;
  fallen: Fallen;
  on: CrowdPlace;
  /** So much stands around it that it has to be lower; on the wall. */
  low?: boolean;
}

interface RightAnswerProps {
  /** Says that it is the right one. */
  label: string;
  text: string;
  lang?: string | undefined;
  /** Where little room is. */
  low?: boolean;
}

/** The right answer where it is none of several options: what everybody looks for first. Sizes are in em of what is around. */
export const RightAnswer = ({ label, text, lang, low = false }: RightAnswerProps) => (
  <p
    className={classNames(
      'flex min-w-0 items-center gap-[0.5em] leading-tight font-extrabold text-good',
      low ? 'text-[1.5em]' : 'text-[2em]',
    )}
  >
    <Mark right className="size-[0.9em] shrink-0" />
    <span className="sr-only">{label}: </span>
    <span lang={lang} dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
      {text}
    </span>
  </p>
);

interface BesidesProps {
  fallen: Fallen;
  /** Different answers that stand nowhere. */
  others: number;
}

/** What a picture leaves out, and that nobody has answered. */
export const Besides = ({ fallen: { groups = [], others: unseen = 0 }, others }: BesidesProps) => {
  const room = useRoomTexts();
  if (groups.length === 0 && unseen === 0) return <p className="text-muted">{room('crowd.nobody')}</p>;
  return others > 0 ? <p className="text-muted">{room('crowd.others', { count: others })}</p> : null;
};
