import {
  choicesFor,
  type GameStateView,
  isSound,
  type OpenQuestionView,
  type QuestionClosedMessage,
} from '@clockbeat/domain/contract';
import type { CSSProperties, ReactNode } from 'react';
import type { GamePicture } from '../../live/picture.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { fillOf, LetteredShape, letterOf } from '../../ui/answer-look.js';
import { classNames } from '../../ui/class-names.js';
import { hasOptions, isJudged, kindIn, rightChoices } from '../../ui/crowd/asked.js';
import { Crowd } from '../../ui/crowd/crowd.js';
import { withFormulas } from '../../ui/formulas/with-formulas.js';
import { Mark } from '../../ui/mark.js';
import { OptionImage } from '../../ui/media/option-image.js';
import { WithMedia } from './stage-media.js';
import { lengthBeside } from './stage-text-size.js';

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

/** How a question was closed, as everybody was told; null for a wall that was not there. */
export const closedAt = (
  { lastClosed }: GamePicture,
  { index }: OpenQuestionView,
): QuestionClosedMessage | null => (lastClosed?.questionIndex === index ? lastClosed : null);

/** What was right, how the answers fell, why, and who knew it first. */
export const StageRevealed = ({ picture, state, question, corner }: StageRevealedProps) => {
  const closed = closedAt(picture, question);
  const look = lookOf(question, closed);
  const { media } = question;
  const isBare = look.isFull || (media !== undefined && isSound(media) && look.longest > 70);
  return (
    <>
      <StageHeader state={state} corner={corner} title={question.round?.title ?? question.category} />
      <div
        className={classNames(
          'mx-auto flex min-h-0 w-full grow flex-col justify-center py-[0.3em]',
          look.isTight || (look.isDense && !hasOptions(question)) ? 'gap-[0.6em]' : 'gap-[0.9em]',
        )}
      >
        <WithMedia
          question={question}
          bare={isBare}
          className={media && isSound(media) ? 'shrink-0' : 'min-h-min flex-[0_99_15em]'}
        >
          <h1
            lang={question.language}
            dir="auto"
            className={classNames(
              'shrink-0',
              look.isFull || look.isTight || !hasOptions(question) ? 'line-clamp-3' : 'line-clamp-4',
              'wrap-anywhere',
              look.isRoomy
                ? 'text-[2.8em] max-sm:text-[1.777em]'
                : questionSize(isBare ? question.question.length : lengthBeside(question), look.isTight),
            )}
          >
            {withFormulas(question.question)}
          </h1>
        </WithMedia>
        {hasOptions(question) ? (
          <OptionBars
            question={question}
            closed={closed}
            count={state.participantCount}
            look={look}
            isMixed={state.rules?.shuffle === true}
          />
        ) : (
          closed && <Crowd asked={question} fallen={closed} on="wall" low={look.isDense} />
        )}
        {closed && <Share question={question} closed={closed} state={state} isRoomy={look.isRoomy} />}
        {closed?.explanation && (
          <p
            dir="auto"
            className={classNames(
              'animate-rise border-s-[0.25em] border-good ps-[0.8em] text-pretty wrap-anywhere [animation-delay:900ms]',
              closed.explanation.length > (look.isTight ? 110 : 260)
                ? 'text-[1em]'
                : 'text-[1.333em] leading-snug',
            )}
          >
            {withFormulas(closed.explanation)}
          </p>
        )}
      </div>
    </>
  );
};

interface RevealLook {
  longest: number;
  /** Three rows of options leave little for what is said besides. */
  isTight: boolean;
  /** A wall that has the room uses it. */
  isRoomy: boolean;
  isDense: boolean;
  /** Few options of a few words: what they show may be large. */
  hasRoomForPictures: boolean;
  /** So much text leaves no room for the question: who has read the wrong ones knows them by their beginnings. */
  isFull: boolean;
}

const lookOf = (
  { question, options, kind, media, optionMedia }: OpenQuestionView,
  closed: QuestionClosedMessage | null,
): RevealLook => {
  const longest = Math.max(0, ...options.map(({ length }) => length));
  const explanation = (closed?.explanation ?? '').length;
  const hasThreeRows = hasOptions({ kind }) && options.length > 4;
  const isTight = hasThreeRows && (explanation > 110 || question.length > 80 || longest > 28);
  return {
    longest,
    isTight,
    isRoomy:
      !media &&
      !optionMedia &&
      !hasThreeRows &&
      longest <= 30 &&
      question.length <= 80 &&
      explanation <= 110 &&
      kind !== 'order',
    isDense:
      media !== undefined ||
      optionMedia !== undefined ||
      hasThreeRows ||
      longest > 70 ||
      question.length > (hasOptions({ kind }) ? 200 : 120) ||
      explanation > 220,
    hasRoomForPictures: !media && options.length <= 4 && longest <= 45 && question.length <= 120,
    isFull: longest * options.length > 800,
  };
};

interface OptionBarsProps {
  question: OpenQuestionView;
  closed: QuestionClosedMessage | null;
  /** Players. */
  count: number;
  look: RevealLook;
  /** Each phone has them in an order of its own: no letter and no colour is theirs. */
  isMixed: boolean;
}

