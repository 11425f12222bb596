import type { GameCardMessage, UserView } from '@clockbeat/domain/contract';
import { memo, useState } from 'react';
import { useRunningGames, useWatchSession } from '../../../frame/use-running-games.js';
import type { WatchSession } from '../../../live/watch-session.js';
import { paths } from '../../../paths.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { problemText } from '../../../texts/problem-text.js';
import { useAgoText } from '../../../texts/regional.js';
import { useRoomTexts } from '../../../texts/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Link } from '../../../ui/link.js';
import { ConfirmDialog } from '../../../ui/modal.js';
import { notify } from '../../../ui/notices.js';
import { Bone } from '../../../ui/skeleton.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { useSecondsLeft } from '../../../ui/time-left.js';

/** As many as a host can take in; the others are a press away. */
const shownAtFirst = 6;
const places = Array.from({ length: shownAtFirst }, (_, place) => place);

interface LiveNowProps {
  user: UserView;
  /** How many there were a moment ago: they keep their places until they are told. */
  expected: number;
}

/** Every running game that I lead as it goes, each one press from its panel. Without any there is nothing to say. */
export const LiveNow = ({ user, expected }: LiveNowProps) => {
  const t = useDeskTexts();
  const session = useWatchSession(user.id);
  const { games, connection } = useRunningGames(session);
  const [all, setAll] = useState(false);
  const count = games?.length ?? expected;
  if (count === 0) return null;
  const shown = all ? games : games?.slice(0, shownAtFirst);
  const hidden = count - (shown?.length ?? shownAtFirst);
  return (
    <section aria-labelledby="live-now" className="mt-10">
      <h2 id="live-now" className="flex items-center gap-3 text-2xl">
        <span aria-hidden="true" className="size-3.5 rounded-full bg-coral ring-2 ring-text" />
        {t('dashboard.liveTitle')}
        {count > 1 && <span className="numbers text-muted">{count}</span>}
      </h2>
      <p role="status" className="text-sm text-bad">
        {connection === 'reconnecting' && t('dashboard.liveLost')}
      </p>
      <ul className="mt-2 divide-y-2 divide-line">
        {session && shown
          ? shown.map((game) => <LiveRow key={game.gameId} game={game} session={session} />)
          : places.slice(0, count).map((place) => <LiveRowBones key={place} />)}
      </ul>
      {hidden > 0 && (
        <Button tone="quiet" className="-ms-3" onClick={() => setAll(true)}>
          {t('dashboard.moreGames', { count: hidden })}
        </Button>
      )}
    </section>
  );
};

const rowClass = 'grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_11rem_16rem] sm:items-center';

/** A running game before it is told, in the lines of its row. */
const LiveRowBones = () => (
  <li className={rowClass} aria-hidden="true">
    <div>
      <Bone className="h-11 w-56 max-w-full" />
      <Bone className="mt-1 h-5 w-40" />
    </div>
    <Bone className="h-5 w-32" />
    <Bone className="h-11 w-40" />
  </li>
);

interface LiveRowProps {
  game: GameCardMessage;
  session: WatchSession;
}

