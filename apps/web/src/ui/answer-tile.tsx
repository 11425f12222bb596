import type { Choice } from '@clockbeat/domain/contract';
import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '../texts/texts.js';
import { fillOf, LetteredShape, letterOf } from './answer-look.js';
import { classNames } from './class-names.js';
import { Mark } from './mark.js';

/** How an answer looks: to be chosen, chosen, judged, or out of the running. */
export type TileLook = 'open' | 'chosen' | 'right' | 'wrong' | 'other';

interface AnswerTileProps {
  choice: Choice;
  text: ReactNode;
  /** The text's language, where it is known. */
  lang?: string | undefined;
  look: TileLook;
  disabled: boolean;
  /** Of a tile that is on or off by itself, whatever its look. */
  pressed?: boolean;
  onChoose: (event: MouseEvent) => void;
}

const looks: Record<TileLook, string> = {
  open: 'active:scale-[0.985]',
  chosen: 'ring-4 ring-text ring-offset-2 ring-offset-page',
  right: 'ring-4 ring-good ring-offset-2 ring-offset-page',
  wrong: 'ring-4 ring-bad ring-offset-2 ring-offset-page',
  other: 'bg-surface text-muted opacity-90',
};

/** One answer: its colour, letter and shape, and once it is judged a sign. */
export const AnswerTile = ({ choice, text, lang, look, disabled, pressed, onChoose }: AnswerTileProps) => {
  const t = useTexts();
  return (
    <button
      type="button"
      aria-disabled={disabled}
      aria-pressed={look === 'chosen' || look === 'wrong' || pressed}
      onClick={disabled ? undefined : onChoose}
      className={classNames(
        'flex min-h-(--tile,4rem) items-center-safe gap-3 overflow-y-auto rounded-tile px-3 py-1 text-start leading-tight font-bold transition-[scale,opacity] duration-150 sm:px-4 sm:last:odd:col-span-2',
        look !== 'other' && `${fillOf(choice)} text-ink`,
        looks[look],
      )}
    >
      <LetteredShape
        choice={choice}
        onColour={look !== 'other'}
        className="size-[min(2.75rem,max(6dvh,32px),12.5vw)] text-[min(1rem,max(2.4dvh,13px))]"
      />
      <span className="sr-only">{t('play.answer', { letter: letterOf(choice) })}</span>
      <span lang={lang} dir="auto" className="min-w-0 grow wrap-anywhere">
        {text}
      </span>
      {(look === 'right' || look === 'wrong') && (
        <Mark right={look === 'right'} className="size-[min(2rem,5dvh)] shrink-0" />
      )}
    </button>
  );
};
