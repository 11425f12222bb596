/** A code to read out across the room. */
export const CodeText = ({ label, code }: { label: string; code: string }) => (
  <div>
    <p className="text-sm font-bold text-muted">{label}</p>
    <p
      data-testid="room-code"
      className="numbers font-display text-5xl leading-none font-extrabold tracking-[0.1em] sm:text-6xl"
    >
      {code}
    </p>
  </div>
);
