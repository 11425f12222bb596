import type { UploadResult } from '@clockbeat/domain/contract';
import { addToBasket } from '../../../hosting/basket.js';
import { fromServer } from '../../../hosting/basket-question.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { notify } from '../../../ui/notices.js';
import { CsvColumns } from '../csv/csv-columns.js';
import { CsvImport } from '../csv/csv-import.js';
import { useCsvFile } from '../csv/use-csv-file.js';

/** Questions of a file, straight into the basket. */
export const ImportTab = ({ onImported }: { onImported: (ids: readonly string[]) => void }) => {
  const t = useDeskTexts();
  const file = useCsvFile(({ questions, count }: UploadResult) => {
    addToBasket(questions.map(fromServer));
    onImported(questions.map(({ id }) => id));
    file.reset();
    notify(t('csv.imported', { count }));
  });
  return (
    <>
      <CsvImport file={file} action="csv.import" />
      {file.state.at === 'choose' && (
        <div className="mt-6">
          <CsvColumns />
        </div>
      )}
    </>
  );
};
