import type { ReactNode } from 'react';

interface IconLinesProps {
  /** How large it is. */
  className: string;
  /** Lines on a field of 24 by 24. */
  children: ReactNode;
}

/** A small picture of lines, in the colour of the text round it. Whatever it stands in says what it means. */
export const IconLines = ({ className, children }: IconLinesProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
