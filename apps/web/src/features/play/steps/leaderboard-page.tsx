import type { BoardEntry } from '@clockbeat/domain/contract';
import { FinalMissing, useFinalResult } from '../../../frame/final-result.js';
import type { Passed } from '../../../frame/gates.js';
import { LeadAway } from '../../../frame/lead-away.js';
import { useLive, useSession } from '../../../frame/live.js';
import { Seated } from '../../../frame/seated.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { type OwnerSession, openScreenSession } from '../../../live/owner-session.js';
import type { GamePicture } from '../../../live/picture.js';
import { paths } from '../../../paths.js';
import { problemText } from '../../../texts/problem-text.js';
import { useRoomTexts } from '../../../texts/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { TeamBoard } from '../../../ui/board.js';
import { ButtonLink } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { ConnectionBar } from '../../../ui/connection-bar.js';
import { CountdownClock } from '../../../ui/countdown-clock.js';
import { DeadHeats } from '../../../ui/dead-heats.js';
import { Loading } from '../../../ui/loading.js';
import { MessagePage } from '../../../ui/message-page.js';
import { useSeen } from '../besides-later.js';
import { FloatingFeedback, useFeedback } from '../feedback.js';
import { ownLine, withOwn } from './own-line.js';
import { useVerdictJustAsked } from './use-verdict-just-asked.js';

/** /leaderboard: the final results of this browser's game; before its end the same, live. */
const LeaderboardPage = ({ view }: Pick<Passed, 'view'>) => {
  const t = useRoomTexts();
  usePageTitle(t('steps.leaderboard'));
  if (view.as === 'host') return view.gameId === null ? <NoGame /> : <Watched gameId={view.gameId} />;
  return (
    <Seated seat={view.seat}>
      {(session, picture) => (
        <LeaderboardStep
          picture={picture}
          serverNow={session.serverNow}
          seat={{ name: session.displayName, token: session.token }}
        />
      )}
    </Seated>
  );
};
export default LeaderboardPage;

const NoGame = () => {
  const t = useRoomTexts();
  const texts = useTexts();
  return (
    <MessagePage title={t('steps.noGame')} text={t('steps.noGameText')}>
      <ButtonLink to={paths.joinTeam} tone="main">
        {texts('common.joinTeam')}
      </ButtonLink>
      <LeaderboardEnd />
    </MessagePage>
  );
};

const close = (session: OwnerSession): void => session.close();

/** A host's look at the leaderboard of the own game: as the projector, on no seat. */
const Watched = ({ gameId }: { gameId: string }) => {
  const t = useTexts();
  const session = useSession(gameId, openScreenSession, close);
  return session ? <Board session={session} /> : <Loading text={t('common.loadingGame')} />;
};

const Board = ({ session }: { session: OwnerSession }) => {
  const t = useTexts();
  const { picture, connection, refusal } = useLive(session);
  if (refusal) return <LeadAway to={paths.joinTeam} saying={problemText(t, refusal)} />;
  return (
    <>
      <ConnectionBar connection={connection} at="bottom" />
      {picture.state === null ? (
        <Loading text={t('common.loadingGame')} />
      ) : (
        <LeaderboardStep picture={picture} serverNow={session.serverNow} />
      )}
    </>
  );
};

/** Who sits here, for the own line where the list ends before it. */
interface OwnPlace {
  name: string;
  token: string;
}

interface LeaderboardStepProps {
  picture: GamePicture;
  serverNow: () => number;
  seat?: OwnPlace;
}

/** Everybody's places: final ones, or while the game runs the live ones with the way back to the question (OP-82). */
const LeaderboardStep = ({ picture, serverNow, seat }: LeaderboardStepProps) => {
  const t = useRoomTexts();
  const shown = useFeedback(useVerdictJustAsked(useSeen(picture)?.feedback ?? null));
  const { state, me, board } = picture;
  const result = useFinalResult(picture, seat?.token);
  const over = state?.status === 'finished';
  const own = over ? result.own : ownLine(picture, seat?.name ?? '');
  return (
    <section className="mx-auto flex w-full max-w-3xl grow flex-col gap-6 px-5 py-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p dir="auto" className="truncate text-muted">
            {state?.title}
          </p>
          <h1 className="text-3xl sm:text-4xl">{t(over ? 'steps.final' : 'steps.live')}</h1>
        </div>
        {!over && me && <BackToQuestion picture={picture} serverNow={serverNow} />}
      </header>
      {over && result.missing ? (
        <FinalMissing missing={result.missing} again={result.again} />
      ) : (
        <ScoreTable
          entries={withOwn(over ? result.scores : board.players, own)}
          opened={over ? (result.scores[0]?.total ?? 0) : (state?.currentQuestionIndex ?? 0) + 1}
          ownId={me?.playerId ?? null}
          caption={t(over ? 'steps.final' : 'steps.live')}
          final={over}
        />
      )}
      <TeamBoard teams={over ? result.teams : board.teams} />
      <footer className="flex flex-wrap gap-3">
        {over && state && (
          <ButtonLink to={paths.ownResultsOf(state.gameId)} tone="main">
            {t('steps.ownResults')}
          </ButtonLink>
        )}
        <LeaderboardEnd />
      </footer>
      <FloatingFeedback shown={shown} />
    </section>
  );
};

