import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GameId, PlayerId } from '@clockbeat/domain';
import { ArchiveUnavailable } from '../archive/archive-unavailable.js';
import { GameIsArchived } from '../archive/game-is-archived.js';
import type { ForgottenName, ForgottenNamesStore } from './forgotten-names.store.js';

/** Beside a backup lies what was forgotten until then: an older one that is restored from the same folder forgets it again. */
const ending = '.forgotten';

/** A line for each name: ids, and nothing of the name. */
export const listed = (names: readonly ForgottenName[]): string =>
  names.map(({ gameId, playerId, of }) => `${gameId} ${playerId} ${of}\n`).join('');

export const writeListBeside = (backup: string, names: readonly ForgottenName[]): void =>
  writeFileSync(`${backup}${ending}`, listed(names), { mode: 0o600 });

const line = /^(game_[\w-]{16}) (p_[\w-]{1,64}) (player|team)$/;

/** Throws, in words, where a line is none of such a list. */
export const readList = (file: string): ForgottenName[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text, index) => {
      const [, gameId, playerId, of] = line.exec(text) ?? [];
      if (gameId === undefined || playerId === undefined)
        throw new Error(`${file}, line ${index + 1}: this is no list of forgotten names.`);
      return { gameId: GameId(gameId), playerId: PlayerId(playerId), of: of === 'team' ? 'team' : 'player' };
    });

/** Of all lists that lie in the folder of this backup. */
export const listsBeside = (backup: string): ForgottenName[] =>
  readdirSync(dirname(backup))
    .filter((name) => name.endsWith(ending))
    .sort()
    .flatMap((name) => readList(join(dirname(backup), name)));

export interface ForgottenAgain {
  readonly forgotten: number;
  /** Names of games that are not there, or that do not name such a player. */
  readonly unknown: number;
  /** Names that lie in a file of the archive, in the open, or in one that cannot be read. */
  readonly archived: readonly ForgottenName[];
}

/** Each name once; what was forgotten before is no error. */
export const forgetAll = async (
  store: ForgottenNamesStore,
  names: readonly ForgottenName[],
): Promise<ForgottenAgain> => {
  const once = new Map(names.map((name) => [listed([name]), name]));
  let [forgotten, unknown] = [0, 0];
  const archived: ForgottenName[] = [];
  for (const name of once.values()) {
    try {
      if (await store.forget(name)) forgotten += 1;
      else unknown += 1;
    } catch (error) {
      if (!(error instanceof GameIsArchived || error instanceof ArchiveUnavailable)) throw error;
      archived.push(name);
    }
  }
  return { forgotten, unknown, archived };
};

/** What came of a list, for people. */
export const toldOf = ({ forgotten, unknown, archived }: ForgottenAgain): string[] => [
  `Forgot ${forgotten} ${forgotten === 1 ? 'name' : 'names'}.${unknown === 0 ? '' : ` ${unknown} more are of games or players that are not here.`}`,
  ...archived.map(
    ({ gameId, playerId, of }) =>
      `Not forgotten, for its game is in the archive, or months are on their way there: bring its month back and run this again. ${gameId} ${playerId} ${of}`,
  ),
];
