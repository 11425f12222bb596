import type { GameStateView, OpenQuestionView } from '@clockbeat/domain/contract';
import { type ReactNode, useRef } from 'react';
import { useShownPhase } from '../../../frame/use-shown-phase.js';
import type { GamePicture, Me, Turn } from '../../../live/picture.js';
import { isUnheard } from '../../../live/picture.js';
import type { PlayerSession } from '../../../live/player-session.js';
import { withOwnTime } from '../../../live/shown-phase.js';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { Mark } from '../../../ui/mark.js';
import { useSecondsLeft } from '../../../ui/time-left.js';
import { Answers } from '../answers.js';
import { PausedView } from '../interludes.js';
import { TurnFrame } from '../turn-frame.js';
import { Streak } from '../verdict.js';
import { BoardView } from './board-view.js';
import { BreakView, HeldView, ReadingView, RoundCard } from './phases.js';
import { RevealedView } from './revealed-view.js';

interface PacedStageProps {
  session: PlayerSession;
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  /** The way out of the game. */
  leave: ReactNode;
}

/** A player's screen of a game that is led, from the first round to the last board: one phase at a time. */
export const PacedStage = ({ session, picture, state, me, leave }: PacedStageProps) => {
  const { serverNow } = session;
  const { phase } = useShownPhase(state, serverNow);
  const { question, stage } = state;
  const view = { picture, state, me, serverNow, leave };
  if (phase === 'paused')
    return stage ? (
      <HeldView me={me} leave={leave} />
    ) : (
      <PausedView
        session={session}
        state={withOwnTime(state, me.timeFactor)}
        me={me}
        shown={null}
        leave={leave}
      />
    );
  if (phase === 'break') return <BreakView {...view} session={session} />;
  if (question === null) return null;
  switch (phase) {
    case 'round':
      return <RoundCard {...view} question={question} />;
    case 'reading':
      return <ReadingView {...view} question={question} />;
    case 'revealed':
      return <RevealedView {...view} question={question} />;
    case 'board':
      return <BoardView {...view} session={session} />;
    default:
      return <OpenView {...view} session={session} question={question} />;
  }
};

interface OpenViewProps extends PacedStageProps {
  question: OpenQuestionView;
}

/** The open question: what is chosen stays marked, and nothing says whether it is right. */
const OpenView = ({ session, state, question, leave, ...now }: OpenViewProps) => {
  const { picture, me } = useUntold(now, question.index);
  const { turn } = picture;
  const own = withOwnTime(state, me.timeFactor);
  return (
    <TurnFrame
      picture={picture}
      state={own}
      me={me}
      shown={null}
      question={question}
      serverNow={session.serverNow}
      leave={leave}
      kicker={
        <OpenKicker
          question={question}
          turn={turn}
          me={me}
          waits={isUnheard(picture, turn.index)}
          endsAt={own.endsAt}
          serverNow={session.serverNow}
        />
      }
    >
      <Answers question={question} turn={turn} state={own} session={session} />
    </TurnFrame>
  );
};

/** What the answer came to is heard a moment before the phase turns: until then the screen stays as it was. */
const useUntold = <Shown extends Pick<PacedStageProps, 'picture' | 'me'>>(
  now: Shown,
  index: number,
): Shown => {
  const last = useRef(now);
  const { turn, lastClosed } = now.picture;
  if (turn.result?.questionIndex !== index && lastClosed?.questionIndex !== index) last.current = now;
  return last.current;
};

interface OpenKickerProps {
  question: OpenQuestionView;
  turn: Turn;
  me: Me;
  /** The answer is on its way. */
  waits: boolean;
  endsAt: number | null;
  serverNow: () => number;
}

/** The one line over the question: what became of the answer, and what is special for this seat. */
const OpenKicker = ({ question, turn, me, waits, endsAt, serverNow }: OpenKickerProps) => {
  const t = useBesidesTexts();
  const isOver = useSecondsLeft({ endsAt, serverNow, restMs: 1 }) === 0;
  const { stored } = turn;
  const isOpinion = question.kind === 'poll' || question.kind === 'cloud';
  const answered = stored !== null || (turn.locked && !waits);
  const notes = [
    question.round?.title ?? question.category,
    me.timeFactor > 1 && t('paced.moreTime', { factor: me.timeFactor }),
    me.joker !== null && me.joker === question.round?.number && t('paced.jokerBonus'),
  ];
  return (
    <div className="flex min-h-[min(4rem,11dvh)] shrink-0 items-center justify-between gap-3">
      <div className="min-w-0 text-[min(0.875rem,max(12px,2.4dvh))] leading-tight text-muted">
        <p className="line-clamp-2">{notes.filter(Boolean).join(' · ')}</p>
        <p role="status" className="font-bold text-text">
          {waits && t('paced.answerSent')}
          {answered && !waits && (
            <>
              <Mark right className="me-[0.4em] inline size-[1.1em] align-[-0.15em]" />
              {t(isOpinion ? 'paced.opinionIn' : 'paced.answerIn')}
              {!isOver && stored !== null && stored.changesLeft > 0 && (
                <span className="font-normal">
                  {' '}
                  {t(stored.changesLeft > 1 ? 'paced.mayChange' : 'paced.mayChangeOnce')}
                </span>
              )}
            </>
          )}
          {!answered && !waits && isOver && t('paced.timeOver')}
        </p>
      </div>
      {me.streak > 1 && <Streak count={me.streak} />}
    </div>
  );
};
