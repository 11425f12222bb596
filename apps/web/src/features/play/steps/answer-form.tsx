import { type Choice, choices, type GameStateView } from '@clockbeat/domain/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Turn } from '../../../live/picture.js';
import type { PlayerSession } from '../../../live/player-session.js';
import { paths } from '../../../paths.js';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { letterOf } from '../../../ui/answer-look.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { AnswerRadio } from './answer-radio.js';
import { StepHeader } from './step-header.js';
import { justAnswered } from './use-verdict-just-asked.js';

interface AnswerFormProps {
  session: PlayerSession;
  state: GameStateView;
  turn: Turn;
}

/** Choose, then submit: the answer is stored in the game, and the leaderboard opens. */
export const AnswerForm = ({ session, state, turn }: AnswerFormProps) => {
  const t = useRoomTexts();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { question } = state;
  if (question === null) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen === null || turn.locked) return;
    // Not waited for: the verdict comes to the leaderboard, over a lost connection too.
    void session.answer(chosen);
    void navigate(paths.leaderboard, { state: justAnswered });
  };
  return (
    <form onSubmit={submit} className="mx-auto flex w-full max-w-2xl grow flex-col gap-4 px-5 py-4">
      <StepHeader state={state} serverNow={session.serverNow} />
      <h1 className={`wrap-anywhere ${textSize(question.question.length)}`}>{question.question}</h1>
      <fieldset disabled={turn.locked} className="flex flex-col gap-2.5">
        <legend className="sr-only">{t('steps.options')}</legend>
        {choices.map((choice) => (
          <AnswerRadio
            key={choice}
            choice={choice}
            text={question.options[choice]}
            checked={(turn.locked ? turn.choice : chosen) === choice}
            onChoose={() => setChosen(choice)}
          />
        ))}
      </fieldset>
      <div className="sticky bottom-0 flex flex-wrap gap-2 bg-page pb-2 sm:gap-x-3">
        <p role="status" className="w-full text-muted">
          {turn.locked &&
            `${turn.choice === null ? t('steps.alreadyAnswered') : t('steps.chosen', { letter: letterOf(turn.choice) })}. ${t('steps.nextHere')}`}
        </p>
        <Button
          type="submit"
          tone="main"
          disabled={chosen === null || turn.locked}
          className="min-h-14 grow text-lg max-sm:px-2 sm:px-8"
        >
          {t('steps.submit')}
        </Button>
        <ButtonLink to={paths.leaderboard} className="min-h-14 max-sm:px-3 max-sm:text-sm sm:px-6">
          {t('steps.toLeaderboard')}
        </ButtonLink>
      </div>
    </form>
  );
};

/** A long question is set smaller, so that it can be read with its answers. */
const textSize = (length: number): string => {
  if (length > 200) return 'text-base sm:text-lg';
  return length > 80 ? 'text-lg sm:text-xl' : 'text-2xl sm:text-3xl';
};
