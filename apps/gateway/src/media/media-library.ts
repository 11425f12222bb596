import {
  allMedia,
  hashesOf,
  isSound,
  type MediaBody,
  type MediaFacts,
  type MediaUseView,
  type MediaView,
  type OptionMedia,
  type QuestionMedia,
  type Rejection,
  reject,
  type UserId,
} from '@clockbeat/domain';
import { MediaStore, Quotas } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { HttpProblem, tooManyRequests } from '../http/http-problem.js';
import { readMediaFile } from './media-reader.js';

/** Uploads that may wait for the one that is looked at. */
const mostWaiting = 8;

/** What is known of what a question names. */
export type KnownMedia = ReadonlyMap<string, MediaFacts>;

/** The pictures and sounds of a question, as its author says them; undefined: nothing is said. */
interface SaidMedia {
  readonly media?: MediaBody | null | undefined;
  readonly optionMedia?: readonly (MediaBody | null)[] | null | undefined;
}

interface CompleteMedia {
  readonly media: QuestionMedia | null | undefined;
  readonly optionMedia: OptionMedia | null | undefined;
}

/** What an author says of pictures and sounds together with what is stored of them, or why that can't be. */
export const completeMedia = (said: SaidMedia, known: KnownMedia): CompleteMedia | Rejection => {
  if (allMedia(said).some(({ hash }) => !known.has(hash))) return reject('unknown_media');
  const complete = (body: MediaBody): QuestionMedia => ({ ...body, ...(known.get(body.hash) as MediaFacts) });
  const optionMedia = said.optionMedia
    ? said.optionMedia.map((body) => body && complete(body))
    : said.optionMedia;
  if (optionMedia?.some((one) => one && isSound(one))) return reject('bad_option_media');
  return { media: said.media && complete(said.media), optionMedia };
};

/** Pictures and sounds of questions: takes them in, one at a time, and knows those that are kept. */
@Injectable()
export class MediaLibrary {
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly store: MediaStore,
    private readonly quotas: Quotas,
  ) {}

  /** Looks at a file, and keeps it for an account. */
  async keep(userId: UserId, bytes: Buffer): Promise<MediaView> {
    if (this.oneAtATime.pendingCount >= mostWaiting) throw tooManyRequests(2_000);
    const read = await this.oneAtATime(() => readMediaFile(bytes));
    if ('reason' in read)
      throw new HttpProblem('validation', read.reason, { rejected: [{ ...read, index: 0 }] });
    await this.store.keep(userId, read);
    return { hash: read.hash, ...read.facts };
  }

  async use(userId: UserId): Promise<MediaUseView> {
    const { used, most } = (await this.quotas.of(userId)).mediaBytes;
    return { used: used ?? 0, most };
  }

  /** What is stored of those that are named; no call where none is. */
  async known(questions: readonly SaidMedia[]): Promise<KnownMedia> {
    return this.store.facts([...new Set(hashesOf(questions))]);
  }
}
