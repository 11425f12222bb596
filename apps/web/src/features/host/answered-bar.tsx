/** How much of the room has answered, at a glance; the figures stand above it. */
export const AnsweredBar = ({ answered, count }: { answered: number; count: number }) => (
  <div aria-hidden="true" className="mt-2 h-3 max-w-md overflow-hidden rounded-full bg-line">
    <div
      className="h-full origin-left rounded-full bg-grape transition-transform duration-250 ease-out"
      style={{ transform: `scaleX(${count === 0 ? 0 : Math.min(1, answered / count)})` }}
    />
  </div>
);
