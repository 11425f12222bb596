import type { GameStateView, OpenQuestionView, QuestionMedia } from '@clockbeat/domain/contract';
import { type ReactNode, useEffect } from 'react';
import type { GamePicture, Me } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { playSound } from '../../ui/sound/sound.js';
import { SoundSwitch } from '../../ui/sound/sound-switch.js';
import { type TimeLeft, useSecondsLeft } from '../../ui/time-left.js';
import { KeySwitch } from './answer-keys.js';
import { hasLongOptions } from './answer-tiles.js';
import { useBesides, useShown } from './besides-later.js';
import { Kicker } from './feedback.js';
import type { ShownFeedback } from './verdict.js';

export interface OpenTurn {
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  shown: ShownFeedback | null;
}

interface TurnFrameProps extends OpenTurn {
  question: OpenQuestionView;
  serverNow: () => number;
  /** The way out of the game, in the bar below. */
  leave: ReactNode;
  /** The line over the question, where it is another than a swift game's. */
  kicker?: ReactNode;
  /** The lower part: the answers, and what comes in their place. */
  children: ReactNode;
}

/**
 * An open question: clock and score on top, the question, its answers in the lower part; nothing moves its place. It fills the
 * screen, whatever its size and that of its letters: these grow with what somebody has chosen as far as the screen goes, and
 * what needs more room scrolls within it.
 */
export const TurnFrame = ({
  picture: { turn, standing },
  state,
  me,
  shown,
  question,
  serverNow,
  leave,
  kicker,
  children,
}: TurnFrameProps) => (
  <div className="mx-auto flex h-seen w-full max-w-5xl flex-col px-4 pb-1">
    <TurnHeader state={state} me={me} serverNow={serverNow} />
    {kicker ?? <Kicker {...{ question, turn, me, shown, standing }} />}
    <QuestionText question={question} />
    <div className={lowerPart(question)}>{children}</div>
    <StageBar leave={leave} keys />
    <LastSeconds time={{ endsAt: state.endsAt, serverNow, restMs: 0 }} />
  </div>
);

interface TurnHeaderProps {
  state: GameStateView;
  me: Me;
  serverNow: () => number;
}

/** Where we are, how long there is, what it has brought so far. */
const TurnHeader = ({ state, me, serverNow }: TurnHeaderProps) => {
  const t = useTexts();
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 py-[min(0.5rem,1dvh)]">
      <p className="text-[min(0.875rem,3dvh)] text-muted">
        {t('common.questionOf', { number: state.currentQuestionIndex + 1, count: state.questionCount })}
      </p>
      {state.assignment?.untimed ? (
        <span />
      ) : (
        <CountdownClock
          time={{ endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 }}
          totalMs={(state.question?.timeLimit ?? 1) * 1_000}
          className="w-[min(4rem,12dvh)] text-[min(1.125rem,4dvh)] sm:w-[min(5rem,12dvh)] sm:text-[min(1.25rem,4dvh)]"
        />
      )}
      {!state.assignment?.withheld && (
        <p className="text-end text-[min(0.875rem,3dvh)]">
          <span className="block text-muted">{t('play.yourScore')}</span>
          <span
            className="numbers text-[min(1.125rem,4dvh)] leading-none font-extrabold"
            data-testid="own-score"
          >
            {t('common.figure', { count: me.score })}
          </span>
        </p>
      )}
    </header>
  );
};

const ticksFrom = 5;

/** The clock is heard in its last five seconds, by whoever asked for sound. */
const LastSeconds = ({ time }: { time: TimeLeft }) => {
  const seconds = useSecondsLeft(time);
  useEffect(() => {
    if (seconds > 0 && seconds <= ticksFrom) void playSound('tick');
  }, [seconds]);
  return null;
};

/**
 * The largest text on the screen; a longer one is set smaller. It is never cut: where the answers leave too little room it
 * scrolls above them, and the next one begins at its beginning. A picture stands over it, or beside it on a wide screen, and
 * gives way before the text does.
 */
const QuestionText = ({ question }: { question: OpenQuestionView }) => {
  const { media } = question;
  const grows = hasLongOptions(question) ? 'max-h-1/4 flex-[0_1_auto]' : 'flex-[1_1_auto]';
  return (
    <div key={question.index} className={media ? 'with-media' : 'contents'}>
      {media && <MediaPlace media={media} />}
      <div
        // What may scroll must be reached by keys.
        tabIndex={question.question.length > longQuestion ? 0 : undefined}
        className={`asked-place ${grows}`}
      >
        <h1
          lang={question.language}
          dir="auto"
          className={`m-auto animate-rise text-center leading-tight wrap-anywhere ${sizeFor(question.question.length)}`}
        >
          {useShown(question)(question.question)}
        </h1>
      </div>
    </div>
  );
};

/** Its place is kept while what draws it comes. */
export const MediaPlace = ({ media }: { media: QuestionMedia }) => {
  const besides = useBesides(true);
  return (
    <div className="media-place" style={{ aspectRatio: `${media.width}/${media.height}` }}>
      {besides && <besides.ShownMedia media={media} on="phone" />}
    </div>
  );
};

/** From so many characters on a question may need to scroll, on a small screen. */
const longQuestion = 110;

const sizeFor = (length: number): string => {
  if (length > 260) return 'asked-longest';
  if (length > longQuestion) return 'asked-long';
  return length > 60 ? 'asked-more' : 'asked';
};

/**
 * The place of the answers and, after them, of the board: the lower 60 % of a phone (with the bar below them), in thumb's
 * reach. They give way to a long question down to four tiles of 64 px, less on a low screen, six of 48. Options of many lines
 * take all that the question leaves; one that finds no room even so scrolls in its tile.
 */
const lowerPart = (question: OpenQuestionView): string => {
  const isLong = hasLongOptions(question);
  const least = question.options.length > 4 ? 'least-of-six' : isLong ? 'min-h-0' : 'least-of-four';
  return `${least} ${isLong ? 'flex-[1_1_0%] pt-[4px]' : 'flex-[0_1000_calc(60%-3.75rem)] lg:flex-[0_1000_48%]'}`;
};

/** The bar below: what is heard, whether keys answer where they can, and the way out. */
export const StageBar = ({ leave, keys = false }: { leave: ReactNode; keys?: boolean }) => (
  <footer className="stage-bar">
    <div className="-ms-2 flex">
      <SoundSwitch />
      {keys && <KeySwitch />}
    </div>
    {leave}
  </footer>
);
