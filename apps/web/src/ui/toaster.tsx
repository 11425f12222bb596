import { useStore } from '../lib/store.js';
import { useTexts } from '../texts/texts.js';
import { classNames } from './class-names.js';
import { dismissNotice, notice as shownNotice } from './notices.js';

/** Where notices appear. The region stands from the start, so that screen readers hear what comes into it. */
export const Toaster = () => {
  const t = useTexts();
  const notice = useStore(shownNotice);
  return (
    <div
      aria-live={notice?.tone === 'error' ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-0 top-[min(3.5rem,15dvh)] z-50 flex justify-center p-[min(1rem,4dvh)]"
    >
      {notice && (
        <div
          key={notice.id}
          className={classNames(
            'pointer-events-auto flex max-w-md animate-rise font-display items-center gap-3 rounded-2xl border-2 bg-surface py-1 pe-1 ps-4 text-[min(1rem,max(16px,4dvh))] text-text shadow-lg',
            notice.tone === 'error' ? 'border-bad' : 'border-text',
          )}
        >
          <div className="py-2">
            {notice.title && <p className="font-bold">{notice.title}</p>}
            <p>{notice.text}</p>
          </div>
          <button
            type="button"
            onClick={dismissNotice}
            aria-label={t('common.close')}
            className="grid size-[min(2.75rem,max(44px,11dvh))] shrink-0 place-items-center rounded-full"
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
              <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
};
