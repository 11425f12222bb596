import { useEffect } from 'react';
import { serverAway, watchServer } from '../api/server-away.js';
import { useStore } from '../lib/store.js';
import { useTexts } from '../texts/texts.js';
import { NetworkLine } from '../ui/connection-bar.js';

const ofGame = (): boolean => document.querySelector('main [data-line]') !== null;

/** The one line of every quiet page while its server is away. Where a game's own connection says so, that line stands alone. */
export const OfflineLine = () => {
  const t = useTexts();
  const away = useStore(serverAway);
  useEffect(watchServer, []);
  return (
    <div aria-live="polite" className="in-[:has(main_[data-line]_p)]:hidden">
      <NetworkLine text={away && !ofGame() ? t('common.reconnecting') : null} at="bottom" />
    </div>
  );
};
