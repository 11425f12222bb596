import { useTexts } from '../../texts/texts.js';
import { useVisitorTexts } from '../../texts/visitor/visitor-texts.js';
import { Button } from '../../ui/button.js';
import { useModal } from '../../ui/use-modal.js';

const steps = ['timer', 'scoring', 'qr'] as const;

/** How a game goes, in three lines. Escape and a press beside it close it. */
export const HowToDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useVisitorTexts();
  const common = useTexts();
  const { titleId, modal } = useModal(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys close it by Escape, which the browser tells as cancel
    <dialog
      {...modal}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-3xl bg-surface text-text"
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {t('howTo.title')}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={common('common.close')}
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full"
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
              <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <ol className="mt-5 flex flex-col gap-5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="numbers grid size-11 shrink-0 place-items-center rounded-full border-4 border-coral font-display font-extrabold"
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-bold">{t(`howTo.${step}Title`)}</span>
                <span className="block text-muted">{t(`howTo.${step}Text`)}</span>
              </span>
            </li>
          ))}
        </ol>
        <Button tone="main" onClick={onClose} className="mt-7">
          {t('howTo.done')}
        </Button>
      </div>
    </dialog>
  );
};
