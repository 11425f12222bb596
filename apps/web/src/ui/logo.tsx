/** The ring with a tick. */
export const Logo = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox="0 0 32 32"
    aria-hidden="true"
    // an installation's own logo takes its place by style (the gateway's face/client-page.ts)
    className={`logo ${className}`}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M16 5a11 11 0 1 1-9.5 5.5" className="stroke-accent" strokeWidth="4.5" />
    <path d="M16 10.5V16l4.5 3.5" stroke="currentColor" strokeWidth="3" />
  </svg>
);
