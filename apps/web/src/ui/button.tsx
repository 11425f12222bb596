import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { classNames } from './class-names.js';
import { Link } from './link.js';
import { Ring } from './ring.js';

export type ButtonTone = 'main' | 'plain' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full py-2 text-center font-bold transition-opacity duration-150 disabled:opacity-45 aria-disabled:cursor-progress';
const tones: Record<ButtonTone, string> = {
  main: 'bg-accent px-5 text-on-accent hover:opacity-90',
  plain: 'border-2 border-text bg-transparent px-5 text-text hover:bg-surface',
  quiet: 'px-3 text-text underline underline-offset-4 hover:no-underline',
  danger: 'border-2 border-bad bg-transparent px-5 text-bad hover:bg-surface',
};

/** What buttons, and links that look like one, wear. */
export const buttonClass = (tone: ButtonTone = 'plain', extra?: string): string =>
  classNames(base, tones[tone], extra);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  /** What it was pressed for is under way: it keeps the focus, and does nothing until that is over. */
  busy?: boolean;
}

export const Button = ({
  tone = 'plain',
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  'aria-disabled': disabledInWords,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-disabled={busy || disabledInWords || undefined}
    onClick={busy ? stay : onClick}
    className={buttonClass(tone, className)}
  >
    {busy && <Ring share={0.25} strokeWidth={16} className="size-5 animate-turn" />}
    {children}
  </button>
);

/** It stays the form's submit button: without one, Enter in a lone field would send the form again. */
const stay = (event: MouseEvent): void => event.preventDefault();

interface ButtonLinkProps {
  to: string;
  tone?: ButtonTone;
  className?: string;
  children: React.ReactNode;
  newTab?: boolean;
  /** Something to remember on the way. */
  onClick?: () => void;
}

/** A link inside the client that is one of a screen's actions. */
export const ButtonLink = ({
  to,
  tone = 'plain',
  className,
  children,
  newTab = false,
  onClick,
}: ButtonLinkProps) => (
  <Link
    to={to}
    className={buttonClass(tone, className)}
    onClick={onClick}
    {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
  >
    {children}
  </Link>
);
