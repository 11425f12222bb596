import type { GameStateView } from '@clockbeat/domain/contract';
import type { GamePicture } from '../../live/picture.js';
import { paths } from '../../paths.js';
import { FinalMissing } from '../../shared/final-missing.js';
import { useFinalResult } from '../../shared/use-final-result.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { Board } from '../../ui/board.js';
import { ButtonLink } from '../../ui/button.js';
import { Podium } from '../../ui/podium.js';
import { TeamBoard } from '../../ui/team-board.js';
import { HostLobby } from './host-lobby.js';
import { HostQuestion } from './host-question.js';

interface HostStageProps {
  picture: GamePicture;
  state: GameStateView;
  joinUrl: string;
  serverNow: () => number;
}

/** What goes on: the room fills, a question runs, or the end. */
export const HostStage = ({ picture, state, joinUrl, serverNow }: HostStageProps) => {
  if (state.status === 'finished') return <HostFinal picture={picture} state={state} />;
  if (state.status === 'waiting') {
    return (
      <HostLobby joinUrl={joinUrl} players={picture.participants.count} questions={state.questionCount} />
    );
  }
  return <HostQuestion picture={picture} state={state} serverNow={serverNow} />;
};

const HostFinal = ({ picture, state }: { picture: GamePicture; state: GameStateView }) => {
  const room = useRoomTexts();
  const { scores, teams, missing, again } = useFinalResult(picture);
  return (
    <section>
      <h2 className="text-2xl">{room('host.finished')}</h2>
      {state.endedBy === 'abandoned' && <p className="mt-1 text-muted">{room('host.abandoned')}</p>}
      {missing ? (
        <div className="mt-6">
          <FinalMissing missing={missing} again={again} />
        </div>
      ) : (
        <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
          {scores.length > 1 && (
            <div className="text-lg">
              <Podium winners={scores} />
            </div>
          )}
          <div>
            <Board players={scores} caption={room('host.finished')} emptyText={room('screen.nobody')} />
            <TeamBoard teams={teams} />
          </div>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.results(state.gameId)} tone="main">
          {room('host.toResults')}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{room('host.toDashboard')}</ButtonLink>
      </div>
    </section>
  );
};
