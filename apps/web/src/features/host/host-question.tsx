import type { GameStateView } from '@clockbeat/domain';
import type { GamePicture } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { choices } from '../../ui/answer-look.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { useCountdown } from '../../ui/use-countdown.js';
import { HostOption } from './host-option.js';

interface HostQuestionProps {
  picture: GamePicture;
  state: GameStateView;
  serverNow: () => number;
}

/** The running question with its right answer, which only the host sees. */
export const HostQuestion = ({ picture, state, serverNow }: HostQuestionProps) => {
  const t = useTexts();
  const left = useCountdown(state.endsAt, serverNow, state.timeLeft * 1_000);
  const question = state.question ?? state.questions?.[state.currentQuestionIndex];
  if (!question) return null;
  const right = state.questions?.[question.index]?.answer;
  return (
    <section>
      <div className="flex items-center gap-5">
        <CountdownClock
          secondsLeft={Math.ceil(left / 1_000)}
          share={left / (question.timeLimit * 1_000)}
          still={state.status === 'paused'}
          className="w-24 shrink-0 text-2xl"
        />
        <div>
          <p className="font-bold">
            {t('common.questionOf', { number: question.index + 1, count: state.questionCount })}
          </p>
          <p className="numbers text-muted" aria-live="off">
            {t('host.answeredNow', { answered: picture.answeredNow, count: picture.participants.count })}
          </p>
        </div>
      </div>
      <h2 className="mt-5 min-h-[2.3em] text-2xl wrap-anywhere">{question.question}</h2>
      <ul className="mt-5 grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <HostOption key={choice} choice={choice} text={question.options[choice]} right={choice === right} />
        ))}
      </ul>
    </section>
  );
};
