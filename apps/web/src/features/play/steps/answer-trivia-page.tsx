import {
  type Choice,
  choicesFor,
  type GameStateView,
  optionText,
  type QuestionMedia,
  type SentAnswer,
} from '@clockbeat/domain/contract';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useForm } from '../../../frame/form.js';
import type { Passed } from '../../../frame/gates.js';
import { Seated } from '../../../frame/seated.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { currentGame } from '../../../hosting/current-game.js';
import type { GamePicture, Turn } from '../../../live/picture.js';
import type { PlayerSession } from '../../../live/player-session.js';
import { type AskedQuestion, asTold } from '../../../live/seen-order.js';
import { paths } from '../../../paths.js';
import { useRoomTexts } from '../../../texts/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { fillOf, LetteredShape, letterOf } from '../../../ui/answer-look.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { CountdownClock } from '../../../ui/countdown-clock.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { OptionImage } from '../../../ui/media/option-image.js';
import { SmallMedia } from '../../../ui/media/shown-media.js';
import { MessagePage } from '../../../ui/message-page.js';
import { useSecondsLeft } from '../../../ui/time-left.js';
import { Announcer } from '../announcer.js';
import { Answers } from '../answers.js';
import { useSeen } from '../besides-later.js';
import { FloatingFeedback, useFeedback } from '../feedback.js';
import { shownAt } from '../tasks/picture-tiles.js';
import { justAnswered } from './use-verdict-just-asked.js';

/** /answer-trivia: the question of this browser's game, to be answered by choosing and submitting. */
const AnswerTriviaPage = ({ view }: Pick<Passed, 'view'>) => {
  const t = useRoomTexts();
  usePageTitle(t('steps.answer'));
  if (view.as === 'host') return <HostMayJoin />;
  return (
    <Seated seat={view.seat}>
      {(session, picture) => <AnswerStep session={session} picture={picture} />}
    </Seated>
  );
};
export default AnswerTriviaPage;

/** A host plays along like anybody: with the code (OP-84). */
const HostMayJoin = () => {
  const t = useRoomTexts();
  const code = currentGame.get()?.gameCode;
  return (
    <MessagePage title={t('steps.hosting')} text={t('steps.hostingText')}>
      <ButtonLink to={code ? paths.joinByCode(code) : paths.joinTeam} tone="main">
        {t('steps.joinIt')}
      </ButtonLink>
      <ButtonLink to={paths.leaderboard}>{t('steps.toLeaderboard')}</ButtonLink>
    </MessagePage>
  );
};

interface AnswerStepProps {
  session: PlayerSession;
  picture: GamePicture;
}

/** The open question, or what is waited for; a finished game's place is the leaderboard. */
const AnswerStep = ({ session, picture }: AnswerStepProps) => {
  const seen = useSeen(picture);
  return seen && <SeenStep session={session} picture={seen} />;
};

const SeenStep = ({ session, picture }: AnswerStepProps) => {
  const t = useRoomTexts();
  const shown = useFeedback(picture.feedback);
  const { state } = picture;
  if (state === null) return null;
  if (state.status === 'finished') return <Navigate to={paths.leaderboard} replace />;
  return (
    <>
      {content()}
      <FloatingFeedback shown={shown} />
      <Announcer picture={picture} feedback={shown?.feedback ?? null} serverNow={session.serverNow} />
    </>
  );

  function content() {
    if (state?.status === 'active' && state.question)
      return <AnswerForm key={state.question.index} session={session} state={state} turn={picture.turn} />;
    const waiting = state?.status === 'waiting';
    return (
      <MessagePage
        title={t(waiting ? 'steps.getReady' : 'steps.paused')}
        text={t(waiting ? 'steps.getReadyText' : 'steps.pausedText')}
      >
        {waiting && <ButtonLink to={paths.triviaLobby}>{t('steps.toLobby')}</ButtonLink>}
        <ButtonLink to={paths.leaderboard} tone="quiet">
          {t('steps.toLeaderboard')}
        </ButtonLink>
      </MessagePage>
    );
  }
};

interface AnswerFormProps {
  session: PlayerSession;
  state: GameStateView;
  turn: Turn;
}

