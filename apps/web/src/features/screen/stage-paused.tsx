import type { GameStateView } from '@clockbeat/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.js';
import { CountdownClock } from '../../ui/countdown-clock.js';

/** The clock stands still, the question is covered. */
export const StagePaused = ({ state, join }: { state: GameStateView; join: ReactNode }) => {
  const t = useTexts();
  const seconds = Math.ceil(state.timeLeft);
  return (
    <>
      <header className="flex justify-end">{join}</header>
      <section className="m-auto flex flex-col items-center gap-[1em] text-center">
        <CountdownClock
          secondsLeft={seconds}
          share={state.timeLeft / (state.question?.timeLimit ?? 1)}
          still
          className="w-[6em] text-[2em]"
        />
        <h1 className="text-[2.4em]">{t('play.paused')}</h1>
      </section>
    </>
  );
};
