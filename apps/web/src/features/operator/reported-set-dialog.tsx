import type { OperatedSetReportInFull, ReasonBody } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { actOnAccount, dismissSetReport, hideSet, showSet } from '../../api/operators.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { LoadFailed } from '../../ui/message-page.js';
import { PartSkeleton } from './read-part.js';
import { ReasonDialog } from './reason-dialog.js';
import { Asks, FactList, Notes, useAccountInWords } from './report-contents.js';
import { useAct } from './use-act.js';

type Asked = 'hide' | 'show' | 'suspend';

interface ReportedSetDialogProps {
  id: string;
  /** Nobody suspends the own account. */
  ownId: string;
  onClose: () => void;
}

/** One reported set with all that was said of it, what it asks, and what can be done about it. */
export const ReportedSetDialog = ({ id, ownId, onClose }: ReportedSetDialogProps) => {
  const t = useOperatorTexts();
  const { data: report, isPending, isError, refetch } = useQuery(overseeing.setReport(id));
  const [asked, ask] = useState<Asked | null>(null);
  const { act, busy, again } = useAct(() => ask(null));
  return (
    <>
      <Dialog open title={report?.title ?? t('operator.sets')} onClose={onClose}>
        {isPending && <PartSkeleton />}
        {isError && <LoadFailed text={t('operator.loadFailed')} again={() => void refetch()} />}
        {report && (
          <>
            <Facts report={report} />
            <Notes notes={report.notes} />
            <Asks questions={report.questions} />
            <Acts
              report={report}
              ownId={ownId}
              busy={busy}
              onAsk={ask}
              onDismiss={() =>
                act(async () => {
                  await dismissSetReport(id);
                  onClose();
                  return t('accounts.changed');
                })
              }
            />
          </>
        )}
      </Dialog>
      {asked && report && (
        <ReasonDialog
          {...askedIn(t, asked, report)}
          busy={busy}
          onCancel={() => ask(null)}
          onConfirm={(body) =>
            act(async () => {
              await doing(asked, report, body);
              return t('accounts.changed');
            })
          }
        />
      )}
      {again}
    </>
  );
};

/** What is asked before each act. */
const askedIn = (
  t: ReturnType<typeof useOperatorTexts>,
  asked: Asked,
  { title, owner }: OperatedSetReportInFull,
) => {
  switch (asked) {
    case 'hide':
      return {
        title: t('reportedSets.hideTitle', { title }),
        text: t('reportedSets.hideText'),
        confirm: t('reportedSets.hide'),
        noted: { label: t('reportedSets.note'), hint: t('reportedSets.noteHint') },
      };
    case 'show':
      return {
        title: t('reportedSets.showTitle', { title }),
        text: t('reportedSets.showText'),
        confirm: t('reportedSets.show'),
        tone: 'main' as const,
      };
    case 'suspend':
      return {
        title: t('accounts.suspendTitle', { email: owner?.email ?? '' }),
        text: t('accounts.suspendText'),
        confirm: t('accounts.suspend'),
        noted: true,
      };
  }
};

const doing = (asked: Asked, { setId, owner }: OperatedSetReportInFull, body: ReasonBody): Promise<void> => {
  switch (asked) {
    case 'hide':
      return hideSet(setId, body);
    case 'show':
      return showSet(setId, body);
    case 'suspend':
      return actOnAccount(owner?.id ?? '', 'suspend', body);
  }
};

const Facts = ({ report }: { report: OperatedSetReportInFull }) => {
  const t = useOperatorTexts();
  const moment = useMomentText();
  const accountInWords = useAccountInWords();
  const { author, sharing, owner, times, firstAt, lastAt, hidden } = report;
  const facts: [string, string][] = [
    [t('reportedSets.author'), author],
    [t('reportedSets.owner'), accountInWords(owner)],
    [t('reportedSets.seenBy'), t(`reportedSets.${sharing}`)],
    [t('reports.reported'), t('reports.times', { count: times })],
    [t('reports.first'), moment(firstAt)],
    [t('reports.last'), moment(lastAt)],
  ];
  return (
    <>
      <FactList facts={facts} />
      {hidden && (
        <div className="mt-4 border-s-4 border-bad ps-4">
          <p className="font-bold">
            {t('reportedSets.hiddenSince', {
              moment: moment(hidden.at),
              reason: t(`reasons.${hidden.reason}`),
            })}
          </p>
          {hidden.note && (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere text-muted">
              {hidden.note}
            </p>
          )}
        </div>
      )}
    </>
  );
};

interface ActsProps {
  report: OperatedSetReportInFull;
  ownId: string;
  busy: boolean;
  onAsk: (asked: Asked) => void;
  onDismiss: () => void;
}

const Acts = ({ report: { outcome, hidden, owner }, ownId, busy, onAsk, onDismiss }: ActsProps) => {
  const t = useOperatorTexts();
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {!outcome && (
        <Button tone="main" busy={busy} onClick={onDismiss}>
          {t('reports.dismiss')}
        </Button>
      )}
      {hidden ? (
        <Button onClick={() => onAsk('show')}>{t('reportedSets.show')}</Button>
      ) : (
        <Button tone="danger" onClick={() => onAsk('hide')}>
          {t('reportedSets.hide')}
        </Button>
      )}
      {owner && !owner.suspended && owner.id !== ownId && (
        <Button tone="danger" onClick={() => onAsk('suspend')}>
          {t('reportedSets.suspend')}
        </Button>
      )}
    </div>
  );
};
