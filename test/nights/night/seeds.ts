import fc from 'fast-check';
import { type NightResult, type Plant, playNight } from './play.js';
import { type NightScript, nightScripts } from './script.js';

/** A night that was cut down as far as it still breaks something. */
export interface Shortest {
  readonly script: NightScript;
  readonly broken: NightResult['broken'];
  /** Nights that were played for it. */
  readonly plays: number;
}

/** So many nights are played at most to find a shorter one. */
const patience = 300;

export const scriptOf = (seed: number): NightScript => {
  const [script] = fc.sample(nightScripts, { seed, numRuns: 1 });
  if (!script) throw new Error('There is no such night');
  return script;
};

export const playSeed = (seed: number, plant?: Plant): Promise<NightResult> =>
  playNight(scriptOf(seed), seed, plant);

/** The same seed with less of what happens in it, as long as a promise is still broken. Null: nothing is broken in it. */
export const shorten = async (seed: number, plant?: Plant): Promise<Shortest | null> => {
  let plays = 0;
  let shortest: Shortest | null = null;
  const keeps = async (script: NightScript): Promise<boolean> => {
    if (plays >= patience) return true;
    plays += 1;
    const { broken } = await playNight(script, seed, plant);
    if (broken.length > 0) shortest = { script, broken, plays };
    return broken.length === 0;
  };
  await fc.check(fc.asyncProperty(nightScripts, keeps), { seed, numRuns: 1 });
  const found = shortest as Shortest | null;
  return found && { ...found, plays };
};
