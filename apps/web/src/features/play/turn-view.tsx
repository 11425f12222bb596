import type { Choice, GameStateView } from '@clockbeat/domain/contract';
import type { GamePicture, Me } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { SoundSwitch } from '../../ui/sound/sound-switch.js';
import { AnswerTiles } from './answer-tiles.js';
import { KeySwitch } from './key-switch.js';
import { Kicker } from './kicker.js';
import { LastSeconds } from './last-seconds.js';
import { LeaveButton } from './leave-button.js';
import { QuestionText } from './question-text.js';
import { StandingsView } from './standings-view.js';
import { TurnHeader } from './turn-header.js';
import { useAnswerKeys } from './use-answer-keys.js';
import type { ShownFeedback } from './use-feedback.js';

interface TurnViewProps {
  session: PlayerSession;
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  shown: ShownFeedback | null;
  /** The answer is settled: the place of the answers is the board's until the next question. */
  showBoard: boolean;
}

/** An open question: clock and score on top, the question, its answers in the lower part. Nothing moves its place. */
export const TurnView = ({ session, picture, state, me, shown, showBoard }: TurnViewProps) => {
  const { turn } = picture;
  const answer = (choice: Choice): void => void session.answer(choice);
  useAnswerKeys(answer, !turn.locked);
  if (state.question === null) return null;
  return (
    <div className="mx-auto flex h-dvh min-h-[34rem] w-full max-w-5xl flex-col px-4 pb-2">
      {/* Where a long question makes the page scroll, the clock and the verdict stay in sight. */}
      <div className="sticky top-0 z-10 shrink-0 bg-page">
        <TurnHeader state={state} me={me} serverNow={session.serverNow} />
        <Kicker question={state.question} me={me} shown={shown} standing={picture.standing} />
      </div>
      <QuestionText question={state.question} />
      {showBoard ? (
        <StandingsView picture={picture} question={state.question} me={me} />
      ) : (
        <AnswerTiles question={state.question} turn={turn} onAnswer={answer} />
      )}
      <footer className="flex shrink-0 items-center justify-between">
        <div className="-ml-2 flex">
          <SoundSwitch />
          <KeySwitch />
        </div>
        <LeaveButton session={session} status={state.status} />
      </footer>
      <LastSeconds time={{ endsAt: state.endsAt, serverNow: session.serverNow, restMs: 0 }} />
    </div>
  );
};
