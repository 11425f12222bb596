import { useTexts } from '../texts/texts.js';

/** A quiet line over the page while the connection is away. Lies over the rest, so nothing moves. */
export const ConnectionBar = ({ connection }: { connection: 'connecting' | 'online' | 'reconnecting' }) => {
  const t = useTexts();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40 flex justify-center">
      {connection === 'reconnecting' && (
        <p className="animate-rise rounded-b-xl bg-text px-4 py-1 text-sm font-bold text-page">
          {t('common.reconnecting')}
        </p>
      )}
    </div>
  );
};
