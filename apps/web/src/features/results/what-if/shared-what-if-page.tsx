import type { SharedWhatIf } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { reading } from '../../../api/queries.js';
import { sendSharedReport } from '../../../api/reports.js';
import { ApiError } from '../../../api/request.js';
import { Report } from '../../../frame/reporting/report-later.js';
import { reportableOf } from '../../../frame/reporting/reportable.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { isFramed } from '../../../lib/framed.js';
import { paths } from '../../../paths.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { MessagePage, Unavailable } from '../../../ui/message-page.js';
import { ResultsSkeleton } from '../results-skeleton.js';
import { OtherTable, type Tables } from './other-table.js';
import { useRulesInWords } from './rules-in-words.js';

/** /what-if#{secret}: a finished game by other rules, for whoever has the link. */
const SharedWhatIfPage = () => {
  const a = useAfterTexts();
  const secret = useLocation().hash.slice(1);
  const table = useQuery({ ...reading.sharedWhatIf(secret), enabled: secret !== '' });
  usePageTitle(table.data ? a('whatIf.sharedTitle', { title: table.data.title }) : a('whatIf.title'));
  if (table.data) return <Shared shared={table.data} secret={secret} />;
  const isOver = table.error instanceof ApiError && [400, 404].includes(table.error.statusCode);
  if (secret === '' || isOver)
    return (
      <MessagePage title={a('whatIf.sharedOver')} text={a('whatIf.sharedOverText')}>
        <ButtonLink to={paths.home} tone="main" newTab={isFramed()}>
          {a('whatIf.sharedHome')}
        </ButtonLink>
      </MessagePage>
    );
  return table.isError ? <Unavailable again={table.refetch} /> : <ResultsSkeleton />;
};
export default SharedWhatIfPage;

/** Both tables under the rules in words: nothing here is chosen. */
const Shared = ({ shared, secret }: { shared: SharedWhatIf; secret: string }) => {
  const a = useAfterTexts();
  const told = tablesOf(shared);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-5 py-8">
      <header>
        <p className="font-bold text-muted">{a('whatIf.title')}</p>
        <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">{shared.title}</h1>
        <p className="mt-2 max-w-prose text-muted">{a('whatIf.sharedLead')}</p>
      </header>
      <Rules shared={shared} />
      <OtherTable told={told} />
      <footer className="-ms-3">
        <Report
          things={reportableOf(told.players, told.teams, null)}
          send={(body) => sendSharedReport({ ...body, secret })}
        />
      </footer>
    </div>
  );
};

const Rules = ({ shared: { rules, scoring, ruled } }: { shared: SharedWhatIf }) => {
  const a = useAfterTexts();
  const inWords = useRulesInWords();
  const asked = new Map(ruled.map((question) => [question.questionIndex, question]));
  const said = inWords(rules, { scoring, optionsOf: (index) => asked.get(index)?.options });
  return (
    <section>
      <h2 className="text-xl">{a('whatIf.sharedRules')}</h2>
      <ul className="mt-2 max-w-prose list-disc ps-5">
        {said.map(({ words, questionIndex }) => (
          <li key={words} className="wrap-anywhere">
            {withFormulas(words)}
            {questionIndex !== undefined && (
              <span className="block text-sm text-muted">
                {withFormulas(asked.get(questionIndex)?.question ?? '')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What a link tells, in the form that the tables have for the host. */
const tablesOf = (shared: SharedWhatIf): Tables => ({
  ...shared,
  players: shared.players.map((player, index) => ({ ...player, id: String(index), why: [] })),
  questions: [],
});
