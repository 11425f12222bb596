import { choices, type GameStateView } from '@clockbeat/domain/contract';
import type { GamePicture } from '../../live/picture.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { AnsweredBar } from './answered-bar.js';
import { HostOption } from './host-option.js';

interface HostQuestionProps {
  picture: GamePicture;
  state: GameStateView;
  serverNow: () => number;
}

/** The running question with its right answer, which only the host sees. */
export const HostQuestion = ({ picture, state, serverNow }: HostQuestionProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const question = state.question ?? state.questions?.[state.currentQuestionIndex];
  if (!question) return null;
  const right = state.questions?.[question.index]?.answer;
  return (
    <section>
      <div className="flex items-center gap-5">
        <CountdownClock
          time={{ endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 }}
          totalMs={question.timeLimit * 1_000}
          className="w-24 shrink-0 text-2xl"
        />
        <div className="min-w-0 grow">
          <p className="font-bold">
            {t('common.questionOf', { number: question.index + 1, count: state.questionCount })}
          </p>
          <p className="numbers text-muted" aria-live="off">
            {room('host.answeredNow', { answered: picture.answeredNow, count: picture.participants.count })}
          </p>
          <AnsweredBar answered={picture.answeredNow} count={picture.participants.count} />
        </div>
      </div>
      <h2
        className={`mt-5 min-h-[2.3em] wrap-anywhere ${question.question.length > 160 ? 'text-lg' : 'text-2xl'}`}
      >
        {question.question}
      </h2>
      <ul className="mt-5 grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <HostOption key={choice} choice={choice} text={question.options[choice]} right={choice === right} />
        ))}
      </ul>
    </section>
  );
};