interface BackToQuestionProps {
  picture: GamePicture;
  serverNow: () => number;
}

/** The way back, with the time that the open question has; it stands out while that is not answered. */
const BackToQuestion = ({ picture: { state, turn }, serverNow }: BackToQuestionProps) => {
  const t = useRoomTexts();
  const open = state?.status === 'active' && !turn.locked;
  return (
    <div className="flex items-center gap-4">
      {state?.question && (
        <CountdownClock
          time={{ endsAt: state.endsAt, serverNow, restMs: state.timeLeft * 1_000 }}
          totalMs={state.question.timeLimit * 1_000}
          className="w-14"
        />
      )}
      <ButtonLink to={paths.answerTrivia} tone={open ? 'main' : 'plain'} className="min-h-13">
        {open
          ? t('steps.answerQuestion', { number: state.currentQuestionIndex + 1 })
          : t('steps.backToQuestion')}
      </ButtonLink>
    </div>
  );
};

interface ScoreTableProps {
  entries: readonly BoardEntry[];
  /** Questions opened so far: what the right answers are counted out of. */
  opened: number;
  ownId: string | null;
  caption: string;
  /** Final places have a winner. */
  final: boolean;
}

/** Rank, name, right answers of all, accuracy and points. On a phone the two in the middle stand under the name. */
const ScoreTable = ({ entries, opened, ownId, caption, final }: ScoreTableProps) => {
  const t = useRoomTexts();
  const texts = useTexts();
  if (entries.length === 0) return <p className="py-4 text-muted">{t('steps.nobody')}</p>;
  return (
    <>
      <table className="w-full border-separate border-spacing-y-1.5">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-start text-sm text-muted">
          <tr>
            <th scope="col" className="ps-4 font-normal">
              {t('steps.rank')}
            </th>
            <th scope="col" className="font-normal">
              {t('steps.name')}
            </th>
            <th scope="col" className="text-end font-normal max-sm:hidden">
              {t('steps.correct')}
            </th>
            <th scope="col" className="ps-3 text-end font-normal max-sm:hidden">
              {t('steps.accuracy')}
            </th>
            <th scope="col" className="pe-4 text-end font-normal">
              {t('steps.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr
              key={entry.id}
              data-testid="score-row"
              className={classNames('h-14', entry.id === ownId ? 'bg-volt text-ink' : 'bg-surface')}
            >
              <td className="numbers w-16 rounded-s-field ps-4 font-extrabold whitespace-nowrap">
                {entry.position}
                {final && entry.position === 1 && entry.score > 0 && <Crown label={t('steps.winner')} />}
              </td>
              <th scope="row" className="max-w-0 truncate text-start font-bold">
                {entry.name}
                <span className="numbers block text-sm font-normal sm:hidden">
                  {entry.correct}/{opened} · {accuracy(entry.correct, opened)} %
                </span>
              </th>
              <td className="numbers w-14 text-end max-sm:hidden">
                {entry.correct}/{opened}
              </td>
              <td className="numbers w-20 ps-3 text-end max-sm:hidden">
                {accuracy(entry.correct, opened)} %
              </td>
              <td className="numbers w-20 rounded-e-field pe-4 text-end font-extrabold">
                {texts('common.figure', { count: entry.score })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <DeadHeats entries={entries} />
    </>
  );
};

const accuracy = (correct: number, opened: number): number =>
  opened === 0 ? 0 : Math.round((100 * correct) / opened);

/** First place. */
const Crown = ({ label }: { label: string }) => (
  <svg viewBox="0 0 24 20" role="img" aria-label={label} className="ms-1.5 inline-block h-4 align-[-0.1em]">
    <path d="M2 4l5.5 5L12 2l4.5 7L22 4l-2 11H4z M4 17h16v2.5H4z" fill="currentColor" />
  </svg>
);

/** Another game, or home. */
const LeaderboardEnd = () => {
  const t = useRoomTexts();
  return (
    <>
      <ButtonLink to={paths.startTrivia}>{t('steps.playAgain')}</ButtonLink>
      <ButtonLink to={paths.home}>{t('steps.backHome')}</ButtonLink>
    </>
  );
};
