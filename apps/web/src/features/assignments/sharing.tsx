import type { AssignmentView, ChangeAssignmentBody } from '@clockbeat/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentReading, changeAssignment } from '../../api/assignments.js';
import { tellFailure } from '../../frame/failures.js';
import { useForm } from '../../frame/form.js';
import { ownZone } from '../../frame/schedule-words.js';
import { withoutScheme } from '../../lib/links.js';
import { localMoment } from '../../lib/local-time.js';
import { useOwnPaceTexts } from '../../texts/own-pace-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { CopyButton, ShareButton } from '../../ui/copy-button.js';
import { FailureNote, TextField } from '../../ui/field.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';
import { ConfirmDialog } from '../../ui/modal.js';
import { notify } from '../../ui/notices.js';
import { RemindPick } from './remind-pick.js';

interface SharingProps {
  assignment: AssignmentView;
  onPrint: () => void;
}

/** How players come in, by a code, a link or a picture, on the screen and on paper; and until when. */
export const Sharing = ({ assignment, onPrint }: SharingProps) => {
  const t = useOwnPaceTexts();
  const room = useRoomTexts();
  const { code, joinUrl, title, closesAt } = assignment;
  const [now] = useState(Date.now);
  const isOver = Date.parse(closesAt) <= now;
  return (
    <section className="grid gap-x-12 gap-y-8 md:grid-cols-[1fr_auto] md:items-start print:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h2 className="text-sm font-bold text-muted">{room('publish.joinCode')}</h2>
        <p data-testid="assignment-code" className="big-code sm:text-7xl print:text-6xl">
          {code}
        </p>
        <p dir="ltr" className="mt-3 text-start wrap-anywhere text-muted">
          {withoutScheme(joinUrl)}
        </p>
        <OnlyHere link={joinUrl} className="mt-3" />
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          <CopyButton label={t('assignment.copy')} text={joinUrl} alertText={t('assignment.copied')} />
          <ShareButton title={title} url={joinUrl} />
          <Button onClick={onPrint}>{t('assignment.print')}</Button>
        </div>
      </div>
      {/* over, it is the report that a phone has its room for */}
      <div className={classNames('md:row-span-2', isOver && 'max-md:hidden')}>
        <JoinQr framed link={joinUrl} className="w-[min(18rem,calc(100vw-3.5rem))] print:w-72" />
      </div>
      {!isOver && (
        <div className="max-w-md print:hidden">
          <Deadline assignment={assignment} />
          {assignment.identity === 'account' && <Reminders assignment={assignment} />}
        </div>
      )}
    </section>
  );
};

/** Changes it, and has what is shown of it loaded anew. */
const useChange = (id: string) => {
  const queries = useQueryClient();
  return async (change: ChangeAssignmentBody): Promise<void> => {
    await changeAssignment(id, change);
    await queries.invalidateQueries({ queryKey: assignmentReading.reports(id) });
    await queries.invalidateQueries({ queryKey: assignmentReading.mine.queryKey });
  };
};

const Deadline = ({ assignment }: { assignment: AssignmentView }) => {
  const t = useOwnPaceTexts();
  const common = useTexts();
  const change = useChange(assignment.id);
  /** For all who play. */
  const move = (to: Date): Promise<void> => change({ closesAt: to.toISOString(), timeZone: ownZone() });
  const [closes, setCloses] = useState(() => localMoment(new Date(assignment.closesAt)));
  const [asking, setAsking] = useState(false);
  const [closing, setClosing] = useState(false);
  const [now] = useState(Date.now);
  const isFine = Date.parse(closes) > now;
  const { errors, pending, failure, submit } = useForm({
    fields: { closes },
    wrong: isFine ? {} : { closes: true as const },
    send: async () => {
      await move(new Date(closes));
      notify(t('assignment.moved'));
    },
  });
  const close = async (): Promise<void> => {
    setClosing(true);
    try {
      await move(new Date(0));
      notify(t('assignment.moved'));
    } catch (error) {
      tellFailure(common, error);
    }
    setClosing(false);
    setAsking(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('assignment.closes')}
        hint={ownZone().replaceAll('_', ' ')}
        error={errors.closes && t('assignment.closesWrong')}
        type="datetime-local"
        value={closes}
        onChange={({ target }) => setCloses(target.value)}
      />
      <FailureNote text={failure} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" busy={pending}>
          {t('assignment.move')}
        </Button>
        <Button tone="quiet" onClick={() => setAsking(true)}>
          {t('assignment.closeNow')}
        </Button>
      </p>
      {asking && (
        <ConfirmDialog
          title={t('assignment.closeTitle')}
          text={t('assignment.closeText')}
          confirm={t('assignment.closeNow')}
          cancel={common('common.cancel')}
          busy={closing}
          onConfirm={() => void close()}
          onCancel={() => setAsking(false)}
        />
      )}
    </form>
  );
};

/** Saved as it is chosen, and shown so before the server has said yes. */
const Reminders = ({ assignment: { id, remindHours } }: { assignment: AssignmentView }) => {
  const common = useTexts();
  const change = useChange(id);
  const [hours, setHours] = useState(remindHours);
  const choose = async (now: number): Promise<void> => {
    setHours(now);
    try {
      await change({ remindHours: now });
    } catch (error) {
      setHours(remindHours);
      tellFailure(common, error);
    }
  };
  return (
    <div className="mt-6">
      <RemindPick hours={hours} onChange={(now) => void choose(now)} />
    </div>
  );
};
