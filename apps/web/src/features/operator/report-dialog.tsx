import type { OperatedReportInFull, ReasonBody } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { actOnAccount, dismissReport, endGame, maskName } from '../../api/operators.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/desk/dialogs.js';
import { LoadFailed } from '../../ui/message-page.js';
import { PartSkeleton } from './read-part.js';
import { ReasonDialog } from './reason-dialog.js';
import { Asks, FactList, Notes, useAccountInWords } from './report-contents.js';
import { useReportTitle } from './report-words.js';
import { useAct } from './use-act.js';

type Asked = 'mask' | 'end' | 'suspend';

interface ReportDialogProps {
  id: string;
  /** Nobody suspends the own account. */
  ownId: string;
  onClose: () => void;
}

/** One reported thing with all that was said of it, what its game asks, and what can be done about it. */
export const ReportDialog = ({ id, ownId, onClose }: ReportDialogProps) => {
  const t = useOperatorTexts();
  const report = useQuery(overseeing.report(id));
  const titleOf = useReportTitle();
  const [asked, ask] = useState<Asked | null>(null);
  const { act, busy, again } = useAct(() => ask(null));
  const title = report.data ? titleOf(report.data) : t('operator.reports');
  return (
    <>
      <Dialog open title={title} onClose={onClose}>
        {report.isPending && <PartSkeleton />}
        {report.isError && <LoadFailed text={t('operator.loadFailed')} again={() => void report.refetch()} />}
        {report.data && (
          <>
            <Facts report={report.data} />
            <Notes notes={report.data.notes} />
            <Asks questions={report.data.questions} />
            <Acts
              report={report.data}
              ownId={ownId}
              busy={busy}
              onAsk={ask}
              onDismiss={() =>
                act(async () => {
                  await dismissReport(id);
                  onClose();
                  return t('accounts.changed');
                })
              }
            />
          </>
        )}
      </Dialog>
      {asked && report.data && (
        <ReasonDialog
          {...askedIn(t, asked, report.data)}
          noted={asked === 'suspend'}
          busy={busy}
          onCancel={() => ask(null)}
          onConfirm={(body) =>
            act(async () => {
              await doing(asked, report.data, body);
              return t('accounts.changed');
            })
          }
        />
      )}
      {again}
    </>
  );
};

/** What is asked before each act: the same words as where it is done to any game or account. */
const askedIn = (
  t: ReturnType<typeof useOperatorTexts>,
  asked: Asked,
  { name, gameTitle, host, status }: OperatedReportInFull,
): { title: string; text: string; confirm: string } => {
  switch (asked) {
    case 'mask':
      return status === 'finished'
        ? {
            title: t('reports.forgetTitle', { name }),
            text: t('reports.forgetText'),
            confirm: t('reports.forget'),
          }
        : {
            title: t('reports.maskTitle', { name }),
            text: t('reports.maskText'),
            confirm: t('reports.mask'),
          };
    case 'end':
      return {
        title: t('games.endTitle', { title: gameTitle }),
        text: t('games.endText'),
        confirm: t('games.end'),
      };
    case 'suspend':
      return {
        title: t('accounts.suspendTitle', { email: host?.email ?? '' }),
        text: t('accounts.suspendText'),
        confirm: t('accounts.suspend'),
      };
  }
};

const doing = (asked: Asked, { id, gameId, host }: OperatedReportInFull, body: ReasonBody): Promise<void> => {
  switch (asked) {
    case 'mask':
      return maskName(id, body);
    case 'end':
      return endGame(gameId, body);
    case 'suspend':
      return actOnAccount(host?.id ?? '', 'suspend', body);
  }
};

const Facts = ({ report }: { report: OperatedReportInFull }) => {
  const t = useOperatorTexts();
  const moment = useMomentText();
  const accountInWords = useAccountInWords();
  const { gameTitle, gameCode, kind, status, host, times, firstAt, lastAt } = report;
  const facts: [string, string][] = [
    [t('games.game'), `${gameTitle} (${gameCode})`],
    [t('games.state'), `${t(`games.${kind}`)}, ${t(`games.${status}`)}`],
    [t('reports.host'), accountInWords(host)],
    [t('reports.reported'), t('reports.times', { count: times })],
    [t('reports.first'), moment(firstAt)],
    [t('reports.last'), moment(lastAt)],
  ];
  return <FactList facts={facts} />;
};

interface ActsProps {
  report: OperatedReportInFull;
  ownId: string;
  busy: boolean;
  onAsk: (asked: Asked) => void;
  onDismiss: () => void;
}

const Acts = ({ report, ownId, busy, onAsk, onDismiss }: ActsProps) => {
  const t = useOperatorTexts();
  const { about, status, host, outcome, mayMask } = report;
  const isOver = status === 'finished';
  return (
    <>
      {about !== 'questions' && !mayMask && (
        <p className="mt-5 text-sm text-muted">
          {t(about === 'team' && outcome !== 'masked' ? 'reports.isTeam' : 'reports.isOther')}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!outcome && (
          <Button tone="main" busy={busy} onClick={onDismiss}>
            {t('reports.dismiss')}
          </Button>
        )}
        {mayMask && (
          <Button onClick={() => onAsk('mask')}>{t(isOver ? 'reports.forget' : 'reports.mask')}</Button>
        )}
        {!isOver && (
          <Button tone="danger" onClick={() => onAsk('end')}>
            {t('reports.end')}
          </Button>
        )}
        {host && !host.suspended && host.id !== ownId && (
          <Button tone="danger" onClick={() => onAsk('suspend')}>
            {t('reports.suspend')}
          </Button>
        )}
      </div>
    </>
  );
};
