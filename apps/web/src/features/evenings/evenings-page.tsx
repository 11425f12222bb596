import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountEvenings } from '../../api/evenings.js';
import { inOne } from '../../api/queries.js';
import { DeskPage } from '../../frame/desk-page.js';
import { useSessionStatus } from '../../frame/session.js';
import { useStore } from '../../lib/store.js';
import { keptEvenings } from '../../live/evening-storage.js';
import { seats } from '../../live/seat-storage.js';
import { paths, serverPaths } from '../../paths.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { useDayText } from '../../texts/regional.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { LoadFailed } from '../../ui/message-page.js';
import { ConfirmDialog } from '../../ui/modal.js';
import { type Evening, merged, openSeats } from './merged.js';

/** /evenings: what was played on this device, without an account; with one, what the account has played elsewhere. */
const EveningsPage = () => {
  const t = useEveningsTexts();
  const common = useTexts();
  const session = useSessionStatus();
  const isSignedIn = session.state === 'signed-in';
  const ofAccount = useInfiniteQuery({ ...accountEvenings, enabled: isSignedIn });
  const ofDevice = useStore(keptEvenings);
  const [kept] = useState(() => seats().all());
  const evenings = merged(ofDevice, ofAccount.data ? inOne(ofAccount.data) : []);
  const open = openSeats(kept, evenings);
  const isWaiting = session.state === 'loading' || (isSignedIn && ofAccount.isPending);
  const isEmpty = evenings.length === 0 && open.length === 0 && !isWaiting && !ofAccount.isError;
  return (
    <DeskPage title={t('mine.title')} lead={isEmpty ? undefined : t('mine.lead')}>
      {isEmpty && (
        <section className="mt-8">
          <h2 className="text-2xl">{t('mine.emptyTitle')}</h2>
          <p className="mt-2 max-w-prose text-lg text-muted">{t('mine.emptyText')}</p>
          <ButtonLink to={paths.joinTeam} tone="main" className="mt-5">
            {common('join.title')}
          </ButtonLink>
        </section>
      )}
      {isWaiting && (
        <p role="status" className="mt-6 text-muted">
          {t('mine.loading')}
        </p>
      )}
      {ofAccount.isError && <LoadFailed text={t('mine.failed')} again={() => void ofAccount.refetch()} />}
      <ul className="mt-4 divide-y-2 divide-line">
        {open.map(({ gameId, displayName }) => (
          <li
            key={gameId}
            data-testid="open-evening"
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
          >
            <div className="min-w-0">
              <h2 dir="auto" className="text-lg wrap-anywhere">
                {displayName}
              </h2>
              <p className="text-sm text-muted">{t('mine.open')}</p>
            </div>
            <ButtonLink to={paths.playerGame(gameId)}>{t('mine.goOn')}</ButtonLink>
          </li>
        ))}
        {evenings.map((evening) => (
          <EveningRow key={evening.gameId} evening={evening} />
        ))}
      </ul>
      {ofAccount.hasNextPage && (
        <Button
          busy={ofAccount.isFetchingNextPage}
          onClick={() => void ofAccount.fetchNextPage()}
          className="mt-3"
        >
          {t('mine.more')}
        </Button>
      )}
      <footer className="mt-6 mb-12 -ms-3 flex flex-wrap">
        {session.state === 'signed-out' && (
          <a
            href={serverPaths.signIn(paths.evenings)}
            className="inline-flex min-h-11 items-center px-3 font-bold underline underline-offset-4"
          >
            {t('mine.signIn')}
          </a>
        )}
        {ofDevice.length > 0 && <ForgetThem />}
      </footer>
    </DeskPage>
  );
};
export default EveningsPage;

const EveningRow = ({ evening }: { evening: Evening }) => {
  const t = useEveningsTexts();
  const common = useTexts();
  const day = useDayText();
  const { gameId, title, name, playedAt, score, position, participantCount, isOfAccount } = evening;
  // what proves the seat is kept for the last games alone
  const isReadable = isOfAccount || seats().find(gameId) !== null;
  const facts = [
    day(playedAt),
    ...(name === null ? [] : [name]),
    ...(position === null || score === 0 ? [] : [t('mine.place', { position, count: participantCount })]),
  ].filter((fact) => fact !== '');
  return (
    <li data-testid="evening" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-48">
        <h2 dir="auto" className="text-lg wrap-anywhere">
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {facts.map((fact) => (
            <span key={fact} dir="auto">
              {fact}
            </span>
          ))}
        </p>
      </div>
      <p className="flex items-center gap-4">
        <span className="numbers font-display text-xl font-extrabold">
          {common('common.points', { count: score })}
        </span>
        {isReadable && (
          <ButtonLink
            to={paths.ownResultsOf(gameId)}
            tone="quiet"
            aria-label={t('mine.resultsOf', { title })}
            className="-me-3"
          >
            {t('mine.results')}
          </ButtonLink>
        )}
      </p>
    </li>
  );
};

const ForgetThem = () => {
  const t = useEveningsTexts();
  const common = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('mine.forget')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('mine.forgetTitle')}
          text={t('mine.forgetText')}
          confirm={t('mine.forget')}
          cancel={common('common.cancel')}
          onConfirm={() => keptEvenings.forget()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
