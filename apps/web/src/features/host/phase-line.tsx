import {
  type GamePhase,
  type GameStateView,
  type OpenQuestionView,
  type QuestionClosedMessage,
  titleMs,
} from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import type { GamePicture } from '../../live/picture.js';
import type { ShownPhase } from '../../live/shown-phase.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { isJudged } from '../../ui/crowd/asked.js';
import { useSecondsLeft } from '../../ui/time-left.js';
import { GhostsAnswered } from './ghosts-answered.js';
import { AnsweredBar } from './question-parts.js';

interface PhaseClockProps {
  state: GameStateView;
  shown: ShownPhase;
  readMs: number;
  serverNow: () => number;
}

/** The time until something leads on by itself; nothing where the host does. */
export const PhaseClock = ({ state, shown: { phase, until }, readMs, serverNow }: PhaseClockProps) => {
  const { stage, question, timeLeft } = state;
  const restMs = timeLeft * 1_000;
  if (until === null && !(phase === 'paused' && restMs > 0)) return null;
  const ofStage = stage && (stage.until === null ? restMs : stage.until - stage.since);
  const ofPhase = { round: titleMs, reading: readMs } as Partial<Record<GamePhase, number>>;
  const totalMs = ofStage ?? ofPhase[phase] ?? (question?.timeLimit ?? 0) * 1_000;
  return (
    <CountdownClock
      // each phase has a clock of its own: none begins with what was left of the one before
      key={until}
      time={{ endsAt: until, serverNow, restMs }}
      totalMs={Math.max(1, totalMs)}
      inMinutes={stage?.name === 'break'}
      className={`w-24 shrink-0 ${stage?.name === 'break' ? 'text-lg' : 'text-2xl'}`}
    />
  );
};

const phaseWords = {
  round: 'paced.round',
  reading: 'paced.reading',
  question: 'paced.question',
  revealed: 'paced.revealed',
  board: 'paced.board',
  break: 'paced.break',
} as const;

interface PhaseLineProps {
  picture: GamePicture;
  state: GameStateView;
  phase: GamePhase;
  isPaused: boolean;
  serverNow: () => number;
  children: ReactNode;
}

/** Where the evening is, in words. */
export const PhaseLine = ({ picture, state, phase, isPaused, serverNow, children }: PhaseLineProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { currentQuestionIndex: index, questionCount: count, questions, question } = state;
  const round = (question ?? questions?.[index])?.round;
  const words = phase in phaseWords ? room(phaseWords[phase as keyof typeof phaseWords]) : '';
  return (
    <div className="flex min-h-24 items-center gap-5">
      {children}
      <div className="min-w-0 grow">
        <p className="text-muted wrap-anywhere">
          {t('common.questionOf', { number: index + 1, count })}
          {round && <> · {room('paced.roundOf', { number: round.number, count: round.count })}</>}
        </p>
        <p role="status" data-testid="phase" className="text-xl font-extrabold">
          {isPaused ? room('paced.held', { phase: words }) : words}
        </p>
        {phase === 'question' && (
          <>
            <p className="numbers text-muted" aria-live="off">
              {room('host.answeredNow', { answered: picture.answeredNow, count: picture.participants.count })}
              <GhostsAnswered picture={picture} state={state} />
              {!isPaused && <WaitsFor picture={picture} endsAt={state.endsAt} serverNow={serverNow} />}
            </p>
            <AnsweredBar answered={picture.answeredNow} count={picture.participants.count} />
          </>
        )}
        {phase === 'revealed' && (
          <HowManyRight
            picture={picture}
            asked={question ?? questions?.[index] ?? null}
            closed={closedAt(picture, index)}
          />
        )}
      </div>
    </div>
  );
};

interface WaitsForProps {
  picture: GamePicture;
  endsAt: number | null;
  serverNow: () => number;
}

/** For whom an open question still runs when the room's clock is done: closed by hand now, it would be closed for them too. */
const WaitsFor = ({ picture, endsAt, serverNow }: WaitsForProps) => {
  const room = useRoomTexts();
  const left = useSecondsLeft({ endsAt, serverNow, restMs: 1 });
  const names = [...picture.players.byId.values()]
    .filter(({ timeFactor = 1, current }) => timeFactor > 1 && !current)
    .map(({ name }) => name);
  if (left > 0 || names.length === 0) return null;
  return <span className="wrap-anywhere"> · {room('paced.waitsFor', { names: names.join(', ') })}</span>;
};

/** How a question was closed, as everybody was told; null for a panel that was not there. */
export const closedAt = ({ lastClosed }: GamePicture, index: number): QuestionClosedMessage | null =>
  lastClosed?.questionIndex === index ? lastClosed : null;

interface HowManyRightProps {
  picture: GamePicture;
  asked: OpenQuestionView | null;
  closed: QuestionClosedMessage | null;
}

/** What the room hears when a question is closed, for the host to say aloud. */
const HowManyRight = ({ picture, asked, closed }: HowManyRightProps) => {
  const room = useRoomTexts();
  const digit = useOneDigit();
  const players = [...picture.players.byId.values()];
  const all = picture.participants.count;
  if (asked && !isJudged(asked)) {
    const answered = players.filter(({ current }) => current !== null && current.answer !== null).length;
    return <p className="numbers">{room('crowd.answered', { count: answered, all })}</p>;
  }
  const inPart = players.filter(
    ({ current }) => current?.fraction !== undefined && !current.isCorrect,
  ).length;
  const correct = closed?.correct ?? players.filter(({ current }) => current?.isCorrect).length;
  return (
    <p className="numbers wrap-anywhere">
      {room('paced.right', { count: correct, all })}
      {inPart > 0 && <> · {room('crowd.inPart', { count: inPart })}</>}
      {closed?.fastest && (
        <span className="text-muted">
          {' '}
          · {room('paced.fastest', { name: closed.fastest.name, seconds: digit(closed.fastest.seconds) })}
        </span>
      )}
    </p>
  );
};
