import { type Choice, choices, type GameStateView, type OpenQuestionView } from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import type { Me, Turn } from '../../live/picture.js';
import { useTexts } from '../../texts/texts.js';
import { AnswerTile, type TileLook } from '../../ui/answer-tile.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { playSound } from '../../ui/sound/sound.js';
import { type TimeLeft, useSecondsLeft } from '../../ui/time-left.js';

interface TurnHeaderProps {
  state: GameStateView;
  me: Me;
  serverNow: () => number;
}

/** Where we are, how long there is, what it has brought so far. */
export const TurnHeader = ({ state, me, serverNow }: TurnHeaderProps) => {
  const t = useTexts();
  return (
    <header className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 py-2">
      <p className="text-sm text-muted">
        {t('common.questionOf', { number: state.currentQuestionIndex + 1, count: state.questionCount })}
      </p>
      <CountdownClock
        time={{ endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 }}
        totalMs={(state.question?.timeLimit ?? 1) * 1_000}
        className="w-16 text-lg sm:w-20 sm:text-xl"
      />
      <p className="text-right">
        <span className="block text-sm text-muted">{t('play.yourScore')}</span>
        <span className="numbers text-lg leading-none font-extrabold" data-testid="own-score">
          {t('common.figure', { count: me.score })}
        </span>
      </p>
    </header>
  );
};

const ticksFrom = 5;

/** The clock is heard in its last five seconds, by whoever asked for sound. */
export const LastSeconds = ({ time }: { time: TimeLeft }) => {
  const seconds = useSecondsLeft(time);
  useEffect(() => {
    if (seconds > 0 && seconds <= ticksFrom) void playSound('tick');
  }, [seconds]);
  return null;
};

/** The largest text on the screen; a longer one is set smaller, so that the answers stay in reach. It is never cut. */
export const QuestionText = ({ question }: { question: OpenQuestionView }) => (
  <div className="flex min-h-16 shrink-0 grow py-2">
    <h1
      key={question.index}
      className={`m-auto max-w-[34ch] animate-rise text-center wrap-anywhere ${sizeFor(question.question.length)} leading-tight`}
    >
      {question.question}
    </h1>
  </div>
);

const sizeFor = (length: number): string => {
  if (length > 260) return 'text-base sm:text-lg lg:text-xl lg:max-w-[60ch]';
  if (length > 110) return 'text-lg sm:text-xl lg:text-2xl lg:max-w-[44ch]';
  return length > 60 ? 'text-xl sm:text-2xl lg:text-3xl' : 'text-2xl sm:text-3xl lg:text-4xl';
};

interface AnswerTilesProps {
  question: OpenQuestionView;
  turn: Turn;
  onAnswer: (choice: Choice) => void;
}

/** Four answers in thumb's reach. */
export const AnswerTiles = ({ question, turn, onAnswer }: AnswerTilesProps) => {
  const t = useTexts();
  return (
    <fieldset
      className={`grid auto-rows-fr grid-cols-1 gap-2.5 sm:grid-cols-2 ${tileTextSize(question)} ${lowerPart(question)}`}
      aria-label={t('play.answers')}
    >
      {choices.map((choice) => (
        <AnswerTile
          key={`${question.index}-${choice}`}
          choice={choice}
          text={question.options[choice]}
          look={lookOf(choice, turn)}
          disabled={turn.locked}
          onChoose={() => onAnswer(choice)}
        />
      ))}
    </fieldset>
  );
};

/** How one answer looks by what has become of the round. */
const lookOf = (choice: Choice, turn: Turn): TileLook => {
  if (!turn.locked) return 'open';
  if (turn.result?.correctAnswer === choice) return 'right';
  if (turn.choice !== choice) return 'other';
  return turn.result ? 'wrong' : 'chosen';
};

/**
 * The place of the answers and, after them, of the board: the lower 60 % of a phone (with the bar below them), in thumb's
 * reach, giving way to a long question down to four tiles of 64 px. Options of many lines take what they need, and the page
 * scrolls.
 */
export const lowerPart = (question: OpenQuestionView): string =>
  longest(question) > manyLines
    ? 'shrink-0 pt-1'
    : 'min-h-[17.875rem] flex-[0_1_calc(60%-3.75rem)] sm:min-h-[8.75rem] lg:flex-[0_1_48%]';

const manyLines = 90;

const longest = ({ options }: OpenQuestionView): number => Math.max(...options.map(({ length }) => length));

/** One size for all four: the longest decides. */
const tileTextSize = (question: OpenQuestionView): string => {
  const length = longest(question);
  if (length > 40) return 'text-sm sm:text-base';
  return length > 24 ? 'text-base sm:text-lg' : 'text-lg sm:text-xl';
};
