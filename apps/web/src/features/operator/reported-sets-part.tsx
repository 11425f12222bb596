import type { OperatedSetReportView } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overseeing } from '../../api/operator-queries.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';
import { Badge } from '../../ui/badge.js';
import { SwitchField } from '../../ui/switch-field.js';
import { Pages } from './read-part.js';
import { ReportRow } from './report-contents.js';
import { ReportedSetDialog } from './reported-set-dialog.js';

/** Sets that their authors let others see and people reported, to be looked at. */
export const ReportedSetsPart = ({ ownId }: { ownId: string }) => {
  const t = useOperatorTexts();
  const [withDone, setWithDone] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const reports = useInfiniteQuery(overseeing.setReports(withDone));
  return (
    <>
      <SwitchField label={t('reports.withDone')} checked={withDone} onChange={setWithDone} />
      <Pages pages={reports}>
        {(items) =>
          items.length === 0 ? (
            <p className="py-6 text-muted">{t('reportedSets.empty')}</p>
          ) : (
            <ul className="divide-y-2 divide-line">
              {items.map((report) => (
                <Reported key={report.setId} report={report} onLook={() => setOpened(report.setId)} />
              ))}
            </ul>
          )
        }
      </Pages>
      {opened !== null && <ReportedSetDialog id={opened} ownId={ownId} onClose={() => setOpened(null)} />}
    </>
  );
};

const Reported = ({ report, onLook }: { report: OperatedSetReportView; onLook: () => void }) => {
  const t = useOperatorTexts();
  const moment = useMomentText();
  const { title, author, owner, lastAt, outcome, hidden } = report;
  return (
    <ReportRow
      title={title}
      badges={
        <>
          {hidden && <Badge tone="bad">{t('reportedSets.hidden')}</Badge>}
          {outcome === 'dismissed' && <Badge tone="good">{t('reports.dismissed')}</Badge>}
        </>
      }
      report={report}
      about={[t('reportedSets.by', { author }), owner?.email, moment(lastAt)]}
      onLook={onLook}
    />
  );
};
