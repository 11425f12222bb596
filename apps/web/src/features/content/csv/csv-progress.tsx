import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Ring } from '../../../ui/ring.js';

interface CsvProgressProps {
  text: string;
  /** How much has left the browser, 0 to 1; after that the server is at work. */
  sent: number;
}

/** How far a file has come: the ring fills while it is sent, and turns while it is read. */
export const CsvProgress = ({ text, sent }: CsvProgressProps) => {
  const t = useDeskTexts();
  const percent = Math.round(sent * 100);
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <Ring
        share={sent < 1 ? sent : 0.25}
        className={sent < 1 ? 'size-20 text-coral' : 'size-20 animate-turn text-coral'}
      />
      <p role="status" className="font-bold wrap-anywhere">
        {text}
      </p>
      <progress value={percent} max={100} aria-label={text} className="sr-only" />
      <p className="numbers min-h-6 text-muted">{sent < 1 && t('csv.sent', { percent })}</p>
    </div>
  );
};
