import { choices, type OptionMedia, type QuestionMedia } from '@clockbeat/domain/contract';
import { classNames } from '../class-names.js';
import { optionWidths, sourcesOf } from './picture.js';

interface OptionImageProps {
  media: QuestionMedia;
  on: keyof typeof optionWidths;
  /** How large it is. */
  className: string;
}

/** What an option shows, whole and in the middle of its place. Light behind it, as behind a question's picture. */
export const OptionImage = ({ media, on, className }: OptionImageProps) => (
  <img
    {...sourcesOf(media, optionWidths[on])}
    alt={media.alt}
    width={media.width}
    height={media.height}
    decoding="async"
    className={classNames('rounded-field bg-paper object-contain', className)}
  />
);

interface OptionThumbsProps {
  optionMedia: OptionMedia | undefined;
  /** Options to show; left out: all. */
  only?: readonly number[];
  className?: string;
}

/** Pictures of options in a row, small; nothing where none of them has one. */
export const OptionThumbs = ({ optionMedia = [], only, className }: OptionThumbsProps) => {
  const shown = choices.filter((choice) => optionMedia[choice] && (only?.includes(choice) ?? true));
  if (shown.length === 0) return null;
  return (
    <span className={classNames('flex flex-wrap gap-1.5', className)}>
      {shown.map((choice) => {
        const media = optionMedia[choice];
        return media && <OptionImage key={choice} media={media} on="page" className="size-10" />;
      })}
    </span>
  );
};
