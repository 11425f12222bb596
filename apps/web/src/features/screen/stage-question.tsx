import { choices, type GameStateView, type QuestionClosedMessage } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { type GamePicture, isPaced } from '../../live/picture.js';
import { type RoomTranslate, useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { LetteredShape, letterOf } from '../../ui/answer-look.js';
import { Board, teamEntries } from '../../ui/board.js';
import { classNames } from '../../ui/class-names.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { rightChoices } from '../../ui/crowd/asked.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { useMomentary } from '../../ui/use-momentary.js';
import { WithMedia } from './stage-media.js';
import { StageTask } from './stage-task.js';
import { stageTextSize } from './stage-text-size.js';

export interface StageQuestionProps {
  picture: GamePicture;
  state: GameStateView;
  answered: number | null;
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
  const isMixed = state.rules?.shuffle === true;
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
              {answered === null
                ? t('common.players', { count: picture.participants.count })
                : room('host.answeredNow', { answered, count: picture.participants.count })}
            </span>
          </span>
        </p>
        {corner}
      </header>
      {!isLed && <LastAnswer closed={picture.lastClosed} isMixed={isMixed} />}
      <div className={classNames('grid min-h-0 grow gap-[2em]', showsBoard && 'lg:grid-cols-[1fr_14em]')}>
        <div className="flex min-h-0 flex-col">
          <WithMedia question={question} bare={size.bare} opens className="min-h-0 grow py-[0.6em]">
            <h1
              key={question.index}
              lang={question.language}
              dir="auto"
              className={classNames('my-auto animate-rise py-[0.3em] wrap-anywhere', size.question)}
            >
              {withFormulas(question.question)}
            </h1>
          </WithMedia>
          <StageTask question={question} size={size} isMixed={isMixed} />
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

/** How long what was right of the last question stands beside the next one. */
export const lastAnswerMs = 5_000;
/** Answers that find room in a line. */
const shownGroups = 3;

interface LastAnswerProps {
  closed: QuestionClosedMessage | null;
  /** No letter means the same on two phones. */
  isMixed: boolean;
}

/** The right answer of the question that has just closed and how many chose what, in a line that is always kept free for it. */
const LastAnswer = ({ closed, isMixed }: LastAnswerProps) => {
  const shown = useMomentary(closed, lastAnswerMs);
  return (
    <div role="status" className="flex h-[2.8em] shrink-0 items-center gap-[1.5em]">
      {shown && <ClosedInALine closed={shown} isMixed={isMixed} />}
    </div>
  );
};

interface ClosedInALineProps extends LastAnswerProps {
  closed: QuestionClosedMessage;
}

/** How a question ended, as short as it can be said. */
export const ClosedInALine = ({ closed, isMixed }: ClosedInALineProps) => {
  const room = useRoomTexts();
  return (
    <>
      {closed.correctAnswerText === '' ? (
        <p className="animate-rise shrink-0 font-bold">
          {room('screen.lastOpinion', { number: closed.questionIndex + 1 })}
        </p>
      ) : (
        <p className="flex min-w-0 animate-rise items-center gap-[0.5em] font-bold text-good">
          <Mark right className="size-[1.2em] shrink-0" />
          <span className="truncate">{withFormulas(lastAnswer(room, closed, isMixed))}</span>
        </p>
      )}
      {!(isMixed && closed.counts.length > 0) && <LastCounts closed={closed} />}
    </>
  );
};

const lastAnswer = (
  room: RoomTranslate,
  { questionIndex, correctAnswer, correctAnswerText: text }: QuestionClosedMessage,
  isMixed: boolean,
): string => {
  const number = questionIndex + 1;
  return correctAnswer === null || isMixed
    ? room('screen.lastInWords', { number, text })
    : room('screen.lastAnswer', { number, letter: letterOf(correctAnswer), text });
};

/** How often each option was chosen, or what most have given. */
const LastCounts = ({ closed }: { closed: QuestionClosedMessage }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { counts, groups = [], key, correctAnswer } = closed;
  const right = rightChoices(correctAnswer, key);
  const said = groups.flatMap(({ answer, count }) => {
    if (answer.kind === 'typed') return { text: answer.text, count };
    return answer.kind === 'cloud' ? { text: answer.entries.join(', '), count } : [];
  });
  if (counts.length === 0 && said.length === 0) return null;
  return (
    <ul
      className={classNames('flex animate-rise gap-[0.9em]', counts.length > 0 ? 'shrink-0' : 'min-w-0')}
      aria-label={room(counts.length > 0 ? 'screen.chosen' : 'crowd.given')}
    >
      {choices.slice(0, counts.length).map((choice) => (
        <li
          key={choice}
          className={classNames(
            'flex items-center gap-[0.35em]',
            right.includes(choice) ? 'font-extrabold' : right.length > 0 && 'text-muted',
          )}
        >
          <LetteredShape choice={choice} onColour={false} className="size-[1.6em]" />
          <span className="sr-only">{letterOf(choice)}</span>
          <span className="numbers">{t('common.figure', { count: counts[choice] ?? 0 })}</span>
        </li>
      ))}
      {counts.length === 0 &&
        said.slice(0, shownGroups).map(({ text, count }) => (
          <li key={text} className="flex min-w-0 items-baseline gap-[0.35em]">
            <span className="truncate">{text}</span>
            <span className="numbers font-extrabold">{t('common.figure', { count })}</span>
          </li>
        ))}
    </ul>
  );
};
