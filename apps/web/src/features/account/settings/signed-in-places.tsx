import type { SessionView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endOtherSessions, endSession } from '../../../api/account.js';
import { reading } from '../../../api/queries.js';
import { tellFailure } from '../../../frame/failures.js';
import { SignInAgain, wantsNewSignIn } from '../../../frame/sign-in-again.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { useDayText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { notify } from '../../../ui/notices.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { OpenWay } from './open-way.js';

/** The browsers that the account is open in, and the way out of each but this one. */
export const SignedInPlaces = () => {
  const t = useDeskTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = useQuery(reading.sessions);
  const { ending, end, endingOthers, endOthers, again, notAgain } = useSignOutElsewhere(() =>
    heading.current?.focus({ preventScroll: true }),
  );
  return (
    <section className="mt-12 border-t-2 border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {t('sessions.title')}
      </h2>
      <p className="mt-1 text-muted">{t('sessions.intro')}</p>
      {sessions.isPending && (
        <Skeleton text={t('sessions.loading')} className="py-4">
          <Bone className="h-6 w-48" />
          <Bone className="mt-2 h-4 w-72 max-w-full" />
        </Skeleton>
      )}
      {sessions.isError && (
        <LoadFailed text={t('sessions.loadFailed')} again={() => void sessions.refetch()} />
      )}
      <ul className="divide-y-2 divide-line">
        {sessions.data?.map((session) => (
          <SignedInPlace
            key={session.id}
            session={session}
            ending={ending === session.id}
            onEnd={(device) => end({ id: session.id, device })}
          />
        ))}
      </ul>
      {sessions.data?.length === 1 && <p className="text-muted">{t('sessions.onlyHere')}</p>}
      {sessions.data && sessions.data.length > 1 && (
        <Button className="mt-2" busy={endingOthers} onClick={endOthers}>
          {t('sessions.signOutElsewhere')}
        </Button>
      )}
      <SignInAgain open={again} onCancel={notAgain} />
    </section>
  );
};

/** Ends sessions in other browsers, one or all, says so, and takes them off the list. */
const useSignOutElsewhere = (onDone: () => void) => {
  const t = useDeskTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const done = (text: string, isLeft: (session: SessionView) => boolean): void => {
    notify(text, { title: t('sessions.ended') });
    // what was pressed goes with its row
    onDone();
    queries.setQueryData(reading.sessions.queryKey, (now) => now?.filter(isLeft));
  };
  const [again, setAgain] = useState(false);
  const onError = (error: unknown): void => {
    if (wantsNewSignIn(error)) {
      setAgain(true);
      return;
    }
    tellFailure(common, error, t('sessions.failed'));
  };
  const one = useMutation({
    mutationFn: ({ id }: { id: string; device: string }) => endSession(id),
    onSuccess: (_, { id, device }) =>
      done(t('sessions.endedOne', { device }), (session) => session.id !== id),
    onError,
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => done(t('sessions.endedOthers'), ({ current }) => current),
    onError,
  });
  return {
    /** The id of the one that is being ended. */
    ending: one.isPending ? one.variables.id : null,
    end: one.mutate,
    endingOthers: others.isPending,
    endOthers: (): void => others.mutate(),
    /** A new sign-in is wanted first. */
    again,
    notAgain: (): void => setAgain(false),
  };
};

interface SignedInPlaceProps {
  session: SessionView;
  /** It is being signed out. */
  ending: boolean;
  onEnd: (device: string) => void;
}

/** One browser: what it is, since when, and, unless it is this one, the way out of it. */
const SignedInPlace = ({ session, ending, onEnd }: SignedInPlaceProps) => {
  const t = useDeskTexts();
  const day = useDayText();
  const { browser, system, signedInAt, lastSeenAt, current } = session;
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'));
  return (
    <OpenWay
      testId="session"
      name={device}
      badge={current && <Badge tone="good">{t('sessions.here')}</Badge>}
      about={
        <p className="flex flex-wrap gap-x-4">
          <span>
            {signedInAt ? t('sessions.signedIn', { day: day(signedInAt) }) : t('sessions.signedInUnknown')}
          </span>
          {!current && (
            <span>
              {lastSeenAt ? t('sessions.lastUsed', { day: day(lastSeenAt) }) : t('sessions.lastUsedUnknown')}
            </span>
          )}
        </p>
      }
      close={
        current
          ? undefined
          : {
              text: t('sessions.signOut'),
              label: t('sessions.signOutOf', { device }),
              busy: ending,
              onPress: () => onEnd(device),
            }
      }
    />
  );
};
