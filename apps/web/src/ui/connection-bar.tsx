import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.js';

type Connection = 'connecting' | 'online' | 'reconnecting';

/** A first connection this slow is worth a word. */
const slowMs = 3_000;

/** A quiet line over the page while the connection is away. Lies over the rest, so nothing moves. */
export const ConnectionBar = ({ connection }: { connection: Connection }) => {
  const t = useTexts();
  const slow = useSlow(connection === 'connecting');
  const text =
    connection === 'reconnecting' ? t('common.reconnecting') : slow ? t('common.connecting') : null;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40 flex justify-center">
      {text !== null && (
        <p className="animate-rise rounded-b-xl bg-text px-4 py-1 text-sm font-bold text-page">{text}</p>
      )}
    </div>
  );
};

const useSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return slow;
};
