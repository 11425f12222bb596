import type { GameStateView } from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import { FinalMissing, useFinalResult } from '../../frame/final-result.js';
import { type GamePicture, isPaced } from '../../live/picture.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Board, TeamBoard, teamEntries } from '../../ui/board.js';
import { celebrate } from '../../ui/celebrate.js';
import { Podium, podiumStandsMs } from '../../ui/podium.js';
import { prefersReducedMotion } from '../../ui/reduced-motion.js';

/** The end: three on the podium, then the places. Where teams played, teams stand there, and their players after them. */
export const StageFinal = ({ picture, state }: { picture: GamePicture; state: GameStateView }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { scores, teams, missing, again } = useFinalResult(picture);
  const inTeams = teams.length > 0;
  const hasWinners = scores.length > 0;
  // A room that was led through the evening sees its winners one after the other.
  const slowly = isPaced(state) && !prefersReducedMotion();
  useEffect(() => {
    if (!hasWinners) return;
    const timer = setTimeout(() => void celebrate(), slowly ? podiumStandsMs : 0);
    return () => clearTimeout(timer);
  }, [hasWinners, slowly]);
  return (
    <section className="m-auto grid w-full max-w-[60em] gap-[2em]">
      <header className="text-center">
        <p dir="auto" className="text-muted wrap-anywhere">
          {state.title}
        </p>
        <h1 className="text-[3.157em]">{room('screen.podium')}</h1>
      </header>
      {missing && <FinalMissing missing={missing} again={again} />}
      {!missing && !hasWinners && <p className="text-center text-muted">{room('screen.nobody')}</p>}
      {hasWinners && (
        <div className="grid items-end gap-[2em] lg:grid-cols-2">
          <div
            className={`text-[1.6em] max-lg:text-[1.333em] ${slowly ? 'origin-bottom lg:animate-aside' : ''}`}
          >
            <Podium winners={inTeams ? teamEntries(teams) : scores} slowly={slowly} />
          </div>
          <div
            className={slowly ? 'animate-rise' : undefined}
            // when the podium has made room for it
            style={slowly ? { animationDelay: `${podiumStandsMs + 400}ms` } : undefined}
          >
            <TeamBoard teams={teams.slice(0, shown.teams)} />
            {inTeams && <h2 className="mt-[0.5em] mb-1 text-[1.1em]">{t('common.leaderboard')}</h2>}
            <Board
              players={scores.slice(0, inTeams ? shown.ofTeams : shown.alone)}
              caption={room('screen.restOfBoard')}
            />
          </div>
        </div>
      )}
    </section>
  );
};

/** Lines that fit beside the podium; two lists have a heading each. */
const shown = { alone: 10, teams: 4, ofTeams: 4 } as const;
