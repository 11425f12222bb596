import type { GameStateView } from '@clockbeat/domain';
import type { ReactNode } from 'react';
import type { GamePicture } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { choices, fillOf } from '../../ui/answer-look.js';
import { Board } from '../../ui/board.js';
import { classNames } from '../../ui/class-names.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { LetteredShape } from '../../ui/lettered-shape.js';
import { useCountdown } from '../../ui/use-countdown.js';
import { LastAnswer } from './last-answer.js';

interface StageQuestionProps {
  picture: GamePicture;
  state: GameStateView;
  serverNow: () => number;
  join: ReactNode;
}

/** A running question for the whole room. */
export const StageQuestion = ({ picture, state, serverNow, join }: StageQuestionProps) => {
  const t = useTexts();
  const left = useCountdown(state.endsAt, serverNow, state.timeLeft * 1_000);
  const { question } = state;
  if (question === null) return null;
  return (
    <>
      <header className="flex items-center gap-[1em]">
        <CountdownClock
          secondsLeft={Math.ceil(left / 1_000)}
          share={left / (question.timeLimit * 1_000)}
          className="w-[5.5em] text-[1.333em]"
        />
        <p className="grow font-bold">
          {t('common.questionOf', { number: question.index + 1, count: state.questionCount })}
          <span className="block font-normal text-muted">
            {t('common.players', { count: picture.participants.count })}
          </span>
        </p>
        {join}
      </header>
      <LastAnswer closed={picture.lastClosed} />
      <div className="grid grow gap-[1.5em] lg:grid-cols-[1fr_15em]">
        <div className="flex flex-col">
          <h1
            key={question.index}
            className={`my-auto animate-rise py-[0.4em] wrap-anywhere ${question.question.length > 110 ? 'text-[1.8em]' : 'text-[2.4em]'}`}
          >
            {question.question}
          </h1>
          <ul className="grid auto-rows-fr gap-[0.6em] sm:grid-cols-2">
            {choices.map((choice) => (
              <li
                key={choice}
                className={classNames(
                  'flex min-h-[3.4em] items-center gap-[0.7em] rounded-[0.8em] px-[0.9em] py-[0.4em] text-[1.2em] font-bold text-ink',
                  fillOf(choice),
                )}
              >
                <LetteredShape choice={choice} onColour className="size-[2.1em]" />
                <span className="min-w-0 wrap-anywhere">{question.options[choice]}</span>
              </li>
            ))}
          </ul>
        </div>
        <section aria-label={t('common.leaderboard')} className="hidden self-center lg:block">
          {picture.board.players.length > 0 && (
            <Board players={picture.board.players.slice(0, 8)} caption={t('common.leaderboard')} />
          )}
        </section>
      </div>
    </>
  );
};
