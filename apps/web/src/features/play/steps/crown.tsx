/** First place. */
export const Crown = ({ label }: { label: string }) => (
  <svg viewBox="0 0 24 20" role="img" aria-label={label} className="ml-1.5 inline-block h-4 align-[-0.1em]">
    <path d="M2 4l5.5 5L12 2l4.5 7L22 4l-2 11H4z M4 17h16v2.5H4z" fill="currentColor" />
  </svg>
);
