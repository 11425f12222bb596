import { csvColumns, csvMoreColumns, csvOptionColumns, csvTaskColumns } from '@clockbeat/domain/contract';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { Button } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { downloadKindsTemplate, downloadTemplate } from './template.js';

/** How a question file is made, and one to begin with. */
export const CsvColumns = () => {
  const t = useQuestionsTexts();
  return (
    <section>
      <h2 className="text-lg">{t('csv.columnsTitle')}</h2>
      <p className="mt-2 text-muted">{t('csv.columns')}</p>
      <p className="mt-2 max-w-prose font-bold">{csvColumns.join(', ')}</p>
      <ul className="mt-3 max-w-prose list-disc space-y-1 ps-5 text-muted">
        <li>{t('csv.columnsAnswer')}</li>
        <li>{t('csv.columnsKind', { columns: csvOptionColumns.join(', ') })}</li>
        <li>{t('csv.columnsDifficulty')}</li>
        <li>{t('csv.columnsMore', { columns: csvMoreColumns.join(', ') })}</li>
        <li>{t('csv.columnsNames')}</li>
        <li>{t('csv.columnsFormats')}</li>
      </ul>
      <Button className="mt-4" onClick={() => downloadTemplate(t('csv.templateFile'))}>
        {t('csv.template')}
      </Button>
      <OtherKinds />
      <OtherPrograms />
      <ByAssistant />
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

/** What else is read, and how to know it. */
const programs = [
  ['formats.json', 'formats.jsonText'],
  ['formats.plainName', 'formats.plainText'],
  ['formats.aiken', 'formats.aikenText'],
  ['formats.gift', 'formats.giftText'],
  ['formats.moodle', 'formats.moodleText'],
  ['formats.openTrivia', 'formats.openTriviaText'],
  ['formats.kahootName', 'formats.kahootText'],
] as const;

const OtherPrograms = () => {
  const t = useQuestionsTexts();
  return (
    <>
      <h3 className="mt-8">{t('formats.othersTitle')}</h3>
      <p className="mt-2 max-w-prose text-muted">{t('formats.othersLead')}</p>
      <dl className="mt-3 grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {programs.map(([name, text]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-bold">{t(name)}</dt>
            <dd className="text-muted">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** A question of the kinds that differ most: the rest follows from the schema that every installation publishes. */
const example = JSON.stringify(
  {
    title: '…',
    questions: [
      {
        kind: 'single',
        text: 'Which planet is nearest to the Sun?',
        options: ['Venus', 'Mercury', 'Mars', 'Earth'],
        right: 'Mercury',
        explanation: 'It takes 88 days for a round.',
      },
      {
        kind: 'multi',
        text: 'Which have rings?',
        options: ['Saturn', 'Venus', 'Uranus'],
        right: ['Saturn', 'Uranus'],
      },
      { kind: 'typed', text: 'Largest country of Oceania?', right: ['Australia'] },
      { kind: 'number', text: 'How high is the Eiffel Tower?', right: 330, unit: 'm', band: 30 },
      { kind: 'order', text: 'Smallest first', right: ['Mouse', 'Cat', 'Horse'] },
      { kind: 'poll', text: 'Tea or coffee?', options: ['Tea', 'Coffee'] },
    ],
  },
  null,
  1,
);

/** What to ask an assistant, so that its answer can be pasted here. */
const ByAssistant = () => {
  const t = useQuestionsTexts();
  const request = t('formats.prompt');
  return (
    <>
      <h3 className="mt-8">{t('formats.promptTitle')}</h3>
      <p className="mt-2 max-w-prose text-muted">{t('formats.promptLead')}</p>
      <p className="mt-3 mb-3 max-w-prose border-s-4 border-line-strong ps-4">{request}</p>
      <CopyButton
        label={t('formats.promptCopy')}
        text={`${request}\n\n${example}\n`}
        alertText={t('formats.promptAlert')}
      />
    </>
  );
};
