import {
  choices,
  choicesFor,
  type GameStateView,
  type QuestionClosedMessage,
} from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { type GamePicture, isPaced } from '../../live/picture.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { fillOf, LetteredShape, letterOf } from '../../ui/answer-look.js';
import { Board, teamEntries } from '../../ui/board.js';
import { classNames } from '../../ui/class-names.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { Mark } from '../../ui/mark.js';
import { useMomentary } from '../../ui/use-momentary.js';
import { stageTextSize } from './stage-text-size.js';

export interface StageQuestionProps {
  picture: GamePicture;
  state: GameStateView;
  answered: number;
  serverNow: () => number;
  /** The upper right: controls, and the way in. */
  corner: ReactNode;
}

/** A running question for the whole room. */
export const StageQuestion = ({ picture, state, answered, serverNow, corner }: StageQuestionProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { question } = state;
  if (question === null) return null;
  const size = stageTextSize(question);
  const { players, teams } = picture.board;
  // A game that is led shows its board, and what was right, in phases of their own.
  const isLed = isPaced(state);
  const showsBoard = !isLed && !size.alone && players.length > 0;
  const inTeams = teams.length > 0;
  return (
    <>
      <header className="flex flex-wrap items-center gap-[1em]">
        <CountdownClock
          time={{ endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 }}
          totalMs={question.timeLimit * 1_000}
          className="w-[4.6em] text-[1.777em]"
        />
        <p className="min-w-[8em] flex-1 font-bold">
          {t('common.questionOf', { number: question.index + 1, count: state.questionCount })}
          <span className="block font-normal text-muted">
            {question.round?.title ?? question.category} ·{' '}
            <span className="numbers">
              {room('host.answeredNow', { answered, count: picture.participants.count })}
            </span>
          </span>
        </p>
        {corner}
      </header>
      {!isLed && <LastAnswer closed={picture.lastClosed} />}
      <div className={classNames('grid min-h-0 grow gap-[2em]', showsBoard && 'lg:grid-cols-[1fr_14em]')}>
        <div className="flex min-h-0 flex-col">
          <h1
            key={question.index}
            lang={question.language}
            className={classNames('my-auto animate-rise py-[0.3em] wrap-anywhere', size.question)}
          >
            {question.question}
          </h1>
          <ul className="grid auto-rows-fr gap-[0.6em] sm:grid-cols-2">
            {choicesFor(question.options).map((choice) => (
              <li
                key={choice}
                className={classNames(
                  'flex items-center sm:last:odd:col-span-2 gap-[0.7em] rounded-[0.8em] px-[0.9em] py-[0.4em] leading-tight font-bold text-ink',
                  question.options.length > 2 ? 'min-h-[3.6em]' : 'min-h-[5em]',
                  fillOf(choice),
                  size.option,
                )}
              >
                <LetteredShape choice={choice} onColour className="size-[2.1em]" />
                <span lang={question.language} className="min-w-0 wrap-anywhere">
                  {question.options[choice]}
                </span>
              </li>
            ))}
          </ul>
        </div>
        {showsBoard && (
          <section
            aria-label={t(inTeams ? 'common.teams' : 'common.leaderboard')}
            className="hidden self-center lg:block"
          >
            <Board
              players={(inTeams ? teamEntries(teams) : players).slice(0, 8)}
              caption={t(inTeams ? 'common.teams' : 'common.leaderboard')}
            />
          </section>
        )}
      </div>
    </>
  );
};

const shownMs = 5_000;

/** The right answer of the question that has just closed and how many chose what, in a line that is always kept free for it. */
const LastAnswer = ({ closed }: { closed: QuestionClosedMessage | null }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const shown = useMomentary(closed, shownMs);
  return (
    <div role="status" className="flex h-[2.8em] shrink-0 items-center gap-[1.5em]">
      {shown && (
        <>
          <p className="flex min-w-0 animate-rise items-center gap-[0.5em] font-bold text-good">
            <Mark right className="size-[1.2em] shrink-0" />
            <span className="truncate">
              {room('screen.lastAnswer', {
                number: shown.questionIndex + 1,
                letter: letterOf(shown.correctAnswer),
                text: shown.correctAnswerText,
              })}
            </span>
          </p>
          <ul className="flex shrink-0 animate-rise gap-[0.9em]" aria-label={room('screen.chosen')}>
            {choices.slice(0, shown.counts.length).map((choice) => (
              <li
                key={choice}
                className={classNames(
                  'flex items-center gap-[0.35em]',
                  choice === shown.correctAnswer ? 'font-extrabold' : 'text-muted',
                )}
              >
                <LetteredShape choice={choice} onColour={false} className="size-[1.6em]" />
                <span className="sr-only">{letterOf(choice)}</span>
                <span className="numbers">{t('common.figure', { count: shown.counts[choice] ?? 0 })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
