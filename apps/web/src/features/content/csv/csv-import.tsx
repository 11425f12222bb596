import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { CsvPicker } from './csv-picker.js';
import { CsvPreview } from './csv-preview.js';
import { CsvProgress } from './csv-progress.js';
import { SignInLink } from './sign-in-link.js';
import type { CsvFile } from './use-csv-file.js';

interface CsvImportProps {
  file: CsvFile;
  /** What storing it is called here. */
  action: 'csv.upload' | 'csv.import';
}

/** A question file from its choice to its storing, one step at a time. */
export const CsvImport = ({ file: { state, choose, upload, reset }, action }: CsvImportProps) => {
  const t = useDeskTexts();
  switch (state.at) {
    case 'choose':
      return <CsvPicker problem={state.problem} onChoose={choose} />;
    case 'checking':
      return <CsvProgress text={t('csv.checking', { name: state.file.name })} sent={state.sent} />;
    case 'uploading':
      return <CsvProgress text={t('csv.uploading')} sent={state.sent} />;
    case 'preview':
      return (
        <CsvPreview fileName={state.file.name} preview={state.preview}>
          <Button tone="main" onClick={upload} className="min-h-14 px-8 text-lg max-sm:w-full">
            {t(action, { count: state.preview.count })}
          </Button>
          <Button tone="quiet" onClick={reset} className="max-sm:-ml-3">
            {t('csv.chooseOther')}
          </Button>
          <p role="alert" className="basis-full font-bold text-bad empty:hidden">
            {state.problem?.text}
          </p>
          {state.problem?.needsAccount && <SignInLink />}
        </CsvPreview>
      );
  }
};
