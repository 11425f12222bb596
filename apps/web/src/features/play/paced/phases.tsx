import type { GameStateView, OpenQuestionView, StageView } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import type { GamePicture, Me } from '../../../live/picture.js';
import type { PlayerSession } from '../../../live/player-session.js';
import { type BesidesTranslate, useBesidesTexts } from '../../../texts/besides-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { CountdownClock } from '../../../ui/countdown-clock.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { usePicturesAhead } from '../../../ui/media/picture.js';
import { Ring } from '../../../ui/ring.js';
import { TimeBar } from '../../../ui/time-bar.js';
import { MediaPlace, StageBar } from '../turn-frame.js';
import { placeText } from '../verdict-words.js';
import { Joker } from './joker.js';

export interface PhaseProps {
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  serverNow: () => number;
  /** The way out of the game, in the bar below. */
  leave: ReactNode;
}

interface QuestionPhaseProps extends PhaseProps {
  question: OpenQuestionView;
}

/** A phase that fills the screen: where we are, what has been won so far, one thing in the middle, the bar below. */
export const PhaseFrame = ({
  state,
  score,
  leave,
  children,
}: {
  state: GameStateView;
  score: number;
  leave: ReactNode;
  children: ReactNode;
}) => {
  const t = useTexts();
  return (
    <div className="mx-auto flex h-dvh w-full max-w-5xl flex-col px-4 pb-1">
      <header className="flex shrink-0 items-center justify-between gap-2 py-[min(0.5rem,1dvh)]">
        <p className="text-[min(0.875rem,3dvh)] text-muted">
          {t('common.questionOf', { number: state.currentQuestionIndex + 1, count: state.questionCount })}
        </p>
        {!state.assignment?.withheld && (
          <p className="text-end text-[min(0.875rem,3dvh)]">
            <span className="block text-muted">{t('play.yourScore')}</span>
            <span
              className="numbers text-[min(1.125rem,4dvh)] leading-none font-extrabold"
              data-testid="own-score"
            >
              {t('common.figure', { count: score })}
            </span>
          </p>
        )}
      </header>
      {children}
      <StageBar leave={leave} />
    </div>
  );
};

/** The title of a round, alone. */
export const RoundCard = ({ state, me, question, serverNow, leave }: QuestionPhaseProps) => {
  const t = useBesidesTexts();
  const { round } = question;
  usePicturesAhead(question, 'phone');
  if (!round) return null;
  return (
    <PhaseFrame state={state} score={me.score} leave={leave}>
      <section className="flex min-h-0 grow flex-col items-center justify-center-safe gap-[min(1.25rem,3dvh)] overflow-y-auto text-center">
        <div className="relative grid size-[min(9rem,26dvh)] shrink-0 animate-rise place-items-center">
          <Ring share={1} strokeWidth={7} className="absolute inset-0 size-full text-coral" />
          <span className="numbers relative text-[min(3.815rem,12dvh)] leading-none font-extrabold">
            {round.number}
          </span>
        </div>
        <p className="text-[min(1.25rem,4dvh)] text-muted">
          {t('paced.roundOf', { number: round.number, count: round.count })}
        </p>
        <h1 className="max-w-[14ch] animate-rise text-[min(3.052rem,9dvh,13vw)] wrap-anywhere [animation-delay:120ms]">
          {round.title}
        </h1>
        {me.joker === round.number && (
          <p className="rounded-full bg-volt px-4 py-2 font-bold text-ink">{t('paced.jokerNow')}</p>
        )}
        <TimeBar time={{ endsAt: state.readsAt ?? null, serverNow, restMs: 0 }} className="w-40" />
      </section>
    </PhaseFrame>
  );
};

