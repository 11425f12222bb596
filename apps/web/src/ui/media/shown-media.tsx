import { isSound, type QuestionMedia } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { classNames } from '../class-names.js';
import { IconLines } from '../icon-lines.js';
import { useModal } from '../modal.js';
import { creditOf, type MediaPlaceName, ratioOf, sourcesOf, widths } from './picture.js';
import { SoundPlayer, type SoundPlayerProps } from './sound-player.js';

interface ShownMediaProps extends Omit<SoundPlayerProps, 'on'> {
  media: QuestionMedia;
  on: Exclude<MediaPlaceName, 'page'>;
}

/** A question's picture as large as its place is, whole, with its credit; or its sound. */
export const ShownMedia = ({ media, on, ...sound }: ShownMediaProps) =>
  isSound(media) ? (
    <SoundPlayer media={media} on={on} {...sound} />
  ) : (
    <figure className="flex size-full min-h-0 flex-col">
      <div className="min-h-0 flex-1">
        <Picture media={media} on={on} enlarges={on === 'phone'} />
      </div>
      <Credit media={media} className={on === 'wall' ? 'text-[1em]' : 'text-xs'} />
    </figure>
  );

/** The same, small, in a page: for a host, and where a game is looked back upon. */
export const SmallMedia = ({ media, className }: { media: QuestionMedia; className?: string }) => (
  <figure className={className}>
    {isSound(media) ? (
      <SoundPlayer media={media} on="page" />
    ) : (
      <>
        <div className="h-28 max-w-full" style={{ aspectRatio: ratioOf(media) }}>
          <Picture media={media} on="page" enlarges />
        </div>
        <Credit media={media} className="mt-1 text-start text-xs" />
      </>
    )}
  </figure>
);

const Credit = ({ media, className }: { media: QuestionMedia; className: string }) => {
  const text = creditOf(media);
  if (text === '') return null;
  return (
    <figcaption className={classNames('shrink-0 truncate text-center leading-snug text-muted', className)}>
      {text}
    </figcaption>
  );
};

interface PictureProps {
  media: QuestionMedia;
  on: MediaPlaceName;
  enlarges?: boolean;
}

/** In the middle of its box, which has its size from elsewhere: nothing moves when the picture comes. */
const Picture = ({ media, on, enlarges = false }: PictureProps) => {
  const t = useBesidesTexts();
  const [large, setLarge] = useState(false);
  return (
    <div className="relative grid size-full place-items-center [container-type:size]">
      <FittingImage media={media} sizes={widths[on]} className="rounded-field" />
      {enlarges && (
        <button
          type="button"
          aria-label={t('media.enlarge')}
          onClick={() => setLarge(true)}
          className="absolute inset-0 cursor-zoom-in rounded-field"
        />
      )}
      {large && <Enlarged media={media} onClose={() => setLarge(false)} />}
    </div>
  );
};

interface FittingImageProps {
  media: QuestionMedia;
  sizes: string;
  className?: string;
}

/** As large as fits into what is round it. Light behind it: what is drawn on nothing is drawn for paper. */
const FittingImage = ({ media, sizes, className }: FittingImageProps) => (
  <img
    {...sourcesOf(media, sizes)}
    alt={media.alt}
    width={media.width}
    height={media.height}
    decoding="async"
    className={classNames('h-auto max-w-none bg-paper object-contain', className)}
    style={{ width: `min(100cqw, 100cqh * ${ratioOf(media)})`, aspectRatio: ratioOf(media) }}
  />
);

/** Over the whole screen, until it is touched. */
const Enlarged = ({ media, onClose }: { media: QuestionMedia; onClose: () => void }) => {
  const t = useBesidesTexts();
  const { titleId, modal } = useModal(onClose);
  return (
    <dialog {...modal} className="m-0 h-dvh max-h-none w-dvw max-w-none bg-ink text-paper">
      <h2 id={titleId} className="sr-only">
        {t('media.picture')}
      </h2>
      <div className="grid size-full place-items-center [container-type:size]">
        <FittingImage media={media} sizes="100vw" />
      </div>
      <button
        type="button"
        aria-label={t('media.shrink')}
        onClick={onClose}
        className="absolute inset-0 cursor-zoom-out outline-offset-[-6px]"
      >
        <span className="absolute top-3 end-3 grid size-11 place-items-center rounded-full bg-ink">
          <IconLines className="size-6">
            <path d="M6 6l12 12M18 6L6 18" />
          </IconLines>
        </span>
      </button>
    </dialog>
  );
};
