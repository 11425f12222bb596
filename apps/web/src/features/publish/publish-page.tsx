import type { GameCard } from '@clockbeat/domain/contract';
import { Navigate, useSearchParams } from 'react-router-dom';
import { StepRing } from '../../frame/desk-page.js';
import { WithTeam } from '../../frame/gates.js';
import { OwnedGame } from '../../frame/owned-game.js';
import { RulesLine } from '../../frame/rules/rules-line.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { appState } from '../../hosting/app-state.js';
import { keepPublished } from '../../hosting/approval.js';
import { useStore } from '../../lib/store.js';
import { paths } from '../../paths.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useVisitorTexts } from '../../texts/visitor-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { CopyButton, ShareButton } from '../../ui/copy-button.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';
import { MessagePage } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';
import { estimatedMinutes } from './estimated-minutes.js';

/** Code and QR of a game: of the one that the address names (OP-26), else of the one that was approved here last. */
const PublishPage = () => {
  const room = useRoomTexts();
  const [query] = useSearchParams();
  usePageTitle(room('publish.title'));
  const gameId = query.get('gameId') ?? '';
  if (gameId === '') return <ApprovedGame />;
  return (
    <OwnedGame gameId={gameId} waiting={<Waiting />}>
      {(game) => <PublishGame game={game} />}
    </OwnedGame>
  );
};
export default PublishPage;

/** The game at the end of the host's way; whoever comes too early is led back to the step that is missing (HOST-13, OP-27). */
const ApprovedGame = () => {
  const { approved, basket, gameId } = useStore(appState);
  return (
    <WithTeam>
      {() => {
        if (!approved || gameId === null) return <Navigate to={paths.approve} replace />;
        if (basket.length === 0) return <Navigate to={paths.basket} replace />;
        return (
          <OwnedGame gameId={gameId} waiting={<Waiting />}>
            {(game) => <PublishGame game={game} />}
          </OwnedGame>
        );
      }}
    </WithTeam>
  );
};

/** Code and QR before they are there. */
export const Waiting = () => {
  const t = useTexts();
  return (
    <Skeleton
      text={t('common.loadingGame')}
      className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-10 px-5 py-8 md:grid-cols-[1fr_auto] md:items-start"
    >
      <div>
        <Bone className="h-10 w-56" />
        <Bone className="mt-3 h-6 w-40" />
        <Bone className="mt-2 h-5 w-64 max-w-full" />
        <Bone className="mt-14 h-14 w-72 max-w-full sm:h-20 sm:w-md" />
        <div className="mt-12 flex flex-wrap gap-3">
          <Bone className="h-11 w-44 rounded-full" />
          <Bone className="h-11 w-44 rounded-full" />
        </div>
      </div>
      <div className="flex flex-col items-center gap-6 md:pt-2">
        <Bone className="aspect-square w-[min(20rem,calc(100vw-3.5rem))]" />
        <Bone className="h-14 w-full rounded-full" />
      </div>
    </Skeleton>
  );
};

/** A game to share, or word that it is over. The one that was approved here can still be changed. */
const PublishGame = ({ game }: { game: GameCard }) => {
  const visitor = useVisitorTexts();
  const room = useRoomTexts();
  const q = useQuestionsTexts();
  const { gameId, basket } = useStore(appState);
  const approvedHere = gameId === game.id && basket.length > 0;
  if (game.status !== 'finished') return <PublishView game={game} approvedHere={approvedHere} />;
  return (
    <MessagePage title={game.title} text={room('publish.alreadyOver')}>
      <ButtonLink to={paths.results(game.id)} tone="main">
        {visitor('account.results')}
      </ButtonLink>
      {approvedHere && <ButtonLink to={paths.approve}>{q('approve.backToApproval')}</ButtonLink>}
      <ButtonLink to={paths.dashboard}>{room('missing.goToDashboard')}</ButtonLink>
    </MessagePage>
  );
};

interface PublishViewProps {
  game: GameCard;
  /** It came by the host's way in this browser, and its questions can still be changed. */
  approvedHere: boolean;
}

/** Code, link and QR of a game, and the way to its control panel. */
const PublishView = ({ game, approvedHere }: PublishViewProps) => {
  const room = useRoomTexts();
  const q = useQuestionsTexts();
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
        <RulesLine rules={game.rules} className="mt-1 max-w-prose" />
        <p className="mt-8 text-sm font-bold text-muted">{room('publish.joinCode')}</p>
        <p data-testid="join-code" className="big-code sm:text-[5.5rem] md:text-[min(5.5rem,6.8vw)]">
          {game.gameCode}
        </p>
        <p className="mt-3 wrap-anywhere text-muted">{game.joinUrl}</p>
        <OnlyHere link={game.joinUrl} className="mt-3" />
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
        <ol className="mt-2 list-decimal space-y-1 ps-5 text-muted">
          <li>{room('publish.step1')}</li>
          <li>{room('publish.step2')}</li>
          <li>{room('publish.step3')}</li>
        </ol>
        {approvedHere && (
          <ButtonLink to={paths.approve} tone="quiet" className="mt-3 -ms-3">
            {q('approve.backToApproval')}
          </ButtonLink>
        )}
      </section>
      <StartGame game={game} />
    </div>
  );
};

/** On a phone it stays in the thumb's reach while one scrolls from the code to the QR. */
const bar = classNames(
  'max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-5 max-md:border-t-2 max-md:border-line max-md:bg-page',
  'max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
);

/** On to the panel. The game is remembered as live, its own clock begins there (OP-25). */
const StartGame = ({ game }: { game: GameCard }) => {
  const room = useRoomTexts();
  return (
    <div data-action-bar className={bar}>
      <ButtonLink
        to={paths.hostPanel(game.id)}
        tone="main"
        onClick={() => keepPublished(game, new Date().toISOString())}
        className="min-h-14 w-full text-lg"
      >
        {room('publish.startGame')}
      </ButtonLink>
    </div>
  );
};
