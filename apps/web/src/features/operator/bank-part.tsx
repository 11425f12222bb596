import type { ReportedQuestionView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { SwitchField } from '../../ui/switch-field.js';
import { MendDialog } from './mend-dialog.js';
import { Pages } from './read-part.js';
import { useReasonsInWords } from './report-words.js';

/** Questions of the bank that people reported, to be mended. */
export const BankPart = () => {
  const t = useOperatorTexts();
  const [withDone, setWithDone] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const questions = useInfiniteQuery(overseeing.bank(withDone));
  return (
    <>
      <SwitchField label={t('reports.withDone')} checked={withDone} onChange={setWithDone} />
      <Pages pages={questions}>
        {(items) =>
          items.length === 0 ? (
            <p className="py-6 text-muted">{t('bank.empty')}</p>
          ) : (
            <ul className="divide-y-2 divide-line">
              {items.map((question) => (
                <Reported
                  key={question.questionId}
                  reported={question}
                  onLook={() => setOpened(question.questionId)}
                />
              ))}
            </ul>
          )
        }
      </Pages>
      {opened !== null && <MendDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

/** One question in a few lines: what it asks, how often and why it was reported, what became of it. */
const Reported = ({ reported, onLook }: { reported: ReportedQuestionView; onLook: () => void }) => {
  const t = useOperatorTexts();
  const moment = useMomentText();
  const reasons = useReasonsInWords()(reported.reasons);
  const { question, questionId, category, times, games, lastAt, outcome, mended, withdrawn } = reported;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span dir="auto" className="font-bold wrap-anywhere">
            {question}
          </span>
          {mended && <Badge tone="good">{t('reports.mended')}</Badge>}
          {withdrawn && <Badge tone="good">{t('bank.withdrawn')}</Badge>}
          {outcome === 'dismissed' && <Badge tone="good">{t('reports.dismissed')}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere">
          {t('reports.times', { count: times })} {t('bank.games', { count: games })}
          {reasons && ` · ${reasons}`}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {[category, questionId, moment(lastAt)].join(' · ')}
        </p>
      </div>
      <Button
        tone="quiet"
        className="-mx-3"
        aria-label={t('reports.lookOne', { title: question })}
        onClick={onLook}
      >
        {t('reports.look')}
      </Button>
    </li>
  );
};
