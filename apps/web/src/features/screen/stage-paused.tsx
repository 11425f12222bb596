import type { GameStateView } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.js';
import { CountdownClock } from '../../ui/countdown-clock.js';

interface StagePausedProps {
  state: GameStateView;
  serverNow: () => number;
  join: ReactNode;
}

/** The clock stands still, the question is covered. */
export const StagePaused = ({ state, serverNow, join }: StagePausedProps) => {
  const t = useTexts();
  return (
    <>
      <header className="flex justify-end">{join}</header>
      <section className="m-auto flex flex-col items-center gap-[1em] text-center">
        <CountdownClock
          time={{ endsAt: null, serverNow, restMs: state.timeLeft * 1_000 }}
          totalMs={(state.question?.timeLimit ?? 1) * 1_000}
          className="w-[6em] text-[2em]"
        />
        <h1 className="text-[2.4em]">{t('play.paused')}</h1>
      </section>
    </>
  );
};
