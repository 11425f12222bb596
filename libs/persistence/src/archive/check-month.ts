import { createHash } from 'node:crypto';
import { GameId } from '@clockbeat/domain';
import { toStoredEvent } from '../event-store/event-row.js';
import { digestBytes, SealReckoner } from '../seals/seal.js';
import type { SealStore } from '../seals/seal.store.js';
import type { ArchiveReader } from './archive-reader.js';
import { ArchiveUnavailable } from './archive-unavailable.js';
import type { ArchivedMonth, MonthFile } from './archived-months.js';
import { type ArchivedRow, textOf, toEventRow } from './archived-row.js';
import { NotArchivable } from './not-archivable.js';
import type { Written } from './write-month.js';

/** What was written, as it is read: every byte, every row, and every game against its seal. Throws where they differ. */
export const compareMonth = async (
  reader: ArchiveReader,
  seals: SealStore,
  { files, games, events, sha256 }: Written,
): Promise<void> => {
  const hash = createHash('sha256');
  const found = await readThrough(reader, seals, files, (row) => hash.update(textOf(row)).update('\n'));
  if (found.games !== games || found.events !== events || hash.digest('hex') !== sha256)
    throw new ArchiveUnavailable(
      'The files do not read as they were written: nothing was taken out of the log',
    );
};

/** Reads the files of a month through: the hash of each, and the seals of its games. The first thing that is wrong; null: nothing. */
export const verifyMonth = async (
  reader: ArchiveReader,
  seals: SealStore,
  { files, games, events }: ArchivedMonth,
): Promise<string | null> => {
  try {
    const found = await readThrough(reader, seals, files);
    return found.games === games && found.events === events
      ? null
      : `It has ${found.events} events of ${found.games} games, and had ${events} of ${games}.`;
  } catch (error) {
    if (error instanceof ArchiveUnavailable || error instanceof NotArchivable) return error.message;
    throw error;
  }
};

const readThrough = async (
  reader: ArchiveReader,
  seals: SealStore,
  files: readonly MonthFile[],
  onRow: (row: ArchivedRow) => void = () => undefined,
): Promise<{ games: number; events: number }> => {
  for (const file of files) await checkContent(reader, file);
  const check = new SealCheck(seals);
  for await (const rows of reader.groupsOf(files)) {
    rows.forEach(onRow);
    await check.add(rows);
  }
  await check.end();
  return check;
};

const checkContent = async ({ files }: ArchiveReader, { name, sha256 }: MonthFile): Promise<void> => {
  const hash = createHash('sha256');
  for await (const piece of files.content(name)) hash.update(piece);
  if (hash.digest('hex') !== sha256)
    throw new ArchiveUnavailable(`The file ${name} of the archive is not what was written`);
};

/** Holds rows in their order against the seals of their games. */
class SealCheck {
  games = 0;
  events = 0;
  private reckoner: SealReckoner | null = null;
  private digests: string[] = [];
  private game = '';

  constructor(private readonly seals: SealStore) {}

  async add(rows: readonly ArchivedRow[]): Promise<void> {
    for (const row of rows) {
      if (row.gameId !== this.game) {
        await this.end();
        this.games += 1;
        this.game = row.gameId;
        this.reckoner = new SealReckoner(GameId(row.gameId));
        this.digests = [];
      }
      this.events += 1;
      const digest = this.reckoner?.add(toStoredEvent(toEventRow(row)));
      if (digest) this.digests.push(digest.toString('hex', 0, digestBytes));
      if (this.digests.length !== row.version) throw this.wrong('has a hole');
    }
  }

  /** Of the game that was added last. */
  async end(): Promise<void> {
    const { reckoner, digests } = this;
    this.reckoner = null;
    if (!reckoner) return;
    const sealed = await this.seals.find(GameId(this.game));
    const { length } = digests;
    const isSound = sealed
      ? sealed.version >= length &&
        digests.every((digest, index) => digest === sealed.digests[index]) &&
        (sealed.version > length || sealed.seal === reckoner.seal)
      : await this.wasForgotten(length, reckoner.seal);
    if (!isSound) throw this.wrong('is not what was sealed');
  }

  /** Of a game that went while its month stands on the list the last link is kept, and no more. */
  private async wasForgotten(length: number, seal: string): Promise<boolean> {
    const last = await this.seals.lastOfForgotten(GameId(this.game));
    return last !== null && (last.version > length || (last.version === length && last.seal === seal));
  }

  private wrong(what: string): NotArchivable {
    return new NotArchivable(
      `The log of ${this.game} ${what}: verify it with npm run replay -- ${this.game} --verify`,
    );
  }
}
