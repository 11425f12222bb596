import { Ring } from './ring.js';

/** The ring turns while something is on its way; the text says what. */
export const Loading = ({ text }: { text: string }) => (
  <div role="status" className="m-auto flex flex-col items-center gap-4 p-8 text-muted">
    <Ring share={0.25} className="size-14 animate-turn text-accent" />
    <p>{text}</p>
  </div>
);
