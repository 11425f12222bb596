import { type Choice, choicesFor, optionText } from '@clockbeat/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.js';
import { useTexts } from '../../texts/texts.js';
import { useVisitorTexts } from '../../texts/visitor-texts.js';
import { AnswerTile, type TileLook } from '../../ui/answer-tile.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { CountdownClock } from '../../ui/countdown-clock.js';
import { prefersReducedMotion } from '../../ui/reduced-motion.js';
import { tastePoints, tastes } from './tastes.js';

interface Answered {
  choice: Choice;
  msLeft: number;
}

/** The game in ten seconds: the clock runs, a question, four answers. Nothing of it leaves this page. */
export const TryOne = () => {
  const t = useVisitorTexts();
  const common = useTexts();
  const [turn, setTurn] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const all = tastes(t);
  const outcome = useBroughtIntoView(answered);
  const taste = all[turn % all.length];
  if (taste === undefined) return null;
  const { question, options, answer } = taste;
  const right = answered?.choice === answer;

  const lookOf = (choice: Choice): TileLook => {
    if (answered === null) return 'open';
    if (choice === answer) return 'right';
    return choice === answered.choice ? 'wrong' : 'other';
  };
  return (
    <section aria-label={t('front.tryOne')} className="mx-auto w-full max-w-md font-display">
      <div className="flex items-center gap-4 md:flex-col md:text-center">
        <HeroClock key={turn} stoppedAt={answered?.msLeft ?? null} onTurn={setEndsAt} />
        <h2 className="text-lg text-balance sm:text-xl md:text-2xl">{question}</h2>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        {choicesFor(options).map((choice) => (
          <AnswerTile
            key={`${turn}-${choice}`}
            choice={choice}
            text={optionText(options, choice)}
            look={lookOf(choice)}
            disabled={answered !== null}
            onChoose={() =>
              setAnswered({ choice, msLeft: endsAt === null ? turnMs : Math.max(0, endsAt - Date.now()) })
            }
          />
        ))}
      </div>
      <div ref={outcome} className="mt-3 flex min-h-24 scroll-mb-20 flex-col items-center gap-1 text-center">
        <p role="status" className="font-bold">
          {answered && verdict(answered)}
        </p>
        {answered && (
          <p className="flex flex-wrap items-center justify-center gap-2">
            <ButtonLink to={paths.play('general')} tone="main">
              {t('front.playOn')}
            </ButtonLink>
            <Button tone="quiet" onClick={again}>
              {t('front.again')}
            </Button>
          </p>
        )}
      </div>
    </section>
  );

  function verdict({ msLeft }: Answered): string {
    return right
      ? t('front.right', { points: common('common.points', { count: tastePoints(msLeft) }) })
      : t('front.wrong', { answer: optionText(options, answer) });
  }

  function again(): void {
    setAnswered(null);
    setTurn(turn + 1);
  }
};

/** Where a short screen ends, the verdict stands below it or under the floating link: it comes up to be read. */
const useBroughtIntoView = (answered: Answered | null) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answered === null) return;
    place.current?.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }, [answered]);
  return place;
};

const turnMs = 10_000;
/** The clock rests at zero for a moment, as between two questions. */
const restMs = 700;

const now = (): number => Date.now();

interface HeroClockProps {
  /** An answer has stopped it, with so much left (ms). */
  stoppedAt: number | null;
  /** A new ten seconds have begun, until then (epoch ms). `onTurn` must be a stable function. */
  onTurn: (endsAt: number) => void;
}

/** What a game is about, running: ten seconds, again and again. A picture, so nothing is announced; still for whoever asks. */
const HeroClock = ({ stoppedAt, onTurn }: HeroClockProps) => {
  const [endsAt, setEndsAt] = useState<number | null>(() => (prefersReducedMotion() ? null : now() + turnMs));
  const stopped = stoppedAt !== null;
  useEffect(() => {
    if (endsAt === null || stopped) return;
    onTurn(endsAt);
    const timer = setTimeout(() => setEndsAt(now() + turnMs), endsAt - now() + restMs);
    return () => clearTimeout(timer);
  }, [endsAt, stopped, onTurn]);
  return (
    <div aria-hidden="true" className="w-24 shrink-0 md:w-56">
      <CountdownClock
        time={{ endsAt: stopped ? null : endsAt, serverNow: now, restMs: stoppedAt ?? turnMs }}
        totalMs={turnMs}
        className="w-full text-3xl md:text-6xl"
      />
    </div>
  );
};
