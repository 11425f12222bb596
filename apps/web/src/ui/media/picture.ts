import {
  isSound,
  mediaLimits,
  mediaPath,
  type OpenQuestionView,
  type QuestionMedia,
} from '@clockbeat/domain/contract';
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
/** The same of an option's: phones and walls are content with the small one. */
export const optionWidths = { phone: '160px', wall: '25vw', page: '56px' } as const;
export type MediaPlaceName = keyof typeof widths;

/** Its width for its height. */
export const ratioOf = ({ width = 1, height = 1 }: QuestionMedia): number => width / height;

/** The pictures of a question that everybody has been told, and of its options, begin to come before they are shown. */
export const usePicturesAhead = (
  { media, optionMedia }: Pick<OpenQuestionView, 'media' | 'optionMedia'>,
  on: 'phone' | 'wall',
): void => {
  useEffect(() => {
    if (media && !isSound(media)) fetchAhead(media, widths[on]);
    for (const one of optionMedia ?? []) if (one) fetchAhead(one, optionWidths[on]);
  }, [media, optionMedia, on]);
};

const fetchAhead = (media: QuestionMedia, width: string): void => {
  const { sizes, srcSet, src } = sourcesOf(media, width);
  const image = new Image();
  if (sizes) Object.assign(image, { sizes, srcset: srcSet });
  image.src = src;
};

/** As they are written everywhere. */
const licenceNames = { cc0: 'CC0', 'cc-by': 'CC BY', 'cc-by-sa': 'CC BY-SA', own: '', other: '' } as const;

/** Who made it, and by which of the known licences it may be shown; empty where nothing is said. */
export const creditOf = ({ credit = '', licence = 'own' }: QuestionMedia): string =>
  [credit, licenceNames[licence]].filter(Boolean).join(' · ');
