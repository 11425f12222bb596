/** Right or wrong by sign, next to the word and the colour that say it too. */
export const Mark = ({ right, className }: { right: boolean; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="3.5"
  >
    <path
      d={right ? 'M4 13l5 5L20 6' : 'M5 5l14 14M19 5L5 19'}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
