/** The page behind a dialog. Under the notices, which are heard and closed over it. */
export const veilClass =
  'fixed inset-0 z-40 bg-ink/60 data-[state=closed]:animate-leave data-[state=open]:animate-fade';

/** A sheet from the lower edge in the thumb's reach, a box in the middle where there is room. */
export const sheetClass =
  'fixed inset-x-0 bottom-0 z-40 flex max-h-[calc(100dvh-2rem)] flex-col rounded-t-card bg-surface text-text shadow-xl outline-none data-[state=closed]:animate-leave data-[state=open]:animate-rise sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(34rem,calc(100vw-4rem))] sm:-translate-1/2 sm:rounded-card';

export const titleClass = 'text-xl';
export const leadClass = 'mt-2 whitespace-pre-line text-muted';

/** Actions at the end; on a phone they share the row. */
export const footerClass =
  'flex flex-wrap justify-end gap-3 px-6 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] max-sm:*:grow';
