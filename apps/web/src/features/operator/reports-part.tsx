import type { OperatedReportView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { Badge } from '../../ui/badge.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { SwitchField } from '../../ui/switch-field.js';
import { Pages } from './read-part.js';
import { ReportRow } from './report-contents.js';
import { ReportDialog } from './report-dialog.js';
import { useReportTitle } from './report-words.js';

const orders = ['newest', 'most'] as const;

/** Names and questions that people reported, to be looked at. */
export const ReportsPart = ({ ownId }: { ownId: string }) => {
  const t = useOperatorTexts();
  const [order, setOrder] = useState<(typeof orders)[number]>('newest');
  const [withDone, setWithDone] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const reports = useInfiniteQuery(overseeing.reports({ order, withDone }));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <PillChoice
          label={t('reports.order')}
          options={orders.map((value) => ({ value, label: t(`reports.${value}`) }))}
          value={order}
          onChange={setOrder}
        />
        <SwitchField label={t('reports.withDone')} checked={withDone} onChange={setWithDone} />
      </div>
      <Pages pages={reports}>
        {(items) =>
          items.length === 0 ? (
            <p className="py-6 text-muted">{t('reports.empty')}</p>
          ) : (
            <ul className="divide-y-2 divide-line">
              {items.map((report) => (
                <Reported key={report.id} report={report} onLook={() => setOpened(report.id)} />
              ))}
            </ul>
          )
        }
      </Pages>
      {opened !== null && <ReportDialog id={opened} ownId={ownId} onClose={() => setOpened(null)} />}
    </>
  );
};

const Reported = ({ report, onLook }: { report: OperatedReportView; onLook: () => void }) => {
  const t = useOperatorTexts();
  const moment = useMomentText();
  const { gameTitle, gameCode, host, lastAt, outcome } = report;
  return (
    <ReportRow
      title={useReportTitle()(report)}
      badges={outcome && <Badge tone="good">{t(`reports.${outcome}`)}</Badge>}
      report={report}
      about={[gameTitle, gameCode, host?.email, moment(lastAt)]}
      onLook={onLook}
    />
  );
};
