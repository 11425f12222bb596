import type { OpenQuestionView } from '@clockbeat/domain/contract';
import { useEffect, useState } from 'react';
import { reloadOnce } from '../../frame/lazy-page.js';
import { store, useStore } from '../../lib/store.js';
import type { GamePicture } from '../../live/picture.js';
import { useLanguage } from '../../texts/language-context.js';

export type Besides = typeof import('./besides.js');
type Language = Parameters<Besides['loadBesidesTexts']>[0];

const againMs = 2_000;

/** Whether a part is wanted, and what the screen is without it where that is more than a wish: the poorer, or empty. */
type Need = boolean | 'poor' | 'empty';

/**
 * After so long in the lobby, or in a question, it is fetched in any case: nobody's first question waits for what comes besides
 * it, and neither do what comes after that and a question of another kind.
 */
export const fetchedAfterMs = 1_000;

/** A browser remembers that an import failed and never tries it again: it waits until the server answers. */
const untilItAnswers = async (): Promise<void> => {
  for (;;) {
    try {
      await fetch('/theme.js', { method: 'HEAD', cache: 'no-store' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
};

/**
 * A part of the game that is fetched later, with its texts; null until it is here. It draws at once, where `lazy` would hold
 * back what it draws for 300 ms. Where it failed and the screen is poor or empty without it, the page is loaded anew.
 */
export const later = <Part extends Pick<Besides, 'loadBesidesTexts'>>(fetchPart: () => Promise<Part>) => {
  const here = store<Part | null>(null);
  const failed = store<unknown>(null);
  let isComing = false;
  const come = async (language: Language): Promise<void> => {
    await untilItAnswers();
    const part = await fetchPart();
    await part.loadBesidesTexts(language);
    here.set(part);
  };
  return (need: Need): Part | null => {
    const wanted = need !== false;
    const { language } = useLanguage();
    const failure = useStore(failed);
    const [, fail] = useState();
    useEffect(() => {
      if (!wanted || isComing) return;
      isComing = true;
      come(language).catch(failed.set);
    }, [wanted, language]);
    useEffect(() => {
      if (typeof need === 'boolean' || !failure) return;
      reloadOnce(failure).catch((reason) => {
        // The error page of a render that throws is the last resort here too; what plays on goes on.
        if (need === 'empty')
          fail(() => {
            throw reason;
          });
      });
    }, [need, failure]);
    return useStore(here);
  };
};

/** What a question goes on without. */
export const useBesides = later(() => import('./besides.js'));

/** What a player sees, in a shuffled game by the places of its options; null until these can be said. */
export const useSeen = (picture: GamePicture): GamePicture | null => {
  const { state } = picture;
  const isMixed = !!(state?.rules?.shuffle && state.question);
  const besides = useBesides(isMixed && 'empty');
  return besides ? besides.asSeen(picture) : isMixed ? null : picture;
};

/** How a question's texts are shown: as they are written, until what sets formulas is here. */
export const useShown = ({ question, options }: OpenQuestionView) =>
  useBesides(`${question}${options}`.includes('$'))?.withFormulas ?? String;
