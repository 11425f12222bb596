import { csvColumns, csvOptionColumns } from '@clockbeat/domain/contract';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { downloadTemplate } from './template.js';

/** How a question file is made, and one to begin with. */
export const CsvColumns = () => {
  const t = useDeskTexts();
  return (
    <section>
      <h2 className="text-lg">{t('csv.columnsTitle')}</h2>
      <p className="mt-2 text-muted">{t('csv.columns')}</p>
      <p className="mt-2 max-w-prose font-bold">{csvColumns.join(', ')}</p>
      <ul className="mt-3 max-w-prose list-disc space-y-1 pl-5 text-muted">
        <li>{t('csv.columnsAnswer')}</li>
        <li>{t('csv.columnsKind', { columns: csvOptionColumns.join(', ') })}</li>
        <li>{t('csv.columnsDifficulty')}</li>
        <li>{t('csv.columnsNames')}</li>
        <li>{t('csv.columnsFormats')}</li>
      </ul>
      <Button className="mt-4" onClick={() => downloadTemplate(t('csv.templateFile'))}>
        {t('csv.template')}
      </Button>
    </section>
  );
};
