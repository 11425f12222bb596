import { classNames } from './class-names.js';

interface RemoveButtonProps {
  label: string;
  onPress: () => void;
  className?: string;
}

/** Takes one of several fields away. */
export const RemoveButton = ({ label, onPress, className }: RemoveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className={classNames(
      'grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-surface',
      className,
    )}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4">
      <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  </button>
);
