import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.js';
import { classNames } from './class-names.js';

type LinkState = 'connecting' | 'online' | 'reconnecting';

/** A first connection this slow is worth a word; so long it is said that a lost one is back. */
const whileMs = 3_000;

interface ConnectionBarProps {
  connection: LinkState;
  /** An answer was given that the server has not heard yet. */
  answerWaits?: boolean;
  /** A player's clock is at the top: there the line keeps to the lower edge. */
  at?: 'top' | 'bottom';
  /** How often the connection came back so far: each time the line says so. A notice would lie over the verdict. */
  returns?: number;
}

/** A quiet line over the page while the connection is away. Lies over the rest, so nothing moves. */
export const ConnectionBar = ({ connection, answerWaits, at = 'top', returns = 0 }: ConnectionBarProps) => {
  const t = useTexts();
  const slow = useHeld(connection === 'connecting');
  const settled = useHeld(connection === 'online');
  const [before] = useState(returns);
  const away = t(answerWaits ? 'common.answerWaits' : 'common.reconnecting');
  // A page that opens without a network says so before its first try has failed.
  const isAway = connection === 'reconnecting' || (connection === 'connecting' && !navigator.onLine);
  const isBack = connection === 'online' && returns > before && !settled;
  const here = slow ? t('common.connecting') : isBack ? t('common.reconnected') : null;
  const text = isAway ? away : here;
  return (
    <div role="status" data-line>
      <NetworkLine text={text} at={at} />
    </div>
  );
};

interface NetworkLineProps {
  text: string | null;
  at: 'top' | 'bottom';
}

/** What is said of the network, at an edge of the screen. */
export const NetworkLine = ({ text, at }: NetworkLineProps) => (
  <div
    className={classNames(
      'pointer-events-none fixed inset-x-0 z-40 flex justify-center',
      at === 'top' ? 'top-0' : 'bottom-0',
    )}
  >
    {text !== null && (
      <p
        className={classNames(
          'animate-rise bg-text px-4 font-bold text-page',
          at === 'top'
            ? 'rounded-b-xl py-1 text-sm'
            : 'w-full py-[min(0.75rem,1.5dvh)] text-center text-[min(0.875rem,max(14px,2.4dvh))] sm:w-auto sm:rounded-t-xl sm:px-6',
        )}
      >
        {text}
      </p>
    )}
  </div>
);

/** Whether it has been so for a while. */
const useHeld = (on: boolean): boolean => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setHeld(true), whileMs);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [on]);
  return held;
};
