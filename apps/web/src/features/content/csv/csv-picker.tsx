import { type DragEvent, useId, useState } from 'react';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { buttonClass } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { RejectedLines } from './rejected-lines.js';
import { SignInLink } from './sign-in-link.js';
import type { CsvProblem } from './use-csv-file.js';

interface CsvPickerProps {
  problem: CsvProblem | null;
  onChoose: (files: FileList | null) => void;
}

/** Where a file is chosen or dropped. */
export const CsvPicker = ({ problem, onChoose }: CsvPickerProps) => {
  const t = useDeskTexts();
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way for the mouse; the button inside is everybody's */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed px-5 py-8 text-center sm:py-12',
          over ? 'border-text bg-surface' : 'border-line-strong',
        )}
      >
        <p className="font-display text-lg font-extrabold max-sm:hidden">{t('csv.drop')}</p>
        <p className="text-muted max-sm:hidden">{t('csv.or')}</p>
        <label
          htmlFor={id}
          className={buttonClass(
            'main',
            'min-h-14 cursor-pointer px-8 text-lg has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
          )}
        >
          {t('csv.choose')}
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            aria-describedby={`${id}-note ${id}-problem`}
            onChange={({ target }) => {
              onChoose(target.files);
              // The same file, corrected, may be chosen again.
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
        <p id={`${id}-note`} className="text-sm text-muted">
          {t('csv.limits')}
        </p>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-3 min-h-6 font-bold whitespace-pre-line text-bad">
        {problem?.text}
      </p>
      {problem?.needsAccount && <SignInLink />}
      {problem && problem.rejected.length > 0 && <RejectedLines rejected={problem.rejected} all />}
    </div>
  );
};
