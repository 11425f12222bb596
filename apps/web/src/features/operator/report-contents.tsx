import type { OperatedReportInFull, OperatedReportView, ReportNote } from '@clockbeat/domain/contract';
import { type ReactNode, useId } from 'react';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { Button } from '../../ui/button.js';
import { useReasonsInWords } from './report-words.js';

/** What each of those said who reported something. */
export const Notes = ({ notes }: { notes: readonly ReportNote[] }) => {
  const t = useOperatorTexts();
  const moment = useMomentText();
  const titleId = useId();
  if (notes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
    <section aria-labelledby={titleId} tabIndex={0} className="mt-5 max-h-72 overflow-y-auto">
      <h3 id={titleId} className="font-bold">
        {t('reports.said')}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {notes.map(({ reason, note, from, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells who said what
          <li key={index} className="py-2">
            <p className="text-sm text-muted">
              {`${t(`reportReasons.${reason}`)} · ${t(`reports.from_${from}`)} · ${moment(at)}`}
            </p>
            {note && (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface ReportRowProps {
  title: string;
  badges: ReactNode;
  report: Pick<OperatedReportView, 'times' | 'reasons'>;
  /** Where it is and whose, and when it was reported last; what is not known is left out. */
  about: readonly (string | null | undefined)[];
  onLook: () => void;
}

/** One reported thing in a few lines: what it is, where, how often and why. */
export const ReportRow = ({ title, badges, report, about, onLook }: ReportRowProps) => {
  const t = useOperatorTexts();
  const reasons = useReasonsInWords()(report.reasons);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold wrap-anywhere">{title}</span>
          {badges}
        </p>
        <p className="text-sm wrap-anywhere">
          {t('reports.times', { count: report.times })}
          {reasons && ` · ${reasons}`}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <Button tone="quiet" className="-mx-3" aria-label={t('reports.lookOne', { title })} onClick={onLook}>
        {t('reports.look')}
      </Button>
    </li>
  );
};

/** Whose a reported thing is: the account's address, and whether it is suspended. */
export const useAccountInWords = (): ((account: OperatedReportView['host']) => string) => {
  const t = useOperatorTexts();
  return (account) => {
    if (!account) return t('operator.none');
    return account.suspended ? `${account.email} (${t('accounts.suspended')})` : account.email;
  };
};

/** What is known of a reported thing, each with its name. */
export const FactList = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
    {facts.map(([label, value]) => (
      <div key={label} className="col-span-2 grid grid-cols-subgrid">
        <dt className="text-muted">{label}</dt>
        <dd className="text-end font-bold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

/** What a reported game or set asks. */
export const Asks = ({ questions }: Pick<OperatedReportInFull, 'questions'>) => {
  const t = useOperatorTexts();
  if (questions.length === 0) return null;
  return (
    <details className="mt-5">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">
        {t('reports.asks', { count: questions.length })}
      </summary>
      <ol className="list-decimal ps-6">
        {questions.map(({ question, options }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the questions is what names them
          <li key={index} className="py-1 wrap-anywhere">
            <span dir="auto" className="block">
              {question}
            </span>
            <span dir="auto" className="block text-sm text-muted">
              {options.join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
};
