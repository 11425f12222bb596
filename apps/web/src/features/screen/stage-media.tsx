import { isSound, type OpenQuestionView, type QuestionMedia } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';
import { ShownMedia } from '../../ui/media/shown-media.js';
import { useStageSound } from './sound/stage-sound.js';

interface WithMediaProps {
  question: OpenQuestionView;
  /** There is room for the question alone, and for the button of a sound that has just begun. */
  bare?: boolean;
  /** A sound begins with the question, where the wall may sound. */
  opens?: boolean;
  /** A sound stands in the middle, as the question does. */
  centred?: boolean;
  className?: string;
  /** The question. */
  children: ReactNode;
}

/** A question with what is to be seen beside it, or to be heard below it; the question alone where it has neither. */
export const WithMedia = ({
  question,
  bare = false,
  opens = false,
  centred = false,
  className,
  children,
}: WithMediaProps) => {
  const { media } = question;
  if (!media || (bare && !(isSound(media) && opens))) return children;
  return (
    <div
      className={classNames(
        'flex',
        isSound(media) ? 'flex-col gap-[0.8em]' : 'gap-[1.5em] max-lg:flex-col',
        centred && isSound(media) && 'items-center',
        className,
      )}
    >
      <div className="my-auto min-w-0 flex-1">{children}</div>
      <StageMedia media={media} opens={opens} brief={bare} isLong={question.question.length > longText} />
    </div>
  );
};

/** So many characters need the width more than a picture does. */
const longText = 240;

interface StageMediaProps {
  media: QuestionMedia;
  opens: boolean;
  brief: boolean;
  isLong: boolean;
}

const StageMedia = ({ media, opens, brief, isLong }: StageMediaProps) => {
  const { audible, volume } = useStageSound();
  return (
    <div
      className={classNames(
        isSound(media) ? 'w-full max-w-[34em]' : 'shrink-0',
        !isSound(media) && 'max-lg:h-[30dvh] max-lg:w-full',
        !isSound(media) && (isLong ? 'lg:w-3/10' : 'lg:w-9/20'),
      )}
    >
      <ShownMedia media={media} on="wall" plays={opens && audible} volume={volume} brief={brief} />
    </div>
  );
};
