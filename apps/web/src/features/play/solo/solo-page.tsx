import { type ReactNode, useCallback } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { getGame } from '../../../api/games.js';
import { ApiError } from '../../../api/request.js';
import { QuietFrame } from '../../../frame/quiet-layout.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { useCall } from '../../../lib/use-call.js';
import { seats } from '../../../live/seat-storage.js';
import { paths } from '../../../paths.js';
import { useRoomTexts } from '../../../texts/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { useVisitorTexts } from '../../../texts/visitor-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Loading } from '../../../ui/loading.js';
import { MessagePage } from '../../../ui/message-page.js';
import { SoloGame } from './solo-game.js';
import {
  isGameId,
  isOfTheBank,
  playAgain,
  readSoloSettings,
  type SoloSettings,
  soloAddress,
  soloGameBody,
} from './solo-settings.js';
import { SoloSetup } from './solo-setup.js';
import { soloSeats, useSoloSeat } from './use-solo-seat.js';

/** /play/{gameId}?difficulty=&count=: the solo timed game; a live game of this browser leads on to its own place (OP-08). */
const SoloPage = () => {
  const { gameId: key = '' } = useParams();
  const [query] = useSearchParams();
  const room = useRoomTexts();
  const settings = readSoloSettings(key, query);
  const address = soloAddress(settings);
  if (isGameId(key) || isOfTheBank(key)) return <Solo settings={settings} address={address} />;
  return (
    <QuietFrame>
      <NothingToPlay title={room('missing.notFound')} />
    </QuietFrame>
  );
};
export default SoloPage;

const Solo = ({ settings, address }: { settings: SoloSettings; address: string }) => {
  const { state } = useLocation();
  const { seat, begin, letGo, leave } = useSoloSeat(address);
  if (seat)
    return <SoloGame key={seat.gameId} seat={seat} replayPath={address} onOver={letGo} onLeave={leave} />;
  const proof = proofOf(settings.key);
  const setup = (
    <SoloSetup
      settings={settings}
      atOnce={state === playAgain}
      onStart={() => begin(soloGameBody(settings), proof ?? undefined)}
    />
  );
  return (
    <QuietFrame>
      {isGameId(settings.key) ? <OwnGameGate gameId={settings.key}>{setup}</OwnGameGate> : setup}
    </QuietFrame>
  );
};

/** The token of this browser's seat in the game that is to be played again. */
const proofOf = (key: string): string | null => (seats().find(key) ?? soloSeats().find(key))?.token ?? null;

/**
 * Where a game's own id leads: a running one to its host's panel or its player's screen, a finished one to `children`,
 * which play its questions again.
 */
const OwnGameGate = ({ gameId, children }: { gameId: string; children: ReactNode }) => {
  const t = useVisitorTexts();
  const common = useTexts();
  const room = useRoomTexts();
  const asked = useCall(useCallback((signal) => getGame(gameId, signal), [gameId]));
  if (asked.state === 'loading') return <Loading text={common('common.loadingGame')} />;
  if (asked.state === 'failed') {
    if (asked.error instanceof ApiError && asked.error.statusCode === 404)
      return <NothingToPlay title={room('missing.gameNotFound')} />;
    return (
      <MessagePage title={common('errors.internal')} text={common('errors.unreachable')}>
        <Button tone="main" onClick={asked.askAgain}>
          {common('common.tryAgain')}
        </Button>
      </MessagePage>
    );
  }
  const card = asked.value;
  if (card.status === 'finished') return children;
  if (card.isOwner) return <Navigate to={paths.hostPanel(gameId)} replace />;
  if (seats().find(gameId)) return <Navigate to={paths.playerGame(gameId)} replace />;
  return (
    <MessagePage title={card.title} text={t('solo.notOver')}>
      <ButtonLink to={paths.joinTeam} tone="main">
        {common('common.joinTeam')}
      </ButtonLink>
    </MessagePage>
  );
};

/** An address of no category and no game, and what can be played instead. */
const NothingToPlay = ({ title }: { title: string }) => {
  const t = useVisitorTexts();
  const room = useRoomTexts();
  usePageTitle(title);
  return (
    <MessagePage title={title} text={t('solo.unknownCategory')}>
      <ButtonLink to={paths.play('general')} tone="main">
        {t('solo.title')}
      </ButtonLink>
      <ButtonLink to={paths.home}>{room('missing.goToHome')}</ButtonLink>
    </MessagePage>
  );
};
