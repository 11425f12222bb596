import type { TeamView as Team } from '@clockbeat/domain/contract';
import { chooseTeam } from '../../hosting/current-team.js';
import { paths } from '../../paths.js';
import { DeskPage } from '../../shared/desk-page.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { JoinQr } from '../../ui/join-qr.js';
import { ShareButton } from '../../ui/share-button.js';
import { BigCode } from './big-code.js';
import { TeamMembers } from './team-members.js';

/** A team with the ways into it: code, link and QR. Its owner goes on to a game from here. */
export const TeamView = ({ team }: { team: Team }) => {
  const room = useRoomTexts();
  const d = useDeskTexts();
  const link = team.joinUrl;
  const isOwner = team.members !== undefined;
  return (
    <DeskPage wide title={team.name} lead={d('team.lead')}>
      <div className="mt-4 grid gap-x-10 gap-y-8 pb-10 md:grid-cols-[1fr_auto]">
        <section className="min-w-0">
          <BigCode code={team.code} />
          <p className="mt-1 wrap-anywhere text-muted">{link}</p>
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
