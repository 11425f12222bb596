import type { FinalEntry, GameStateView, OpenQuestionView, StandingView } from '@clockbeat/domain/contract';
import { lazy, Suspense, useEffect } from 'react';
import { useFinalResult } from '../../frame/final-result.js';
import type { GamePicture, Me } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { paths } from '../../paths.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { letterOf } from '../../ui/answer-look.js';
import { Board, TeamBoard } from '../../ui/board.js';
import { ButtonLink } from '../../ui/button.js';
import { celebrate } from '../../ui/celebrate.js';
import { Podium } from '../../ui/podium.js';
import { playSound } from '../../ui/sound/sound.js';
import { distanceText, FloatingFeedback, type ShownFeedback } from './feedback.js';
import { nextAhead } from './play-stage.js';
import { lowerPart } from './turn-parts.js';

/** Asked for when it is all over: nobody's first question waits for it, and a game ends well without it. */
const Rating = lazy(() => import('./rating.js').catch(() => ({ default: () => null })));

interface FinalViewProps {
  session: PlayerSession;
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  shown: ShownFeedback | null;
}

/** The end: the own result first, then everybody's, then what to do next. */
export const FinalView = ({ session, picture, state, me, shown }: FinalViewProps) => {
  const t = useTexts();
  const result = useFinalResult(picture, session.token, session.cameLate);
  const isWinner = result.own?.position === 1 && result.own.score > 0;
  useEffect(() => {
    if (isWinner) void celebrate();
  }, [isWinner]);
  useEffect(() => void playSound('finish'), []);
  const abandoned = state.endedBy === 'abandoned' && result.scores.every(({ total }) => total === 0);
  return (
    <div className="mx-auto flex w-full max-w-xl grow flex-col gap-8 px-5 py-8">
      <FloatingFeedback shown={shown} />
      <header>
        <p className="text-muted">{state.title}</p>
        <h1 className="text-3xl">{t('play.gameOver')}</h1>
        {abandoned && <p className="mt-2 text-muted">{t('play.abandoned')}</p>}
      </header>
      {result.scores.length > 1 && <Podium winners={result.scores} ownId={me.playerId} />}
      {!abandoned && <OwnResult me={me} standing={picture.standing} own={result.own} />}
      <section>
        <h2 className="mb-2 text-xl">{t('common.leaderboard')}</h2>
        <Board players={result.scores} ownId={me.playerId} caption={t('common.leaderboard')} />
        <TeamBoard teams={result.teams} />
      </section>
      {!abandoned && (
        <Suspense fallback={<div className="min-h-25" />}>
          <Rating gameId={state.gameId} seatToken={session.token} given={result.stars} />
        </Suspense>
      )}
      <footer className="flex flex-wrap gap-3">
        <ButtonLink to={paths.joinTeam} tone="main">
          {t('play.joinAnother')}
        </ButtonLink>
        <ButtonLink to={paths.results(state.gameId)}>{t('play.fullResults')}</ButtonLink>
      </footer>
    </div>
  );
};

interface OwnResultProps {
  me: Me;
  standing: StandingView | null;
  own: FinalEntry | null;
}

/** Place, points, right answers and speed of this player. */
const OwnResult = ({ me, standing, own }: OwnResultProps) => {
  const t = useTexts();
  const oneDigit = useOneDigit();
  const position = own?.position ?? standing?.position ?? null;
  const correct = own?.correct ?? standing?.correct ?? null;
  const total = own?.total ?? standing?.total ?? null;
  const average = own?.averageSeconds ?? null;
  return (
    <section aria-label={t('play.yourResult')} className="rounded-3xl bg-volt p-6 text-ink">
      {position !== null && (
        <p className="text-4xl leading-none font-extrabold">{t('play.place', { count: position })}</p>
      )}
      <p className="numbers mt-3 text-xl font-bold">
        {t('common.points', { count: own?.score ?? me.score })}
      </p>
      <p className="numbers mt-1">
        {correct !== null && total !== null && <span>{t('play.correctOf', { correct, total })}</span>}
        {average !== null && (
          <span className="pl-3">{t('play.average', { seconds: oneDigit(average) })}</span>
        )}
      </p>
    </section>
  );
};

interface StandingsViewProps {
  picture: GamePicture;
  question: OpenQuestionView;
  me: Me;
}

/**
 * Between the own answer and the next question: where everybody stands. Takes exactly the answers' place, in which ten rows
 * find room; teams besides them scroll.
 */
export const StandingsView = ({ picture, question, me }: StandingsViewProps) => {
  const t = useTexts();
  const { board, turn } = picture;
  const ahead = nextAhead(picture);
  return (
    <section
      aria-label={t('common.leaderboard')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className={`animate-rise overflow-y-auto text-[clamp(0.875rem,1.75dvh,1.1rem)] leading-tight ${lowerPart(question)}`}
    >
      <div className="mx-auto max-w-xl">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          {turn.choice !== null && <span>{t('play.locked', { letter: letterOf(turn.choice) })}</span>}
          {ahead !== undefined && <span className="numbers">{distanceText(t, ahead)}</span>}
        </p>
        <Board players={board.players} ownId={me.playerId} caption={t('common.leaderboard')} />
        <TeamBoard teams={board.teams} />
        <p className="py-2 text-sm text-muted">{t('play.nextSoon')}</p>
      </div>
    </section>
  );
};
