import { PassThrough, Readable } from 'node:stream';
import { type Language, type MediaType, UserId, type UserView } from '@clockbeat/domain';
import { MediaStore, OwnRows } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { EventExports } from '../../analytics/export/event-exports.js';
import { exportFormats } from '../../analytics/export/export-formats.js';
import { Environment } from '../../config/environment.js';
import { readMe } from './read-me.js';

/** Names of files by what is in them. */
const endings: Readonly<Record<MediaType, string>> = {
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
};

/** One archive of all that is kept of an account: the rows of its own, its pictures and sounds, the logs of its games. */
@Injectable()
export class OwnData {
  constructor(
    private readonly rows: OwnRows,
    private readonly media: MediaStore,
    private readonly exports: EventExports,
    private readonly environment: Environment,
  ) {}

  /** A ZIP file that is made as fast as it is read: nothing of it is kept in memory or on disk. */
  async archive(user: UserView, language: Language): Promise<Readable> {
    const userId = UserId(user.id);
    // The same content is the same archive.
    const mtime = new Date(user.createdAt);
    const zip = new ZipFile();
    const out = new PassThrough();
    const fail = (error: unknown): void =>
      void out.destroy(error instanceof Error ? error : new Error(String(error)));
    zip.once('error', fail);
    const add = (name: string, pieces: () => AsyncIterable<string | Buffer>): void =>
      zip.addReadStreamLazy(name, { mtime }, (give) =>
        give(null, Readable.from(pieces()).once('error', fail)),
      );
    zip.addBuffer(Buffer.from(readMe(language, this.environment.face.name)), 'README.txt', { mtime });
    for (const table of await this.rows.tables())
      add(`rows/${table.name}.ndjson`, () => lines(this.rows.rowsOf(table, userId)));
    for (const { hash, type } of await this.media.ofAccount(userId))
      add(`media/${hash}.${endings[type]}`, () => this.body(hash));
    const events = await this.exports.open(user, { scope: 'mine' });
    const [log] = exportFormats.ndjson.of(events);
    add('games.ndjson', () => log);
    zip.end();
    zip.outputStream.pipe(out);
    return out;
  }

  /** Empty where somebody has deleted it meanwhile. */
  private async *body(hash: string): AsyncGenerator<Buffer> {
    const kept = await this.media.read(hash);
    if (kept !== null) yield kept.body;
  }
}

async function* lines(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((row) => `${JSON.stringify(row)}\n`).join('');
}