/** The question stands alone, its clock too: nobody can answer yet. */
export const ReadingView = ({ state, me, question, serverNow, leave }: QuestionPhaseProps) => {
  const t = useBesidesTexts();
  usePicturesAhead(question, 'phone');
  return (
    <PhaseFrame state={state} score={me.score} leave={leave}>
      <p className="shrink-0 truncate text-[min(0.875rem,3dvh)] text-muted">
        {question.round?.title ?? question.category}
      </p>
      {question.media && <MediaPlace media={question.media} />}
      <div
        className="flex min-h-0 grow overflow-y-auto py-2"
        // What may scroll must be reached by keys.
        tabIndex={question.question.length > longQuestion ? 0 : undefined}
      >
        <h1
          lang={question.language}
          dir="auto"
          className={`m-auto max-w-[34ch] animate-rise text-center leading-tight wrap-anywhere ${readingSize(question.question.length)}`}
        >
          {withFormulas(question.question)}
        </h1>
      </div>
      <div className="mx-auto w-full max-w-md shrink-0 pt-2 pb-[min(1.5rem,3dvh)] text-center">
        <p className="mb-[min(0.75rem,2dvh)] text-[min(1.25rem,4.5dvh)] font-extrabold">
          {t('paced.getReady')}
        </p>
        <TimeBar key={state.opensAt} time={{ endsAt: state.opensAt, serverNow, restMs: 0 }} />
      </div>
    </PhaseFrame>
  );
};

const longQuestion = 220;

/** Alone it may be larger than above its answers. */
const readingSize = (length: number): string => {
  if (length > longQuestion) return 'text-[min(1.25rem,4.6dvh)] md:max-w-[52ch] md:text-[min(1.875rem,5dvh)]';
  if (length > 90) return 'text-[min(1.5625rem,5.4dvh)] md:text-[min(2.441rem,7dvh)]';
  return 'text-[min(2.2rem,8dvh,9.4vw)] md:text-[min(3.4rem,10dvh)]';
};

interface BreakViewProps extends PhaseProps {
  session: PlayerSession;
}

/** A break: how long, what comes next, and what the host says of it. */
export const BreakView = ({ session, picture, state, me, serverNow, leave }: BreakViewProps) => {
  const t = useBesidesTexts();
  const { stage } = state;
  if (!stage) return null;
  const { standing } = picture;
  return (
    <PhaseFrame state={state} score={me.score} leave={leave}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label={t('paced.breakTitle')}
        className="flex min-h-0 grow flex-col items-center justify-center-safe gap-[min(1.25rem,2.5dvh)] overflow-y-auto py-2 text-center"
      >
        <h1 className="text-[min(2.441rem,8dvh)]">{t('paced.breakTitle')}</h1>
        <CountdownClock
          inMinutes
          time={{ endsAt: stage.until, serverNow, restMs: 0 }}
          totalMs={breakMs(stage)}
          className="w-[min(11rem,34dvh)] shrink-0 text-[min(2.441rem,8dvh)]"
        />
        {stage.text && (
          <p dir="auto" className="max-w-prose text-lg text-balance wrap-anywhere">
            {stage.text}
          </p>
        )}
        {stage.next && <p className="font-bold">{nextTitle(t, stage)}</p>}
        {standing && standing.participantCount > 1 && (
          <p className="numbers text-muted">{placeText(t, standing)}</p>
        )}
        <Joker session={session} state={state} me={me} />
      </section>
    </PhaseFrame>
  );
};

export const breakMs = ({ since, until }: StageView): number => Math.max(1, (until ?? since) - since);

/** What comes after a break, where it is a round. */
export const nextTitle = (t: BesidesTranslate, stage: StageView | undefined): string => {
  const next = stage?.next;
  if (!next) return '';
  return t('paced.nextRound', {
    title: `${t('paced.roundOf', { number: next.number, count: next.count })} · ${next.title}`,
  });
};

/** Paused between two questions: there is no time to speak of. */
export const HeldView = ({ me, leave }: Pick<PhaseProps, 'me' | 'leave'>) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-5 py-10 text-center">
      <Ring share={1} strokeWidth={7} className="size-32 text-line-strong" />
      <h1 className="text-3xl">{besides('besides.paused')}</h1>
      <p className="text-muted">{besides('paced.pausedHere')}</p>
      <p className="numbers font-bold">
        {t('play.yourScore')} {t('common.figure', { count: me.score })}
      </p>
      {leave}
    </div>
  );
};
