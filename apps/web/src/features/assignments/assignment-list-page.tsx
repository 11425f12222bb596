import type { AssignmentView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentReading } from '../../api/assignments.js';
import { BackToDashboard, DeskPage } from '../../frame/desk-page.js';
import { AuthenticationError } from '../../frame/gates.js';
import { useScheduleWords } from '../../frame/schedule-words.js';
import { isSessionOver } from '../../frame/session.js';
import { paths } from '../../paths.js';
import { useOwnPaceTexts } from '../../texts/own-pace-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Link } from '../../ui/link.js';
import { LoadFailed } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** /dashboard/assignments: what a host has given to many, the newest first. */
const AssignmentListPage = () => {
  const t = useOwnPaceTexts();
  const mine = useQuery(assignmentReading.mine);
  if (isSessionOver(mine.error)) return <AuthenticationError />;
  const list = mine.data?.items ?? [];
  return (
    <DeskPage title={t('assignment.title')} lead={t('assignment.lead')} aside={<BackToDashboard />}>
      {mine.isPending && <Waiting />}
      {mine.isError && <LoadFailed text={t('assignment.loadFailed')} again={() => void mine.refetch()} />}
      {mine.isSuccess && list.length === 0 && (
        <section className="mt-8">
          <h2 className="text-2xl">{t('assignment.emptyTitle')}</h2>
          <p className="mt-2 max-w-prose text-lg text-muted">{t('assignment.emptyText')}</p>
        </section>
      )}
      {mine.isSuccess && (
        <p className="mt-6">
          <ButtonLink to={paths.newAssignment} tone={list.length === 0 ? 'main' : 'plain'}>
            {t('assignment.make')}
          </ButtonLink>
        </p>
      )}
      <ul className="mt-4 divide-y-2 divide-line pb-12">
        {list.map((one) => (
          <AssignmentRow key={one.id} assignment={one} />
        ))}
      </ul>
    </DeskPage>
  );
};
export default AssignmentListPage;

export const Waiting = () => (
  <Skeleton text={useOwnPaceTexts()('assignment.loading')} className="mx-auto w-full max-w-3xl py-8">
    <Bone className="h-7 w-72 max-w-full" />
    <Bone className="mt-3 h-5 w-56" />
    <Bone className="mt-4 h-7 w-64" />
  </Skeleton>
);

const AssignmentRow = ({ assignment }: { assignment: AssignmentView }) => {
  const t = useOwnPaceTexts();
  const { id, title, people, questionCount } = assignment;
  return (
    <li data-testid="assignment" className="py-5">
      <h2 className="text-xl wrap-anywhere">
        <Link
          to={paths.assignmentReport(id)}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          <span dir="auto">{title}</span>
        </Link>
      </h2>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <Span assignment={assignment} />
        <span>{t('assignment.count', { count: questionCount })}</span>
        <span>{t('assignment.people', { count: people })}</span>
      </p>
    </li>
  );
};

/** When it can be played, by the clocks of its host’s zone. */
export const Span = ({ assignment }: { assignment: AssignmentView }) => {
  const t = useOwnPaceTexts();
  const words = useScheduleWords();
  const [now] = useState(Date.now);
  const { opensAt, closesAt, timeZone } = assignment;
  const until = words.moment(closesAt, timeZone);
  if (Date.parse(closesAt) <= now) return <span>{t('assignment.over', { moment: until })}</span>;
  return (
    <span>
      {Date.parse(opensAt) > now && `${t('assignment.from', { moment: words.moment(opensAt, timeZone) })} · `}
      {t('assignment.until', { moment: until })}
    </span>
  );
};
