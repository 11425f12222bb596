import { useParams, useSearchParams } from 'react-router-dom';
import { seats } from '../../../live/seat-storage.js';
import { soloSeats } from '../../../live/solo-seats.js';
import { QuietFrame } from '../../../shared/quiet-layout.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { NothingToPlay } from './nothing-to-play.js';
import { OwnGameGate } from './own-game-gate.js';
import { isOfTheBank } from './solo-categories.js';
import { SoloGame } from './solo-game.js';
import { isGameId, readSoloSettings, type SoloSettings, soloAddress, soloGameBody } from './solo-settings.js';
import { SoloSetup } from './solo-setup.js';
import { useSoloSeat } from './use-solo-seat.js';

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
  const { seat, begin, letGo, leave } = useSoloSeat(address);
  if (seat)
    return <SoloGame key={seat.gameId} seat={seat} replayPath={address} onOver={letGo} onLeave={leave} />;
  const proof = proofOf(settings.key);
  const setup = (
    <SoloSetup settings={settings} onStart={() => begin(soloGameBody(settings), proof ?? undefined)} />
  );
  return (
    <QuietFrame>
      {isGameId(settings.key) ? <OwnGameGate gameId={settings.key}>{setup}</OwnGameGate> : setup}
    </QuietFrame>
  );
};

/** The token of this browser's seat in the game that is to be played again. */
const proofOf = (key: string): string | null => (seats().find(key) ?? soloSeats().find(key))?.token ?? null;
