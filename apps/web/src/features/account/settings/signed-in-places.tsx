import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { getSessions } from '../../../api/get-sessions.js';
import { LoadFailed } from '../../../shared/load-failed.js';
import { readOnce } from '../../../shared/read-once.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { SignInAgain } from './sign-in-again.js';
import { SignedInPlace } from './signed-in-place.js';
import { sessionsKey, useSignOutElsewhere } from './use-sign-out-elsewhere.js';

/** The browsers that the account is open in, and the way out of each but this one. */
export const SignedInPlaces = () => {
  const t = useDeskTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => getSessions(signal),
    ...readOnce,
  });
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
