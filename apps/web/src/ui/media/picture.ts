import { isSound, mediaLimits, mediaPath, type QuestionMedia } from '@clockbeat/domain/contract';
import { useEffect } from 'react';

/** What an `img` needs of a picture: `sizes` says how wide it will be, as HTML does. */
export const sourcesOf = ({ hash, small, width, height }: QuestionMedia, sizes: string) => ({
  ...(small &&
    width &&
    height && {
      sizes,
      srcSet: `${mediaPath(small)} ${smallWidth(width, height)}w, ${mediaPath(hash)} ${width}w`,
    }),
  src: mediaPath(hash),
});

const smallWidth = (width: number, height: number): number =>
  Math.round(mediaLimits.smallEdge * Math.min(1, width / height));

/** How wide it is where; a phone has the small one, however fine its screen is, until somebody enlarges it. */
export const widths = { phone: '(min-width: 64em) 40vw, 200px', wall: '50vw', page: '200px' } as const;
export type MediaPlaceName = keyof typeof widths;

/** Its width for its height. */
export const ratioOf = ({ width = 1, height = 1 }: QuestionMedia): number => width / height;

/** The picture of a question that everybody has been told begins to come before it is shown. */
export const usePictureAhead = (media: QuestionMedia | undefined, on: MediaPlaceName): void => {
  useEffect(() => {
    if (!media || isSound(media)) return;
    const { sizes, srcSet, src } = sourcesOf(media, widths[on]);
    const image = new Image();
    if (sizes) Object.assign(image, { sizes, srcset: srcSet });
    image.src = src;
  }, [media, on]);
};

/** As they are written everywhere. */
const licenceNames = { cc0: 'CC0', 'cc-by': 'CC BY', 'cc-by-sa': 'CC BY-SA', own: '', other: '' } as const;

/** Who made it, and by which of the known licences it may be shown; empty where nothing is said. */
export const creditOf = ({ credit = '', licence = 'own' }: QuestionMedia): string =>
  [credit, licenceNames[licence]].filter(Boolean).join(' · ');
