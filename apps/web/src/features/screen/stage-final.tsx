import type { GameStateView } from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import type { GamePicture } from '../../live/picture.js';
import { FinalMissing } from '../../shared/final-missing.js';
import { useFinalResult } from '../../shared/use-final-result.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { Board } from '../../ui/board.js';
import { celebrate } from '../../ui/celebrate.js';
import { Podium } from '../../ui/podium.js';
import { TeamBoard } from '../../ui/team-board.js';

/** The end: three on the podium, then the places. */
export const StageFinal = ({ picture, state }: { picture: GamePicture; state: GameStateView }) => {
  const room = useRoomTexts();
  const { scores, teams, missing, again } = useFinalResult(picture);
  const hasWinners = scores.length > 0;
  useEffect(() => {
    if (hasWinners) void celebrate();
  }, [hasWinners]);
  return (
    <section className="m-auto grid w-full max-w-[60em] gap-[2em]">
      <header className="text-center">
        <p className="text-muted">{state.title}</p>
        <h1 className="text-[3.157em]">{room('screen.podium')}</h1>
      </header>
      {missing && <FinalMissing missing={missing} again={again} />}
      {!missing && scores.length === 0 && <p className="text-center text-muted">{room('screen.nobody')}</p>}
      {scores.length > 0 && (
        <div className="grid items-end gap-[2em] lg:grid-cols-2">
          <div className="text-[1.333em]">
            <Podium winners={scores} />
          </div>
          <div>
            <Board players={scores.slice(0, 10)} caption={room('screen.restOfBoard')} />
            <TeamBoard teams={teams} />
          </div>
        </div>
      )}
    </section>
  );
};
