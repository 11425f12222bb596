import type { PlayerSession } from '../../../live/player-session.js';
import { useBesidesTexts } from '../../../texts/besides-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Board, TeamBoard } from '../../../ui/board.js';
import { Moved, placesUp } from '../../../ui/moves.js';
import { besidePlace, distanceText, isUnopened } from '../verdict-words.js';
import { Joker } from './joker.js';
import { PhaseFrame, type PhaseProps } from './phases.js';

interface BoardViewProps extends PhaseProps {
  session: PlayerSession;
}

/** Where everybody stands: the own place first and how it has moved, then the best ten. */
export const BoardView = ({ session, picture, state, me, leave }: BoardViewProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  const { board, standing } = picture;
  const own = standing && standing.total > state.currentQuestionIndex ? standing : null;
  const { playerId: id, teamName, score } = me;
  const isThere = board.players.length === 0 || board.players.some((player) => player.id === id);
  const beyond = {
    id,
    name: session.displayName,
    teamName,
    score,
    position: own?.position ?? null,
    was: own?.was,
  };
  return (
    <PhaseFrame state={state} score={me.score} leave={leave}>
      <section
        aria-label={t('common.leaderboard')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto"
      >
        <div className="mx-auto flex min-h-full max-w-xl flex-col justify-center gap-[min(0.75rem,1.5dvh)]">
          {own && isUnopened(own) && (
            <h1 className="text-[min(1.5625rem,5dvh)]">{distanceText(besides, own)}</h1>
          )}
          {own && !isUnopened(own) && (
            <header className="flex animate-rise flex-wrap items-end justify-between gap-x-4 gap-y-1">
              <h1 className="text-[min(2.441rem,7dvh)] leading-none">
                {besides('besides.place', { count: own.position })}{' '}
                <span className="ps-2 text-[0.45em] font-bold tracking-normal text-muted">
                  {besides('paced.ofAll', { count: own.participantCount })}
                </span>
              </h1>
              <p className="numbers text-[min(1rem,3dvh)] font-bold">{moveText(own)}</p>
              <p className="numbers w-full text-[min(1rem,3dvh)] text-muted">{besidePlace(besides, own)}</p>
            </header>
          )}
          <div className="text-[clamp(0.875rem,1.75dvh,1.1rem)] leading-tight">
            <Board
              key={board.version}
              players={isThere ? board.players : [...board.players, beyond]}
              ownId={id}
              caption={t('common.leaderboard')}
              move={{
                title: besides('paced.move'),
                cell: (entry) => <Moved entry={entry} onOwn={entry.id === id} />,
              }}
            />
            <TeamBoard teams={board.teams} />
          </div>
          <Joker session={session} state={state} me={me} />
        </div>
      </section>
    </PhaseFrame>
  );

  function moveText(place: { position: number; was?: number | null }): string {
    const up = placesUp(place);
    if (up > 0) return besides('paced.up', { count: up });
    if (up < 0) return besides('paced.down', { count: -up });
    return place.was ? besides('paced.same') : '';
  }
};