/** Choose, then submit: the answer is stored in the game, and the leaderboard opens. */
const AnswerForm = ({ session, state, turn }: AnswerFormProps) => {
  const t = useRoomTexts();
  const navigate = useNavigate();
  const question: AskedQuestion | null = state.question;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const answer = (given: SentAnswer): void => {
    // Not waited for: the verdict comes to the leaderboard, over a lost connection too.
    void session.answer(given);
    void navigate(paths.leaderboard, { state: justAnswered });
  };
  const { submit } = useForm({
    send: () => {
      if (chosen === null || turn.locked) return;
      answer(question?.order ? asTold(chosen, question.order) : chosen);
    },
  });
  if (question === null) return null;
  if (question.kind !== undefined && question.kind !== 'poll') {
    const here = { serverNow: session.serverNow, answer };
    return (
      <div className="mx-auto flex w-full max-w-2xl grow flex-col gap-4 px-5 py-4">
        <StepHeader state={state} serverNow={session.serverNow} />
        <AskedText question={question} />
        <Answers question={question} turn={turn} state={state} session={here} />
      </div>
    );
  }
  return (
    <form onSubmit={submit} className="mx-auto flex w-full max-w-2xl grow flex-col gap-4 px-5 py-4">
      <StepHeader state={state} serverNow={session.serverNow} />
      <AskedText question={question} />
      <fieldset disabled={turn.locked} className="flex flex-col gap-2.5">
        <legend className="sr-only">{t('steps.options')}</legend>
        {choicesFor(question.options).map((choice) => (
          <AnswerRadio
            key={choice}
            choice={choice}
            text={optionText(question.options, choice)}
            media={shownAt(question, choice)}
            lang={question.language}
            checked={(turn.locked ? turn.answer : chosen) === choice}
            onChoose={() => setChosen(choice)}
          />
        ))}
      </fieldset>
      <div className="sticky bottom-0 flex flex-wrap gap-2 bg-page pb-2 sm:gap-x-3">
        <p role="status" className="w-full text-muted">
          {turn.locked &&
            `${typeof turn.answer === 'number' ? t('steps.chosen', { letter: letterOf(turn.answer) }) : t('steps.alreadyAnswered')}. ${t('steps.nextHere')}`}
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

/** What is asked, below its picture or sound. */
const AskedText = ({ question }: { question: AskedQuestion }) => (
  <>
    {question.media && <SmallMedia media={question.media} />}
    <h1 lang={question.language} dir="auto" className={`wrap-anywhere ${textSize(question.question.length)}`}>
      {withFormulas(question.question)}
    </h1>
  </>
);

/** A long question is set smaller, so that it can be read with its answers. */
const textSize = (length: number): string => {
  if (length > 200) return 'text-base sm:text-lg';
  return length > 80 ? 'text-lg sm:text-xl' : 'text-2xl sm:text-3xl';
};

/** From here on the number is red (specification, section 2, "answer-trivia"). */
const redFrom = 10;

/** Which question it is and how long there is, by the server's clock. */
const StepHeader = ({ state, serverNow }: { state: GameStateView; serverNow: () => number }) => {
  const t = useTexts();
  const time = { endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 };
  const seconds = useSecondsLeft(time);
  return (
    <header className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-page py-1">
      <p className="font-bold">
        {t('common.questionOf', { number: state.currentQuestionIndex + 1, count: state.questionCount })}
      </p>
      <CountdownClock
        time={time}
        totalMs={(state.question?.timeLimit ?? 1) * 1_000}
        className={classNames('w-16 text-lg sm:w-20 sm:text-xl', seconds <= redFrom && 'text-bad')}
      />
    </header>
  );
};

interface AnswerRadioProps {
  choice: Choice;
  text: string;
  media: QuestionMedia | null;
  lang: string | undefined;
  checked: boolean;
  onChoose: () => void;
}

/** One answer to choose before it is submitted: the browser's radio button, dressed as the answers are. */
const AnswerRadio = ({ choice, text, media, lang, checked, onChoose }: AnswerRadioProps) => {
  const t = useTexts();
  return (
    <label
      className={classNames(
        'flex min-h-16 cursor-pointer items-center gap-3 rounded-tile border-2 px-3 py-1.5 leading-tight font-bold has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-4',
        checked ? `${fillOf(choice)} border-transparent text-ink` : 'border-line-strong bg-surface',
      )}
    >
      <input type="radio" name="answer" checked={checked} onChange={onChoose} className="sr-only" />
      <LetteredShape choice={choice} onColour={checked} className="size-11 text-base" />
      <span className="sr-only">{t('play.answer', { letter: letterOf(choice) })}</span>
      {media && <OptionImage media={media} on="phone" className="size-20 shrink-0" />}
      <span lang={lang} dir="auto" className="min-w-0 grow wrap-anywhere">
        {withFormulas(text)}
      </span>
    </label>
  );
};