/** One running game. Drawn again only when its own card is another: there may be fifty. */
const LiveRow = memo(({ game, session }: LiveRowProps) => {
  const t = useDeskTexts();
  const common = useTexts();
  const ago = useAgoText();
  const { serverNow } = session;
  const { status, participantCount, answeredNow } = game;
  const inQuestion = status === 'active' || status === 'paused';
  return (
    <li data-testid="live-game" className={rowClass}>
      <div className="min-w-0">
        <h3 className="truncate text-lg">
          <Link
            to={paths.hostPanel(game.gameId)}
            className="inline-flex min-h-11 max-w-full items-center underline-offset-4 hover:underline"
          >
            <span dir="auto" className="truncate">
              {game.title}
            </span>
          </Link>
        </h3>
        <p className="numbers flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StatusBadge status={status} />
          {game.coHost && <span className="font-bold text-text">{t('dashboard.coHosted')}</span>}
          {inQuestion
            ? t('dashboard.liveQuestion', {
                number: game.currentQuestionIndex + 1,
                count: game.questionCount,
              })
            : common('common.questions', { count: game.questionCount })}
          {status === 'active' && <PhaseWord phase={game.phase} />}
          {game.gameCode && <span>{t('dashboard.codeOf', { code: game.gameCode })}</span>}
          {game.createdAt !== undefined && (
            <span>{t('dashboard.opened', { ago: ago(serverNow() - game.createdAt) })}</span>
          )}
          {inQuestion && !game.hostConnected && <span>{t('dashboard.hostAway')}</span>}
        </p>
      </div>
      <div className="numbers text-sm">
        {inQuestion ? (
          <>
            <p className="flex items-baseline justify-between gap-3">
              <span>{t('dashboard.liveAnswered', { answered: answeredNow, players: participantCount })}</span>
              {status === 'active' && <TimeLeft endsAt={game.endsAt} serverNow={serverNow} />}
            </p>
            <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-line">
              <div
                className="h-full origin-left rtl:origin-right rounded-full bg-text transition-transform duration-200"
                style={{
                  transform: `scaleX(${participantCount === 0 ? 0 : Math.min(1, answeredNow / participantCount)})`,
                }}
              />
            </div>
          </>
        ) : (
          common('common.players', { count: participantCount })
        )}
      </div>
      <div className="flex gap-1 max-sm:-ms-3 sm:justify-end">
        <ButtonLink to={paths.hostPanel(game.gameId)} tone="quiet">
          {t('dashboard.hostPanel')}
          <span className="sr-only"> {game.title}</span>
        </ButtonLink>
        {status === 'waiting' && !game.coHost && (
          <ButtonLink to={paths.publish(game.gameId)} tone="quiet">
            {t('dashboard.share')}
            <span className="sr-only"> {game.title}</span>
          </ButtonLink>
        )}
        {status !== 'active' && !game.coHost && <EndGame game={game} session={session} />}
      </div>
    </li>
  );
});
LiveRow.displayName = 'LiveRow';

const phaseWords = {
  round: 'paced.round',
  reading: 'paced.reading',
  revealed: 'paced.revealed',
  board: 'paced.board',
  break: 'paced.break',
} as const;

/** Where a game is that goes from phase to phase; an open question is what every game has. */
const PhaseWord = ({ phase }: { phase: GameCardMessage['phase'] }) => {
  const room = useRoomTexts();
  if (phase === undefined || !(phase in phaseWords)) return null;
  return <span className="font-bold text-text">{room(phaseWords[phase as keyof typeof phaseWords])}</span>;
};

/** Ends a game that nobody plays just now, once it was said twice: of one that runs only its panel shows what ends. */
const EndGame = ({ game, session }: LiveRowProps) => {
  const t = useDeskTexts();
  const common = useTexts();
  const [asking, setAsking] = useState(false);
  const end = async (): Promise<void> => {
    setAsking(false);
    const problem = await session.end(game.gameId);
    if (problem) notify(problemText(common, problem), { tone: 'error' });
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('dashboard.end')}
        <span className="sr-only"> {game.title}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('dashboard.endTitle', { title: game.title })}
          text={t('dashboard.endText')}
          confirm={t('dashboard.endNow')}
          cancel={common('common.cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => void end()}
        />
      )}
    </>
  );
};

const TimeLeft = ({ endsAt, serverNow }: { endsAt: number | null; serverNow: () => number }) => {
  const t = useDeskTexts();
  const seconds = useSecondsLeft({ endsAt, serverNow, restMs: 0 });
  return (
    <span className="font-bold">
      <span aria-hidden="true">{t('dashboard.secondsShort', { seconds })}</span>
      <span className="sr-only">{t('dashboard.timeLeft', { count: seconds })}</span>
    </span>
  );
};
