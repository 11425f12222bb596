import type { UserView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { leagueReading } from '../../../api/league-queries.js';
import { changeLeague } from '../../../api/leagues.js';
import { ApiError } from '../../../api/request.js';
import { DeskPage } from '../../../frame/desk-page.js';
import { tellFailure } from '../../../frame/failures.js';
import { AuthenticationError } from '../../../frame/gates.js';
import { isSessionOver } from '../../../frame/session.js';
import { paths } from '../../../paths.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { CopyButton, ShareButton } from '../../../ui/copy-button.js';
import { MessagePage, Unavailable } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { MailSwitch } from '../mail-switch.js';
import { Ending } from './ending.js';
import type { LeaguePart } from './league-part.js';
import { Members } from './members.js';
import { Nights } from './nights.js';
import { Organisers } from './organisers.js';
import { Rules } from './rules-form.js';

/** /dashboard/leagues/{id}: a season for whoever runs it. */
const LeagueDeskPage = ({ account }: { account: UserView }) => {
  const { leagueId = '' } = useParams();
  const t = useLeaguesTexts();
  const queries = useQueryClient();
  const league = useQuery(leagueReading.league(leagueId));
  if (isSessionOver(league.error)) return <AuthenticationError />;
  if (league.data)
    return (
      <Desk
        account={account}
        league={league.data}
        onChanged={(now) => queries.setQueryData(leagueReading.league(leagueId).queryKey, now)}
      />
    );
  if (league.error instanceof ApiError && league.error.statusCode === 404)
    return (
      <MessagePage title={t('leagues.goneTitle')} text={t('leagues.goneText')}>
        <ButtonLink to={paths.leagues} tone="main">
          {t('leagues.back')}
        </ButtonLink>
      </MessagePage>
    );
  return league.isError ? <Unavailable again={league.refetch} /> : <Waiting />;
};
export default LeagueDeskPage;

export const Waiting = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-3xl px-5 pt-6 sm:pt-10">
    <Bone className="h-12 w-80 max-w-full" />
    <Bone className="mt-8 h-28 rounded-card" />
    <Bone className="mt-8 h-8 w-52" />
    <Bone className="mt-4 h-16" />
    <Bone className="mt-4 h-16" />
  </Skeleton>
);

const Desk = ({ account, league, onChanged }: LeaguePart & { account: UserView }) => {
  const t = useLeaguesTexts();
  const { title, endedAt, isOwner } = league;
  const goesOn = endedAt === null;
  return (
    <DeskPage
      title={title}
      titleLang={null}
      lead={goesOn ? undefined : t('leagues.endedNote')}
      aside={
        <ButtonLink to={paths.leagues} tone="quiet" className="-mx-3">
          {t('leagues.back')}
        </ButtonLink>
      }
    >
      <PublicPage league={league} onChanged={onChanged} />
      <Nights account={account} league={league} onChanged={onChanged} />
      <Members league={league} onChanged={onChanged} />
      {goesOn && <Rules key={JSON.stringify(league.rules)} league={league} onChanged={onChanged} />}
      {isOwner && <Organisers league={league} />}
      <Ending league={league} onChanged={onChanged} />
    </DeskPage>
  );
};

/** What stands in the address of its page. */
const tokenIn = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

const PublicPage = ({ league, onChanged }: LeaguePart) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const { id, title, url, openToJoin, endedAt } = league;
  const change = useMutation({
    mutationFn: (open: boolean) => changeLeague(id, { openToJoin: open }),
    onSuccess: onChanged,
    onError: (error) => tellFailure(common, error),
  });
  return (
    <section className="mt-6 rounded-card border-2 border-line bg-surface p-4 sm:p-5">
      <h2 className="text-xl">{t('leagues.publicPage')}</h2>
      <p className="mt-1 text-muted">{t('leagues.publicText')}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={new URL(url).pathname} tone="main">
          {t('leagues.show')}
        </ButtonLink>
        <CopyButton label={t('leagues.copy')} text={url} alertText={t('leagues.copied')} />
        <ShareButton title={title} url={url} />
      </p>
      {endedAt === null && (
        <div className="mt-3">
          <SwitchField
            label={t('leagues.openToJoin')}
            checked={openToJoin}
            disabled={change.isPending}
            onChange={(open) => change.mutate(open)}
          />
        </div>
      )}
      {endedAt === null && <MailSwitch token={tokenIn(url)} className="mt-3" />}
    </section>
  );
};
