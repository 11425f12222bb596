import type { LeaguePage as Page } from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { leagueReading } from '../../../api/league-queries.js';
import { leagueFiles } from '../../../api/leagues.js';
import { ApiError } from '../../../api/request.js';
import { useSessionStatus } from '../../../frame/session.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { paths } from '../../../paths.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { useDayText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.js';
import { MessagePage, Unavailable } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { MailSwitch } from '../mail-switch.js';
import { HoldName } from './hold-name.js';
import { LeagueTable } from './league-table.js';
import { rulesInWords, tiesInWords } from './rules-in-words.js';
import { ThatWasUs } from './that-was-us.js';

/** /league/{token}: a season's table, on a phone, on the wall, or on paper. */
const LeaguePage = () => {
  const { token = '' } = useParams();
  const t = useLeaguesTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const page = useQuery(leagueReading.page(token));
  usePageTitle(page.data?.title ?? t('leaguePage.table'));
  const held = (): void => {
    void page.refetch();
    void queries.invalidateQueries(leagueReading.place(token));
  };
  if (page.data) return <Season token={token} page={page.data} onHeld={held} />;
  if (page.error instanceof ApiError && page.error.statusCode === 404)
    return (
      <MessagePage title={t('leaguePage.goneTitle')} text={t('leaguePage.goneText')}>
        <ButtonLink to={paths.home} tone="main">
          {common('common.goHome')}
        </ButtonLink>
      </MessagePage>
    );
  return page.isError ? <Unavailable again={page.refetch} /> : <PageSkeleton />;
};
export default LeaguePage;

interface SeasonProps {
  token: string;
  page: Page;
  onHeld: () => void;
}

const Season = ({ token, page, onHeld }: SeasonProps) => {
  const t = useLeaguesTexts();
  const day = useDayText();
  const signedIn = useSessionStatus().state === 'signed-in';
  const [each, setEach] = useState(false);
  const { title, nights, rows, endedAt } = page;
  const latest = nights.at(-1);
  return (
    <article className="mx-auto flex w-full max-w-6xl grow flex-col px-5 pt-6 pb-12 sm:pt-10 print:max-w-none print:p-0 min-[110rem]:max-w-[100rem]">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-5xl print:text-4xl min-[110rem]:text-6xl">
            {title}
          </h1>
          <p className="mt-2 text-lg text-muted min-[110rem]:text-2xl">
            {endedAt !== null
              ? t('leaguePage.sealed', { day: day(endedAt) })
              : latest
                ? t('leaguePage.latest', { title: latest.title, day: day(latest.at) })
                : t('leaguePage.noNight')}
          </p>
        </div>
        <Ways token={token} />
      </header>
      {nights.length > 0 && rows.length > 0 && (
        <div className="mt-4 print:hidden">
          <SwitchField label={t('leaguePage.each')} checked={each} onChange={setEach} />
        </div>
      )}
      <LeagueTable page={page} each={each} />
      {rows.length === 0 && <p className="py-6 text-lg text-muted">{t('leaguePage.nobody')}</p>}
      <How page={page} each={each} />
      <Sealed token={token} page={page} />
      {endedAt === null && signedIn && <MailSwitch token={token} className="mt-8 max-w-xl print:hidden" />}
      {endedAt === null && (page.openToJoin || rows.some(({ heldBy }) => heldBy === null)) && (
        <HoldName token={token} page={page} onHeld={onHeld} />
      )}
      {endedAt === null && <ThatWasUs token={token} page={page} onSaid={onHeld} />}
    </article>
  );
};

const Ways = ({ token }: { token: string }) => {
  const t = useLeaguesTexts();
  return (
    <p className="-ms-3 flex flex-wrap print:hidden">
      <Button tone="quiet" onClick={() => window.print()}>
        {t('leaguePage.print')}
      </Button>
      <a href={leagueFiles(token).csv} download className={buttonClass('quiet')}>
        {t('leaguePage.csv')}
      </a>
    </p>
  );
};

/** The rules in sentences, and why who is ahead of whom with the same points. */
const How = ({ page, each }: { page: Page; each: boolean }) => {
  const t = useLeaguesTexts();
  const ties = tiesInWords(t, page);
  return (
    <section className="mt-8 max-w-prose print:mt-4 print:max-w-none print:text-sm">
      <h2 className="text-xl print:text-base">{t('leaguePage.how')}</h2>
      <ul className="mt-2 space-y-1 text-muted">
        {rulesInWords(
          t,
          page.rules,
          page.nights.some(({ isFinal }) => isFinal),
        ).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {each && <li className="print:hidden">{t('leaguePage.legend')}</li>}
        <li className="hidden print:list-item">{t('leaguePage.legend')}</li>
      </ul>
      {ties.length > 0 && (
        <ul data-testid="ties" className="mt-3 space-y-1">
          {ties.map((tie) => (
            <li key={tie}>{tie}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Sealed = ({ token, page: { seal } }: { token: string; page: Page }) => {
  const t = useLeaguesTexts();
  if (seal === null) return null;
  return (
    <p className="mt-6 text-sm text-muted">
      <a
        href={leagueFiles(token).sealed}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t('leaguePage.sealOf')}
      </a>{' '}
      <code dir="ltr" className="wrap-anywhere select-all">
        {seal}
      </code>
    </p>
  );
};

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

const PageSkeleton = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-6xl px-5 pt-6 sm:pt-10">
    <Bone className="h-12 w-80 max-w-full" />
    <Bone className="mt-3 h-5 w-60 max-w-full" />
    {rows.map((row) => (
      <Bone key={row} className="mt-4 h-12" />
    ))}
  </Skeleton>
);
