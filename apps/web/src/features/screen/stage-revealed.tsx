import { choicesFor, type GameStateView, type OpenQuestionView } from '@clockbeat/domain/contract';
import type { CSSProperties, ReactNode } from 'react';
import type { GamePicture } from '../../live/picture.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { fillOf, LetteredShape, letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { Mark } from '../../ui/mark.js';

export interface PhaseProps {
  state: GameStateView;
  /** The upper right: controls, and the way in. */
  corner: ReactNode;
}

interface StageHeaderProps extends PhaseProps {
  title?: string | undefined;
  /** What is shown, where that has no place of its own below. */
  heading?: string;
}

/** Where the evening is, and the corner. */
export const StageHeader = ({ state, corner, title, heading }: StageHeaderProps) => {
  const t = useTexts();
  return (
    <header className="flex flex-wrap items-center gap-[1em]">
      <div className="min-w-[8em] flex-1">
        {heading && <h1 className="mb-[0.1em] text-[2.37em]">{heading}</h1>}
        <p className="font-bold">
          {t('common.questionOf', { number: state.currentQuestionIndex + 1, count: state.questionCount })}
          <span className="block font-normal text-muted">{title ?? state.title}</span>
        </p>
      </div>
      {corner}
    </header>
  );
};

interface StageRevealedProps extends PhaseProps {
  picture: GamePicture;
  question: OpenQuestionView;
}

/** What was right, how many chose what, why, and who knew it first. */
export const StageRevealed = ({ picture, state, question, corner }: StageRevealedProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const room = useRoomTexts();
  const oneDigit = useOneDigit();
  const closed = picture.lastClosed?.questionIndex === question.index ? picture.lastClosed : null;
  const counts = closed?.counts ?? [];
  const most = Math.max(
    1,
    counts.reduce((sum, one) => sum + one, 0),
  );
  const total = most + (closed?.noAnswer ?? 0);
  const longest = Math.max(...question.options.map(({ length }) => length));
  // a wall that has the room uses it
  const isRoomy =
    longest <= 30 && question.question.length <= 80 && (closed?.explanation ?? '').length <= 110;
  const isDense = longest > 70 || question.question.length > 200 || (closed?.explanation ?? '').length > 220;
  // so much text leaves no room for the question: who has read the wrong ones knows them by their beginnings
  const isFull = longest * question.options.length > 800;
  return (
    <>
      <StageHeader state={state} corner={corner} title={question.round?.title ?? question.category} />
      <div className="mx-auto flex min-h-0 w-full grow flex-col justify-center gap-[0.9em] py-[0.3em]">
        <h1
          lang={question.language}
          className={classNames(
            isFull ? 'line-clamp-3' : 'line-clamp-4',
            'wrap-anywhere',
            isRoomy ? 'text-[2.8em] max-sm:text-[1.777em]' : questionSize(question.question.length),
          )}
        >
          {question.question}
        </h1>
        <ul
          className={classNames('grid gap-[0.6em] sm:grid-cols-2', !isFull && 'auto-rows-fr')}
          aria-label={room('screen.chosen')}
        >
          {choicesFor(question.options).map((choice) => {
            const isRight = closed?.correctAnswer === choice;
            const count = counts[choice] ?? 0;
            const bar: CSSProperties = { width: `${(100 * count) / most}%` };
            return (
              <li
                key={choice}
                className={classNames(
                  'grid grid-cols-[auto_1fr_auto_auto] items-center sm:last:odd:col-span-2 gap-x-[0.8em] gap-y-[0.3em] rounded-[0.8em] px-[0.9em] leading-tight transition-opacity duration-200',
                  isDense ? 'py-[0.45em]' : isRoomy ? 'py-[1.1em]' : 'py-[0.9em]',
                  isRight ? `${fillOf(choice)} text-ink` : 'bg-surface',
                )}
              >
                <LetteredShape choice={choice} onColour={isRight} className="size-[1.9em]" />
                <span className="sr-only">{letterOf(choice)}</span>
                <span
                  lang={question.language}
                  className={classNames(
                    'min-w-0 wrap-anywhere',
                    isRight ? 'font-extrabold' : isFull ? 'line-clamp-2 text-muted' : 'text-muted',
                    longest > 100
                      ? 'text-[1em]'
                      : longest > 40
                        ? 'text-[1.2em]'
                        : isRoomy
                          ? 'text-[1.9em]'
                          : 'text-[1.6em]',
                  )}
                >
                  {question.options[choice]}
                </span>
                {isRight ? <Mark right className="size-[1.8em]" /> : <span />}
                <span className="numbers min-w-[1.6em] text-right text-[1.4em] font-extrabold">
                  {t('common.figure', { count })}
                </span>
                <span
                  aria-hidden="true"
                  className={classNames(
                    'col-span-full h-[0.55em] overflow-hidden rounded-full',
                    isRight ? 'bg-ink/20' : 'bg-line',
                  )}
                >
                  <span
                    className={classNames(
                      'block h-full origin-left animate-grow rounded-full',
                      isRight ? 'bg-ink' : fillOf(choice),
                    )}
                    style={bar}
                  />
                </span>
              </li>
            );
          })}
        </ul>
        {closed && (
          <p
            className={classNames(
              'flex flex-wrap items-baseline gap-x-[2em] gap-y-[0.2em] font-bold',
              isRoomy ? 'text-[1.5em]' : 'text-[1.25em]',
            )}
            role="status"
          >
            <span>
              {closed.correct
                ? besides('paced.shareRight', { count: closed.correct, all: total })
                : besides('paced.nobodyRight')}
            </span>
            {closed.fastest && (
              <span className="animate-rise wrap-anywhere [animation-delay:900ms]">
                {besides('paced.fastest', {
                  name: closed.fastest.name,
                  seconds: oneDigit(closed.fastest.seconds),
                })}
              </span>
            )}
          </p>
        )}
        {closed?.explanation && (
          <p
            className={classNames(
              'animate-rise border-l-[0.25em] border-good pl-[0.8em] text-pretty wrap-anywhere [animation-delay:900ms]',
              closed.explanation.length > 260 ? 'text-[1em]' : 'text-[1.333em] leading-snug',
            )}
          >
            {closed.explanation}
          </p>
        )}
      </div>
    </>
  );
};

const questionSize = (length: number): string => {
  if (length > 200) return 'text-[1.15em] leading-snug';
  return length > 80 ? 'text-[1.777em]' : 'text-[2.37em]';
};
