import { useEffect } from 'react';
import { playSound } from '../../ui/sound/play-sound.js';
import type { TimeLeft } from '../../ui/time-left.js';
import { useSecondsLeft } from '../../ui/use-seconds-left.js';

const ticksFrom = 5;

/** The clock is heard in its last five seconds, by whoever asked for sound. */
export const LastSeconds = ({ time }: { time: TimeLeft }) => {
  const seconds = useSecondsLeft(time);
  useEffect(() => {
    if (seconds > 0 && seconds <= ticksFrom) void playSound('tick');
  }, [seconds]);
  return null;
};
