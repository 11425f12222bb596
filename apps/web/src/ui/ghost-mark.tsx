import { useBesidesTexts } from '../texts/besides-texts.js';

/** Beside a name: it played on another evening, and plays along as it did then. */
export const GhostMark = () => {
  const t = useBesidesTexts();
  return (
    <svg
      viewBox="0 0 20 22"
      role="img"
      aria-label={t('besides.ghost')}
      className="inline-block h-[0.95em] shrink-0 align-[-0.1em]"
    >
      <path
        d="M10 1C5.6 1 2 4.6 2 9v12l3-2.2L7.5 21l2.5-2.2 2.5 2.2 2.5-2.2L18 21V9c0-4.4-3.6-8-8-8zM7.2 11.2a1.6 1.6 0 1 1 0-3.2 1.6 1.6 0 0 1 0 3.2zm5.6 0a1.6 1.6 0 1 1 0-3.2 1.6 1.6 0 0 1 0 3.2z"
        fill="currentColor"
      />
    </svg>
  );
};
