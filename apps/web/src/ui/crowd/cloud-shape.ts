interface Word {
  readonly text: string;
  readonly count: number;
}

export interface SizedWord extends Word {
  /** In em. */
  readonly size: number;
}

interface CloudRoom {
  /** In em. */
  readonly width: number;
  readonly height: number;
  /** The smallest size that can be read there. */
  readonly least: number;
}

/** A letter's width and a line's height, of its size; words need some air between them. */
const letterWidth = 0.58;
const lineHeight = 1.3;
const air = 1;
/** Lines break where words end: so much of the room is filled. */
const filled = 0.66;

const lettersOf = (text: string): number => [...text].length;

/** Words by their voices, as large as the room allows, and always the same for the same voices. Those of most voices stand in the middle. */
export const cloudOf = (words: readonly Word[], { width, height, least }: CloudRoom): SizedWord[] => {
  const most = Math.max(1, ...words.map(({ count }) => count));
  const sorted = [...words]
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .map((word) => ({ ...word, share: 0.35 + 0.65 * Math.sqrt(word.count / most) }));
  const area = sorted.reduce(
    (sum, { text, share }) => sum + (lettersOf(text) * letterWidth + air) * share * lineHeight * share,
    0,
  );
  const largest = Math.min(
    Math.sqrt((filled * width * height) / Math.max(area, 0.001)),
    height / 2.4,
    ...sorted.map(({ text, share }) => (0.92 * width) / (lettersOf(text) * letterWidth + air) / share),
  );
  const sized = sorted.map(({ share, ...word }) => ({
    ...word,
    size: Math.round(100 * Math.max(least, largest * share)) / 100,
  }));
  const [before, behind] = [1, 0].map((side) => sized.filter((_, nth) => nth % 2 === side));
  return [...(before ?? []).reverse(), ...(behind ?? [])];
};
