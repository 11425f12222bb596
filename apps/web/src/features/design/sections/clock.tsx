import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { CountdownClock } from '../../../ui/countdown-clock.js';
import { Logo } from '../../../ui/logo.js';
import { Ring } from '../../../ui/ring.js';
import { Specimen } from '../section.js';

const totalMs = 10_000;
const lefts = [10, 8, 6, 4, 2, 0];
const now = (): number => Date.now();

export const Clock = () => (
  <>
    <Specimen name="At several times left" file="ui/countdown-clock.tsx · ui/ring.tsx · styles/ring.css">
      <div className="grid grid-cols-3 gap-6 font-display sm:grid-cols-6">
        {lefts.map((seconds) => (
          <CountdownClock
            key={seconds}
            time={{ endsAt: null, serverNow: now, restMs: seconds * 1_000 }}
            totalMs={totalMs}
            className="w-full text-2xl"
          />
        ))}
      </div>
    </Specimen>
    <Specimen name="Running">
      <Running />
    </Specimen>
    <Specimen
      name="The same ring elsewhere"
      file="ui/logo.tsx · ui/loading.tsx · ui/message-page.tsx · ui/join-qr.tsx"
      className="flex flex-wrap items-center gap-8"
    >
      <Logo className="size-16" />
      <Ring share={0.25} className="size-16 animate-turn text-coral" />
      <Ring share={0.12} warming strokeWidth={11} className="size-16" />
    </Specimen>
  </>
);

const Running = () => {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-8 font-display">
      <CountdownClock
        time={{ endsAt, serverNow: now, restMs: totalMs }}
        totalMs={totalMs}
        className="w-48 text-6xl"
      />
      <Button onClick={() => setEndsAt(now() + totalMs)}>Run ten seconds</Button>
    </div>
  );
};