/** How often each option was chosen, and which of them are right; of a poll none is, and none steps back. */
const OptionBars = ({ question, closed, count: players, look, isMixed }: OptionBarsProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const { longest, isRoomy, isDense, isTight, isFull, hasRoomForPictures } = look;
  const counts = closed?.counts ?? [];
  const right = rightChoices(closed?.correctAnswer, closed?.key);
  // who ticks several counts for each of them
  const all =
    kindIn(question) === 'multi'
      ? Math.max(players - (closed?.noAnswer ?? 0), ...counts)
      : counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul
      className={classNames(
        'grid sm:grid-cols-2',
        isTight ? 'gap-[0.45em]' : 'gap-[0.6em]',
        !isFull && 'auto-rows-fr',
      )}
      aria-label={room('screen.chosen')}
    >
      {choicesFor(question.options).map((choice) => {
        const isRight = right.includes(choice);
        const count = counts[choice] ?? 0;
        const fill = isMixed ? 'bg-volt' : fillOf(choice);
        const media = question.optionMedia?.[choice];
        const bar: CSSProperties = { width: `${(100 * count) / Math.max(1, all)}%` };
        return (
          <li
            key={choice}
            className={classNames(
              'grid items-center sm:last:odd:col-span-2 gap-x-[0.8em] gap-y-[0.3em] rounded-[0.8em] px-[0.9em] leading-tight transition-opacity duration-200',
              isTight ? 'py-[0.25em]' : isDense ? 'py-[0.45em]' : isRoomy ? 'py-[1.1em]' : 'py-[0.9em]',
              [
                isMixed ? 'grid-cols-[1fr_auto_auto]' : 'grid-cols-[auto_1fr_auto_auto]',
                isMixed ? 'grid-cols-[auto_1fr_auto_auto]' : 'grid-cols-[auto_auto_1fr_auto_auto]',
              ][media ? 1 : 0],
              isRight ? `${fill} text-ink` : 'bg-surface',
            )}
          >
            {!isMixed && (
              <>
                <LetteredShape choice={choice} onColour={isRight} className="size-[1.9em]" />
                <span className="sr-only">{letterOf(choice)}</span>
              </>
            )}
            {media && (
              <OptionImage
                media={media}
                on="wall"
                className={hasRoomForPictures ? 'h-[5em] w-[6.5em]' : 'h-[3.2em] w-[4.4em]'}
              />
            )}
            <span
              lang={question.language}
              dir="auto"
              className={classNames(
                'min-w-0 wrap-anywhere',
                isRight ? 'font-extrabold' : isJudged(question) ? 'text-muted' : 'font-bold',
                !isRight && isFull && 'line-clamp-2',
                optionSize(longest, look),
              )}
            >
              {withFormulas(question.options[choice] ?? '')}
            </span>
            {isRight ? <Mark right className="size-[1.8em]" /> : <span />}
            <span className="numbers min-w-[1.6em] text-end text-[1.4em] font-extrabold">
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
                  'block h-full origin-left rtl:origin-right animate-grow rounded-full',
                  isRight ? 'bg-ink' : isMixed ? 'bg-line-strong' : fill,
                )}
                style={bar}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const optionSize = (longest: number, { isRoomy, isTight }: RevealLook): string => {
  if (longest > 100) return 'text-[1em]';
  if (longest > 40 || (isTight && longest > 28)) return 'text-[1.2em]';
  return isRoomy ? 'text-[1.9em]' : 'text-[1.6em]';
};

interface ShareProps {
  question: OpenQuestionView;
  closed: QuestionClosedMessage;
  state: GameStateView;
  isRoomy: boolean;
}

/** How many were right, and who was first; of an opinion how many had one. */
const Share = ({ question, closed, state, isRoomy }: ShareProps) => {
  const besides = useBesidesTexts();
  const room = useRoomTexts();
  const oneDigit = useOneDigit();
  const { correct, fastest, noAnswer, groups = [], others = 0 } = closed;
  const all = Math.max(1, state.participantCount, noAnswer);
  // where not all answers are told, nobody knows
  const inPart =
    others > 0 ? 0 : groups.reduce((sum, { count, fraction }) => sum + (isPart(fraction) ? count : 0), 0);
  return (
    <p
      className={classNames(
        'flex flex-wrap items-baseline gap-x-[2em] gap-y-[0.2em] font-bold',
        isRoomy ? 'text-[1.5em]' : 'text-[1.25em]',
      )}
      role="status"
    >
      <span>
        {!isJudged(question)
          ? room('crowd.answered', { count: all - noAnswer, all })
          : correct
            ? besides('paced.shareRight', { count: correct, all })
            : besides('paced.nobodyRight')}
      </span>
      {inPart > 0 && <span>{room('crowd.inPart', { count: inPart })}</span>}
      {fastest && (
        <span className="animate-rise wrap-anywhere [animation-delay:900ms]">
          {besides('paced.fastest', { name: fastest.name, seconds: oneDigit(fastest.seconds) })}
        </span>
      )}
    </p>
  );
};

const isPart = (fraction: number | null): boolean => fraction !== null && fraction > 0 && fraction < 1;

const questionSize = (length: number, isTight: boolean): string => {
  if (length > 200 || (isTight && length > 120)) return 'text-[1.15em] leading-snug';
  return length > 80 || isTight ? 'text-[1.777em]' : 'text-[2.37em]';
};
