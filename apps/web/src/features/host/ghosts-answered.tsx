import type { GameStateView } from '@clockbeat/domain/contract';
import type { GamePicture } from '../../live/picture.js';
import { useRoomTexts } from '../../texts/room-texts.js';

interface GhostsAnsweredProps {
  picture: GamePicture;
  state: GameStateView;
}

/** Beside how many players have answered: how many of another evening had by now. */
export const GhostsAnswered = ({ picture, state: { ghosts, currentQuestionIndex } }: GhostsAnsweredProps) => {
  const room = useRoomTexts();
  if (!ghosts) return null;
  const answered = picture.ghosts?.index === currentQuestionIndex ? picture.ghosts.answered : 0;
  return <> · {room('host.ghostsAnswered', { answered, count: ghosts })}</>;
};
