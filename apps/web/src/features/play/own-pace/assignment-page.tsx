import type { AssignmentBoard, AssignmentPageView, OwnAttempt } from '@clockbeat/domain/contract';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { assignmentBoard, lookAtAssignment, startAttempt } from '../../../api/attempts.js';
import { ApiError } from '../../../api/request.js';
import { useForm } from '../../../frame/form.js';
import { QuietFrame } from '../../../frame/quiet-layout.js';
import { isElsewhere, ownZone, useScheduleWords } from '../../../frame/schedule-words.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { randomToken } from '../../../lib/random.js';
import { useCall } from '../../../lib/use-call.js';
import { type KeptSeat, seats } from '../../../live/seat-storage.js';
import { paths, serverPaths } from '../../../paths.js';
import { useOwnPaceTexts } from '../../../texts/own-pace-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { FailureNote, TextField } from '../../../ui/field.js';
import { MessagePage, Unavailable } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { AttemptGame } from './attempt-game.js';

/** /assignment/{link}: what is to be played until when, one's own attempts, and the attempt that is played. */
const AssignmentPage = () => {
  const { link = '' } = useParams();
  return <Assignment key={link} link={link} />;
};
export default AssignmentPage;

const tokenShape = /^#([\w-]{22,200})$/;

/** What this browser keeps for the assignment; by a link from another device what that one kept. */
const keptFor = (link: string): KeptSeat | null => {
  const [, token] = tokenShape.exec(location.hash) ?? [];
  if (token === undefined) return seats().find(link);
  history.replaceState(history.state, '', location.pathname);
  const brought = { teamCode: link, displayName: link, token, joinedAt: new Date().toISOString() };
  seats().save({ ...brought, gameId: null, playerId: null, teamName: null });
  return seats().find(link);
};

const Assignment = ({ link }: { link: string }) => {
  const [kept, setKept] = useState(() => keptFor(link));
  const [isPlaying, setPlaying] = useState(false);
  const token = kept?.token;
  const looked = useCall(useCallback((signal) => lookAtAssignment(link, token, signal), [link, token]));
  const { askAgain } = looked;
  const leave = useCallback((): void => {
    setPlaying(false);
    askAgain();
  }, [askAgain]);
  const begin = async (name?: string): Promise<void> => {
    const own = kept?.token ?? randomToken();
    const { gameId, playerId } = await startAttempt(link, own, name);
    const seat = {
      ...{ teamCode: link, displayName: name ?? kept?.displayName ?? link, token: own, gameId, playerId },
      ...{ joinedAt: new Date().toISOString(), teamName: null },
    };
    // each attempt proves its own results; the newest is found by the link
    const before = seats().find(link);
    if (before?.gameId && before.gameId !== gameId) seats().save({ ...before, teamCode: before.gameId });
    seats().save(seat);
    setKept(seat);
    setPlaying(true);
  };
  if (isPlaying && kept) return <AttemptGame seat={kept} onLeave={leave} />;
  return <QuietFrame>{content()}</QuietFrame>;

  function content() {
    if (looked.state === 'loading') return <Waiting />;
    if (looked.state === 'there')
      return <Shown link={link} view={looked.value} token={token ?? null} begin={begin} />;
    if (looked.error instanceof ApiError && looked.error.statusCode === 404) return <Gone />;
    return <Unavailable again={looked.askAgain} />;
  }
};

const column = 'mx-auto w-full max-w-2xl px-5 pt-8 pb-12';

const Waiting = () => (
  <Skeleton text={useTexts()('common.loading')} className={column}>
    <Bone className="h-10 w-80 max-w-full" />
    <Bone className="mt-4 h-6 w-64 max-w-full" />
    <Bone className="mt-10 h-14 w-48 rounded-full" />
  </Skeleton>
);

const Gone = () => {
  const t = useOwnPaceTexts();
  const common = useTexts();
  usePageTitle(t('pace.goneTitle'));
  return (
    <MessagePage title={t('pace.goneTitle')} text={t('pace.goneText')}>
      <ButtonLink to={paths.home}>{common('common.goHome')}</ButtonLink>
    </MessagePage>
  );
};

interface ShownProps {
  link: string;
  view: AssignmentPageView;
  token: string | null;
  begin: (name?: string) => Promise<void>;
}

const Shown = ({ link, view, token, begin }: ShownProps) => {
  const t = useOwnPaceTexts();
  usePageTitle(view.title);
  const { title, questionCount, you, phase, identity, board } = view;
  const told = { each: 'pace.toldEach', end: 'pace.toldEnd', deadline: 'pace.toldDeadline' } as const;
  return (
    <div className={column}>
      <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-5xl">
        {title}
      </h1>
      <p className="mt-3 text-xl">
        <When view={view} />
      </p>
      <p className="mt-1 text-muted">
        {t('assignment.count', { count: questionCount })}
        {phase === 'open' && ` · ${t('pace.left', { count: you?.attemptsLeft ?? view.attempts })}`}
      </p>
      {phase === 'open' && (
        <>
          <p className="mt-6 max-w-prose">{t(told[view.feedback])}</p>
          <p className="mt-1 max-w-prose text-muted">{t('pace.rest')}</p>
          <Begin view={view} begin={begin} />
        </>
      )}
      {you && you.attempts.length > 0 && <Own attempts={you.attempts} total={questionCount} />}
      {phase === 'open' && you && token && identity !== 'account' && <Device link={link} token={token} />}
      {phase === 'over' && board && <Board link={link} />}
    </div>
  );
};

