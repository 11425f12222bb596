import {
  type GameId,
  type GhostNames,
  type Language,
  languageOf,
  languages,
  questionIn,
  type RecordedEvent,
} from '@clockbeat/domain';
import { drawnName } from '../drawn/drawn-names.js';

/** The language that the evening was asked in, as far as names can be drawn in it. */
const spokenIn = ([first]: readonly RecordedEvent[]): Language => {
  const question = first?.type === 'GameCreated' ? first.data.questions[0] : undefined;
  const language = question && languageOf(questionIn(question)).language;
  return languages.find((one) => one === language) ?? 'en';
};

/** Drawn names, of each evening its own, in its language. Nobody can tell from one who somebody was. */
export const ghostNames = (evening: GameId, log: readonly RecordedEvent[]): GhostNames => {
  const language = spokenIn(log);
  const taken = new Set<string>();
  const draw = (what: string): string => {
    for (let attempt = 0; ; attempt += 1) {
      const name = drawnName(language, `${evening} ${what}`, attempt);
      // more ghosts than names
      if (taken.has(name) && attempt < 50) continue;
      taken.add(name);
      return name;
    }
  };
  const named = new Map<string, string>();
  const nameOf = (what: string): string => {
    const name = named.get(what) ?? draw(what);
    named.set(what, name);
    return name;
  };
  return { player: (order) => nameOf(`ghost ${order}`), team: (order) => nameOf(`ghosts’ team ${order}`) };
};
