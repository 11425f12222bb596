import type { Achievement } from '@clockbeat/domain/contract';
import type { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { achievementNames } from '../../../texts/desk/en/achievements.js';

type Known = keyof typeof achievementNames;
const isKnown = (type: string): type is Known => Object.hasOwn(achievementNames, type);

/** What an achievement is called and for what it is given: in the server's words if its type is new to us. */
export const achievementWords = (
  t: ReturnType<typeof useDeskTexts>,
  { achievementType: type, achievementName, achievementDescription }: Achievement,
): { name: string; description: string } =>
  isKnown(type)
    ? { name: t(`achievementNames.${type}`), description: t(`achievementTexts.${type}`) }
    : { name: achievementName, description: achievementDescription };
