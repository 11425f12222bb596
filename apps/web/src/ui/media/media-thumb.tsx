import { isSound, mediaPath, type QuestionMedia } from '@clockbeat/domain/contract';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { IconLines } from '../icon-lines.js';

/** That a question of a list has a picture, which one, or a sound. */
export const MediaThumb = ({ media }: { media: QuestionMedia }) => {
  const t = useBesidesTexts();
  const { hash, small, alt, width, height } = media;
  if (isSound(media))
    return (
      <span
        role="img"
        aria-label={alt ? t('media.soundOf', { text: alt }) : t('media.sound')}
        className="grid size-14 shrink-0 place-items-center rounded-field bg-line text-text"
      >
        <IconLines className="size-7">
          <path d="M9 18V6l10-2v12" />
          <circle cx="6.5" cy="18" r="2.5" />
          <circle cx="16.5" cy="16" r="2.5" />
        </IconLines>
      </span>
    );
  return (
    <img
      src={mediaPath(small ?? hash)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="size-14 shrink-0 rounded-field bg-paper object-contain"
    />
  );
};
