import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Moved {
  /** Where it stands now, from 0. */
  place: number;
  /** What has the focus of it: the button that was pressed, or the row itself. */
  held: 'up' | 'down' | 'row';
}

interface Moving {
  /** The list whose items are moved. */
  list: RefObject<HTMLOListElement | null>;
  moved: Moved | null;
  setMoved: (moved: Moved | null) => void;
}

/** What was moved last in a list of items with buttons to move them: what had the focus keeps it. */
export const useMoved = (): Moving => {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  // Moving a row takes the focus from it; who moves a question far presses again and again.
  useLayoutEffect(() => {
    if (!moved) return;
    const row = list.current?.children[moved.place] as HTMLElement | undefined;
    (row?.querySelector<HTMLElement>(`[data-move=${moved.held}]`) ?? row)?.focus();
  }, [moved]);
  return { list, moved, setMoved };
};

interface MoveButtonProps {
  label: string;
  up?: boolean;
  /** At the end of the list it does nothing, and keeps the focus. */
  off: boolean;
  onPress: () => void;
}

/** One place up or down: for keys and fingers alike. */
export const MoveButton = ({ label, up = false, off, onPress }: MoveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onPress}
    data-move={up ? 'up' : 'down'}
    className="grid size-[min(2.75rem,15vw)] shrink-0 place-items-center rounded-full hover:bg-surface aria-disabled:opacity-35"
  >
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5" fill="none">
      <path
        d={up ? 'M10 16V4M5 9l5-5 5 5' : 'M10 4v12M5 11l5 5 5-5'}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </button>
);
