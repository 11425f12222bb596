import type { FinalEntry, GameStateView } from '@clockbeat/domain/contract';
import { lazy, Suspense, useEffect } from 'react';
import { sendReport } from '../../api/reports.js';
import { useFinalResult } from '../../frame/final-result.js';
import { Report } from '../../frame/reporting/report-later.js';
import { reportableIn } from '../../frame/reporting/reportable.js';
import { keepEvening } from '../../live/evening-storage.js';
import { type GamePicture, isPaced, type Me } from '../../live/picture.js';
import type { PlayerSession } from '../../live/player-session.js';
import { paths } from '../../paths.js';
import { useBesidesTexts } from '../../texts/besides-texts.js';
import { useTexts } from '../../texts/texts.js';
import { useOneDigit } from '../../texts/use-one-digit.js';
import { Board, TeamBoard } from '../../ui/board.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { celebrate } from '../../ui/celebrate.js';
import { Podium, podiumStandsMs } from '../../ui/podium.js';
import { Ring } from '../../ui/ring.js';
import { playSound } from '../../ui/sound/sound.js';
import { useStands } from '../../ui/use-stands.js';
import { endTitle, hasWon, kindLine, placeAtEnd } from './end-words.js';
import { useGoingOn } from './rematch.js';
import { FloatingVerdict, type ShownFeedback } from './verdict.js';
import { surenessText } from './verdict-words.js';

/** Asked for when it is all over: nobody's first question waits for it, and a game ends well without it. */
const Rating = lazy(() => import('./rating.js').catch(() => ({ default: () => null })));

interface FinalViewProps {
  session: PlayerSession;
  picture: GamePicture;
  state: GameStateView;
  me: Me;
  shown: ShownFeedback | null;
}

/** A room that was led through the evening looks up once more: no phone tells who has won before the wall does. */
export const FinalView = (props: FinalViewProps) => {
  const { session, state, me } = props;
  const t = useBesidesTexts();
  const texts = useTexts();
  const isTold =
    useStands(podiumStandsMs) || !isPaced(state) || session.cameLate || state.endedBy === 'abandoned';
  if (isTold) return <End {...props} shown={isPaced(state) ? null : props.shown} />;
  return (
    <section className="m-auto flex max-w-md flex-col items-center gap-6 px-5 py-10 text-center">
      <Ring share={1} strokeWidth={7} className="size-28 animate-heartbeat text-accent" />
      <h1 className="animate-rise text-4xl">{t('besides.winnersSoon')}</h1>
      <p className="numbers text-muted">{texts('common.points', { count: me.score })}</p>
    </section>
  );
};

/** The end: the own result first, then what to do next, then everybody's. */
const End = ({ session, picture, state, me, shown }: FinalViewProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const result = useFinalResult(picture, session.token, session.cameLate);
  const end = {
    own: result.own,
    scores: result.scores,
    count: picture.participants.count + (state.ghosts ?? 0),
  };
  const goOn = useGoingOn(session, state);
  const isWinner = hasWon(end);
  useEffect(() => {
    if (isWinner) void celebrate();
  }, [isWinner]);
  useEffect(() => void playSound('finish'), []);
  const { own } = result;
  const { gameId, title, kind } = state;
  const { count } = end;
  useEffect(() => {
    if (own === null || kind === 'demo') return;
    const { name, score, position } = own;
    const about = { gameId, title, name, score, position: position || null };
    keepEvening({ ...about, participantCount: count, endedAt: new Date().toISOString() });
  }, [own, gameId, title, kind, count]);
  const abandoned = state.endedBy === 'abandoned' && result.scores.every(({ total }) => total === 0);
  return (
    <div className="mx-auto flex w-full max-w-xl grow flex-col gap-6 px-5 py-8">
      {shown && <FloatingVerdict {...shown} />}
      <header className={isWinner ? 'text-center' : undefined}>
        <p dir="auto" className="text-muted wrap-anywhere">
          {state.title}
        </p>
        <h1 className={isWinner ? 'animate-rise text-[min(3rem,12vw)]' : 'text-3xl'}>
          {endTitle(besides, end)}
        </h1>
        {state.operator && <p className="mt-2 font-bold">{besides(`besides.by_${state.operator}`)}</p>}
        {abandoned && !state.operator && <p className="mt-2 text-muted">{besides('besides.abandoned')}</p>}
      </header>
      {!abandoned && (
        <OwnResult place={placeAtEnd(besides, end)} kind={kindLine(besides, end)} own={result.own} me={me} />
      )}
      {result.scores.length > 1 && <Podium winners={result.scores} ownId={me.playerId} />}
      <nav className="flex flex-wrap gap-3" aria-label={besides('besides.goOn')}>
        <ButtonLink to={paths.joinTeam} tone={goOn ? 'plain' : 'main'}>
          {besides('besides.joinAnother')}
        </ButtonLink>
        <ButtonLink to={paths.results(state.gameId)}>{besides('besides.fullResults')}</ButtonLink>
        <ButtonLink to={paths.evenings} tone="quiet">
          {besides('besides.evenings')}
        </ButtonLink>
        {/* It comes when the host goes on: here it pushes none of the others from under a finger. */}
        {goOn && (
          <Button tone="main" onClick={goOn}>
            {besides('besides.toNext')}
          </Button>
        )}
      </nav>
      {!abandoned && (
        <Suspense fallback={<div className="min-h-46" />}>
          <Rating gameId={state.gameId} seatToken={session.token} given={result.stars} />
        </Suspense>
      )}
      <section>
        <h2 className="mb-2 text-xl">{t('common.leaderboard')}</h2>
        <Board players={result.scores} ownId={me.playerId} caption={t('common.leaderboard')} />
        <TeamBoard teams={result.teams} />
      </section>
      <footer className="-ms-3">
        <Report
          things={reportableIn(picture)}
          send={(body) => sendReport(state.gameId, body, session.token)}
        />
      </footer>
    </div>
  );
};

interface OwnResultProps {
  place: string;
  kind: string;
  own: FinalEntry | null;
  me: Me;
}

/** Place, points, right answers and speed of this player, and a kind word. */
const OwnResult = ({ place, kind, own, me }: OwnResultProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const oneDigit = useOneDigit();
  return (
    <section
      aria-label={besides('besides.yourResult')}
      className="rounded-3xl bg-volt p-[min(1.5rem,6vw)] text-ink"
    >
      {place && <p className="text-4xl leading-none font-extrabold">{place}</p>}
      {place && own && surenessText(besides, own) && (
        <p className="numbers mt-2">{surenessText(besides, own)}</p>
      )}
      <p className="numbers mt-3 text-xl font-bold">
        {t('common.points', { count: own?.score ?? me.score })}
      </p>
      {own && (
        <p className="numbers mt-1">
          <span>{besides('besides.correctOf', { correct: own.correct, total: own.total })}</span>
          {own.averageSeconds !== null && (
            <>
              {' '}
              <span className="ps-2">
                {besides('besides.average', { seconds: oneDigit(own.averageSeconds) })}
              </span>
            </>
          )}
        </p>
      )}
      {kind && <p className="mt-3 font-bold">{kind}</p>}
    </section>
  );
};
