import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { store, useStore } from '../../lib/store.js';
import { formulaParts } from './formula-parts.js';

type Typeset = typeof import('./typeset.js')['typeset'];

/** What sets formulas, a hundred times as large as this file: fetched when the first one is shown. */
const setter = store<Typeset | null>(null);
let isComing = false;

/**
 * A text of a question as it is read: its formulas are set (docs/question-bank.md). Where a text is no more than letters (titles, names for
 * a screen reader, files) it stands as it is written.
 */
export const withFormulas = (text: string): ReactNode =>
  text.includes('$') ? <Formulas text={text} /> : text;

const Formulas = ({ text }: { text: string }) =>
  formulaParts(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name
    typeof part === 'string' ? part : <Formula key={index} tex={part.tex} />,
  );

/** Its source stands until it is set, and for good where what sets it cannot be fetched. */
const Formula = ({ tex }: { tex: string }) => {
  const typeset = useStore(setter);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isComing) return;
    isComing = true;
    import('./typeset.js').then(
      (module) => setter.set(module.typeset),
      () => undefined,
    );
  }, []);
  useLayoutEffect(() => {
    if (typeset && place.current) return typeset(tex, place.current);
  }, [typeset, tex]);
  return typeset ? <span ref={place} className="formula" /> : `$${tex}$`;
};
