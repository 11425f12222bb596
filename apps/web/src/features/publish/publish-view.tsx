import type { GameCard } from '@clockbeat/domain/contract';
import { paths } from '../../paths.js';
import { StepRing } from '../../shared/desk-page.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { JoinQr } from '../../ui/join-qr.js';
import { ShareButton } from '../../ui/share-button.js';
import { estimatedMinutes } from './estimated-minutes.js';
import { StartGame } from './start-game.js';

interface PublishViewProps {
  game: GameCard;
  /** It came by the host's way in this browser, and its questions can still be changed. */
  approvedHere: boolean;
}

/** Code, link and QR of a game, and the way to its control panel. */
export const PublishView = ({ game, approvedHere }: PublishViewProps) => {
  const room = useRoomTexts();
  const d = useDeskTexts();
  const minutes = estimatedMinutes((game.questions ?? []).map(({ timeLimit }) => timeLimit));
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-10 gap-y-8 px-5 pt-8 md:pb-8 md:grid-cols-[1fr_auto] md:items-start">
      <section>
        {approvedHere && <StepRing step={4} />}
        <h1 className="text-3xl sm:text-4xl">{room('publish.title')}</h1>
        <p className="mt-2 text-lg font-bold">{game.hostTeamName ?? game.title}</p>
        <p className="text-muted">
          {room('publish.ready', { count: game.questionCount })} ·{' '}
          {room('publish.estimated', { count: minutes })}
        </p>
        <p className="mt-8 text-sm font-bold text-muted">{room('publish.joinCode')}</p>
        <p
          data-testid="join-code"
          className="numbers font-display text-[3.4rem] leading-none font-extrabold tracking-[0.1em] sm:text-[5.5rem] md:text-[4rem] lg:text-[5.5rem]"
        >
          {game.gameCode}
        </p>
        <p className="mt-3 wrap-anywhere text-muted">{game.joinUrl}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <CopyButton
            label={room('publish.copyCode')}
            text={game.gameCode}
            alertText={room('publish.codeCopied')}
          />
          <CopyButton
            label={room('publish.copyLink')}
            text={game.joinUrl}
            alertText={room('publish.linkCopied')}
          />
          <ShareButton title={game.hostTeamName ?? game.title} url={game.joinUrl} />
        </div>
      </section>
      <section className="flex flex-col items-center gap-6 md:pt-2">
        <JoinQr framed link={game.joinUrl} className="w-[min(20rem,calc(100vw-3.5rem))]" />
      </section>
      <section>
        <h2 className="text-lg">{room('publish.instructions')}</h2>
        <ol className="mt-2 list-decimal space-y-1 pl-5 text-muted">
          <li>{room('publish.step1')}</li>
          <li>{room('publish.step2')}</li>
          <li>{room('publish.step3')}</li>
        </ol>
        {approvedHere && (
          <ButtonLink to={paths.approve} tone="quiet" className="mt-3 -ml-3">
            {d('approve.backToApproval')}
          </ButtonLink>
        )}
      </section>
      <StartGame game={game} />
    </div>
  );
};
