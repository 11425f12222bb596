import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';
import { Link } from './link.js';

interface ChoiceTexts {
  title: string;
  /** What one gets by it, in a line. */
  text: string;
  /** The one that most people want. */
  main?: boolean;
}

/** Its title is what is pressed; a touch anywhere on the choice is one on it. */
const titleClass =
  'inline-flex min-h-11 items-center text-start group-hover:underline after:absolute after:inset-0';

/** One way on at a fork, in words that say what is at its end. */
export const ChoiceLink = ({ to, ...texts }: ChoiceTexts & { to: string }) => {
  const textId = useId();
  return (
    <Choice textId={textId} {...texts}>
      <Link to={to} aria-describedby={textId} className={titleClass}>
        {texts.title}
      </Link>
    </Choice>
  );
};

interface ChoiceButtonProps extends ChoiceTexts {
  onClick: () => void;
  busy?: boolean;
}

/** A way on that does something first. */
export const ChoiceButton = ({ onClick, busy = false, ...texts }: ChoiceButtonProps) => {
  const textId = useId();
  return (
    <Choice textId={textId} {...texts}>
      <button
        type="button"
        onClick={busy ? undefined : onClick}
        aria-disabled={busy || undefined}
        aria-describedby={textId}
        className={titleClass}
      >
        {texts.title}
      </button>
    </Choice>
  );
};

interface ChoiceProps extends ChoiceTexts {
  textId: string;
  children: ReactNode;
}

const Choice = ({ textId, text, main = false, children }: ChoiceProps) => (
  <div
    className={classNames(
      'group relative flex items-center gap-5',
      main
        ? 'rounded-card bg-accent px-5 py-5 text-on-accent hover:opacity-90 sm:px-7'
        : 'border-b-2 border-line py-4 sm:px-7',
    )}
  >
    <div className="min-w-0 grow">
      <div
        className={classNames(
          'font-display font-extrabold tracking-tight',
          main ? 'text-xl sm:text-2xl' : 'text-lg sm:text-xl',
        )}
      >
        {children}
      </div>
      <p id={textId} className={classNames('max-w-prose', !main && 'text-muted')}>
        {text}
      </p>
    </div>
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 shrink-0 rtl:-scale-x-100" fill="none">
      <path
        d="M4 12h15M13 6l6 6-6 6"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </div>
);
