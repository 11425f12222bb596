import type { QuestionMedia } from '@clockbeat/domain';
import type { WordCandidate } from '../candidate.js';

/** A question about a picture, and how that is drawn. */
export interface PictureCandidate extends WordCandidate {
  /** What there is to see, in words that do not tell the answer. */
  alt: string;
  /** WebP of `pictureSize`. */
  draw: () => Promise<Buffer>;
}

/** Questions about pictures of one kind. */
export interface PictureFamily {
  /** Ids and files begin with it. */
  name: string;
  category: string;
  /** Whose data they are drawn from, and what that allows. */
  credit: Required<Pick<QuestionMedia, 'credit' | 'source' | 'licence'>>;
  candidates: readonly PictureCandidate[];
}

/** Of every picture, in pixels: fit for small screens as it is (`mediaLimits.smallEdge`). */
export const pictureSize = { width: 640, height: 480 } as const;