/** By the clocks of its host’s zone, and by the reader’s where these show another time. */
const When = ({ view }: { view: AssignmentPageView }) => {
  const t = useOwnPaceTexts();
  const words = useScheduleWords();
  const { phase, opensAt, closesAt, timeZone } = view;
  if (phase === 'over') return <strong>{t('pace.overTitle')}</strong>;
  const at = phase === 'before' ? opensAt : closesAt;
  const key = phase === 'before' ? 'assignment.from' : 'assignment.until';
  return (
    <>
      <strong>{t(key, { moment: words.moment(at, ownZone()) })}</strong>
      {isElsewhere(at, timeZone) && (
        <span className="block text-sm text-muted">
          {t(key, { moment: words.moment(at, timeZone) })} ({timeZone.replaceAll('_', ' ')})
        </span>
      )}
    </>
  );
};

/** The one next step. */
const Begin = ({ view, begin }: Pick<ShownProps, 'view' | 'begin'>) => {
  const t = useOwnPaceTexts();
  const { you, identity } = view;
  const [name, setName] = useState('');
  const asksName = you === null && identity !== 'account';
  const { errors, pending, failure, submit } = useForm({
    fields: { name },
    wrong: asksName && name.trim() === '' ? { name: true as const } : {},
    send: async () => {
      await begin(asksName ? name.trim() : undefined);
      return 'left' as const;
    },
  });
  const last = you?.attempts.at(-1);
  const goesOn = last !== undefined && last.status !== 'finished';
  if (you?.attemptsLeft === 0) return null;
  const label = goesOn
    ? t('pace.goOn')
    : you && you.attempts.length > 0
      ? t('pace.again', { number: you.attempts.length + 1 })
      : t('pace.start');
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 max-w-md">
      {asksName && (
        <TextField
          label={t(identity === 'list' ? 'pace.listName' : 'pace.yourName')}
          error={errors.name && t('pace.nameMissing')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="name"
        />
      )}
      <FailureNote text={failure} />
      <Button type="submit" tone="main" busy={pending} className="min-h-14 px-8 text-lg max-sm:w-full">
        {label}
      </Button>
      {identity === 'account' && you === null && (
        <p className="mt-4">
          <a
            href={serverPaths.signIn(location.pathname)}
            className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
          >
            {t('pace.signIn')}
          </a>
        </p>
      )}
    </form>
  );
};

const Own = ({ attempts, total }: { attempts: readonly OwnAttempt[]; total: number }) => {
  const t = useOwnPaceTexts();
  const came = ({ status, withheld, score, correct }: OwnAttempt): string => {
    if (status !== 'finished') return t('pace.unfinished');
    if (withheld || score === null) return t('pace.handedIn');
    return t('pace.came', { score, correct: correct ?? 0, total });
  };
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{t('pace.yours')}</h2>
      <ul className="mt-2 divide-y-2 divide-line">
        {attempts.map((attempt) => (
          <li key={attempt.number} data-testid="attempt" className="flex flex-wrap items-center gap-x-4 py-2">
            <span className="font-bold">{t('pace.number', { number: attempt.number })}</span>
            <span className="grow">{came(attempt)}</span>
            {attempt.score !== null && (
              <ButtonLink to={paths.ownResultsOf(attempt.gameId)} tone="quiet" className="max-sm:-ms-3">
                {t('pace.answers')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The link by which another device plays as the same person. */
const Device = ({ link, token }: { link: string; token: string }) => {
  const t = useOwnPaceTexts();
  const address = new URL(`${paths.assignment(link)}#${token}`, location.origin).href;
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t('pace.device')}</h2>
      <p className="my-2 max-w-prose text-muted">{t('pace.deviceHint')}</p>
      <CopyButton label={t('assignment.copy')} text={address} alertText={t('assignment.copied')} />
    </section>
  );
};

const Board = ({ link }: { link: string }) => {
  const t = useOwnPaceTexts();
  const asked = useCall(useCallback((signal) => assignmentBoard(link, signal), [link]));
  if (asked.state !== 'there' || asked.value.entries.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{t('pace.boardTitle')}</h2>
      <Entries board={asked.value} />
    </section>
  );
};

const Entries = ({ board }: { board: AssignmentBoard }) => {
  const common = useTexts();
  return (
    <ol className="mt-2 divide-y-2 divide-line text-lg">
      {board.entries.map(({ name, position, score }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
        <li key={index} data-testid="best" className="flex items-baseline gap-4 py-2">
          <span className="numbers min-w-8 font-extrabold">{position}</span>
          <span dir="auto" className="min-w-0 grow wrap-anywhere">
            {name}
          </span>
          <span className="numbers font-bold">{common('common.figure', { count: score })}</span>
        </li>
      ))}
    </ol>
  );
};
