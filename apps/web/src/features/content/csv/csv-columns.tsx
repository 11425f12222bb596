import { csvColumns, csvOptionColumns, csvTaskColumns } from '@clockbeat/domain/contract';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { Button } from '../../../ui/button.js';
import { downloadKindsTemplate, downloadTemplate } from './template.js';

/** How a question file is made, and one to begin with. */
export const CsvColumns = () => {
  const t = useQuestionsTexts();
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
      <OtherKinds />
    </section>
  );
};

/** How each kind that has not one right option stands in a row, by the word that names it there. */
const kinds = [
  ['multi', 'csv.kindMulti'],
  ['typed', 'csv.kindTyped'],
  ['number', 'csv.kindNumber'],
  ['order', 'csv.kindOrder'],
  ['poll', 'csv.kindPoll'],
  ['cloud', 'csv.kindCloud'],
] as const;

const OtherKinds = () => {
  const t = useQuestionsTexts();
  return (
    <>
      <h3 className="mt-8">{t('csv.kindsTitle')}</h3>
      <p className="mt-2 max-w-prose text-muted">
        {t('csv.kindsLead', { columns: csvTaskColumns.join(', ') })}
      </p>
      <dl className="mt-3 grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {kinds.map(([kind, text]) => (
          <div key={kind} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-bold">{kind}</dt>
            <dd className="text-muted">{t(text)}</dd>
          </div>
        ))}
      </dl>
      <Button className="mt-4" onClick={() => downloadKindsTemplate(t('csv.kindsTemplateFile'))}>
        {t('csv.kindsTemplate')}
      </Button>
    </>
  );
};
