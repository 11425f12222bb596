import type { QuestionMedia } from '@clockbeat/domain';
import type { WordCandidate } from '../candidate.js';
import { type Country, countryOf } from '../data/countries.js';
import { namesOf } from '../data/kin.js';
import type { Fact } from '../facts/table.js';

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

interface CountryPictures {
  /** As that of the family. */
  name: string;
  question: string;
  /** Each of a country, by its code. */
  facts: readonly Fact[];
  /** Countries that may stand beside the right one. */
  besides: (country: Country) => readonly Country[];
  alt: (fact: Fact) => string;
  draw: (country: Country, fact: Fact) => Promise<Buffer>;
}

/** Which country a picture shows, for each that has one. */
export const whichCountry = ({
  name,
  question,
  facts,
  besides,
  alt,
  draw,
}: CountryPictures): PictureCandidate[] =>
  facts.map((fact) => {
    const { subject: code, difficulty } = fact;
    const country = countryOf(code.toUpperCase());
    if (!country) throw new Error(`No country has the code ${code}`);
    return {
      id: `${name}-${code}`,
      difficulty,
      question,
      answer: country.name,
      wrong: namesOf(besides(country)),
      alt: alt(fact),
      draw: () => draw(country, fact),
    };
  });
