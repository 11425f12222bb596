import type { TeamView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { DeskPage } from '../../frame/desk-page.js';
import { LeadAway } from '../../frame/lead-away.js';
import { chooseTeam } from '../../hosting/current-game.js';
import { paths } from '../../paths.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useDayText } from '../../texts/regional.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { CopyButton, ShareButton } from '../../ui/copy-button.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';
import { MessagePage } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { BigCode } from './big-code.js';
import { RenameTeam } from './rename-team.js';

/** One team, for anybody who has its address. */
const TeamPage = () => {
  const t = useTexts();
  const d = useDeskTexts();
  const { teamId = '' } = useParams();
  const team = useQuery(reading.team(teamId));
  if (team.isPending) return <TeamSkeleton />;
  if (team.isSuccess) return <OwnTeam team={team.data} />;
  if (team.error instanceof ApiError && team.error.statusCode === 404)
    return <LeadAway to={paths.home} saying={d('team.notFound')} tone="error" />;
  return (
    <MessagePage title={d('team.loadFailed')} text={t('errors.unavailable')}>
      <Button tone="main" onClick={() => void team.refetch()}>
        {t('common.tryAgain')}
      </Button>
    </MessagePage>
  );
};
export default TeamPage;

/** A team before it is there: name, code, and the QR beside them. */
const TeamSkeleton = () => {
  const d = useDeskTexts();
  return (
    <Skeleton
      text={d('team.loading')}
      className="mx-auto grid w-full max-w-5xl gap-10 px-5 pt-6 sm:pt-10 md:grid-cols-[1fr_auto]"
    >
      <div>
        <Bone className="h-12 w-64 max-w-full" />
        <Bone className="mt-8 h-16 w-72 max-w-full" />
        <Bone className="mt-4 h-5 w-80 max-w-full" />
        <div className="mt-6 flex flex-wrap gap-3">
          <Bone className="h-11 w-44 rounded-full" />
          <Bone className="h-11 w-44 rounded-full" />
        </div>
      </div>
      <Bone className="mx-auto size-[15.625rem]" />
    </Skeleton>
  );
};

/** A team with the ways into it: code, link and QR. Its owner goes on to a game from here. */
const OwnTeam = ({ team }: { team: TeamView }) => {
  const room = useRoomTexts();
  const d = useDeskTexts();
  const link = team.joinUrl;
  const isOwner = team.members !== undefined;
  return (
    <DeskPage wide title={team.name} lead={d('team.lead')}>
      <div className="mt-4 grid gap-x-10 gap-y-8 pb-10 md:grid-cols-[1fr_auto]">
        <section className="min-w-0">
          <BigCode code={team.code} />
          {isOwner && <RenameTeam team={team} />}
          <p className="mt-1 wrap-anywhere text-muted">{link}</p>
          <OnlyHere link={link} className="mt-3" />
          <div className="mt-4 flex flex-wrap gap-3">
            <CopyButton label={d('team.copyCode')} text={team.code} alertText={room('publish.codeCopied')} />
            <CopyButton label={d('team.copyLink')} text={link} alertText={room('publish.linkCopied')} />
            <ShareButton title={team.name} url={link} />
          </div>
        </section>
        <section className="flex flex-col items-center gap-4 md:row-span-2">
          <JoinQr link={link} className="w-[15.625rem]" />
          {isOwner && (
            <ButtonLink
              to={paths.questionSource}
              tone="main"
              onClick={() => chooseTeam(team)}
              className="min-h-14 w-full px-8 text-lg"
            >
              {d('team.next')}
            </ButtonLink>
          )}
          {isOwner && team.openGame && (
            <ButtonLink to={paths.publish(team.openGame.gameId)} className="w-full">
              {d('team.toGame')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.createTeam} tone="quiet">
            {d('team.another')}
          </ButtonLink>
        </section>
        <TeamMembers team={team} />
      </div>
    </DeskPage>
  );
};

/** Since when there is the team, and who has played for it; their names are for the owner. */
const TeamMembers = ({ team }: { team: TeamView }) => {
  const d = useDeskTexts();
  const day = useDayText();
  return (
    <section className="border-t-2 border-line pt-5">
      <p>
        {d('team.createdOn')} <time dateTime={team.createdAt}>{day(team.createdAt)}</time> ·{' '}
        {d('team.members', { count: team.memberCount })}
      </p>
      {team.members && (
        <div className="mt-5">
          <h2 className="text-lg">{d('team.memberNames')}</h2>
          {team.members.length === 0 ? (
            <p className="mt-2 text-muted">{d('team.noMembers')}</p>
          ) : (
            <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
              {team.members.map(({ id, name }) => (
                <li key={id} className="wrap-anywhere">
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
};
