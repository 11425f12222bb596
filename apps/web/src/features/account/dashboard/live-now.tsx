import type { UserView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { useRunningGames, useWatchSession } from '../../../shared/use-running-games.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button } from '../../../ui/button.js';
import { LiveRow } from './live-row.js';

/** As many as a host can take in; the others are a press away. */
const shownAtFirst = 6;

/** Every running game of mine as it goes, each one press from its panel. Without any there is nothing to say. */
export const LiveNow = ({ user }: { user: UserView }) => {
  const t = useDeskTexts();
  const session = useWatchSession(user.id);
  const { games, connection } = useRunningGames(session);
  const [all, setAll] = useState(false);
  if (!session || !games || games.length === 0) return null;
  const shown = all ? games : games.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="live-now" className="mt-10">
      <h2 id="live-now" className="flex items-center gap-3 text-2xl">
        <span aria-hidden="true" className="size-3.5 rounded-full bg-coral ring-2 ring-text" />
        {t('dashboard.liveTitle')}
        {games.length > 1 && <span className="numbers text-muted">{games.length}</span>}
      </h2>
      <p role="status" className="text-sm text-bad">
        {connection === 'reconnecting' && t('dashboard.liveLost')}
      </p>
      <ul className="mt-2 divide-y-2 divide-line">
        {shown.map((game) => (
          <LiveRow key={game.gameId} game={game} serverNow={session.serverNow} />
        ))}
      </ul>
      {shown.length < games.length && (
        <Button tone="quiet" className="-ml-3" onClick={() => setAll(true)}>
          {t('dashboard.moreGames', { count: games.length - shown.length })}
        </Button>
      )}
    </section>
  );
};
