/** A list that opens over the page: of a menu, of a select. It comes from what opened it. */
export const listClass =
  'z-50 min-w-56 rounded-card border-2 border-line bg-surface p-1.5 text-text shadow-xl data-[state=closed]:animate-leave data-[state=open]:animate-rise';

/** One of its lines, in a finger's height. */
export const lineClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 font-bold outline-none select-none data-disabled:cursor-default data-disabled:opacity-45 data-highlighted:bg-sunken';
