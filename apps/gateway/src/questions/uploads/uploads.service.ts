import {
  limits,
  type ReadUpload,
  type RejectedQuestion,
  type UploadResult,
  type UserId,
} from '@clockbeat/domain';
import { type NewQuestion, QuestionStore, type StoredQuestion, UploadStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { HttpProblem, invalid } from '../../http/http-problem.js';
import { MediaLibrary } from '../../media/media-library.js';
import { readCsv } from '../csv/read-csv.js';
import { listIn, namedIn, readList } from './bulk-list.js';
import { ComparedUpload } from './compared-upload.js';
import { categoriesOf } from './upload-sets.js';

/** What becomes of questions that the account has already. */
export type Existing = 'add' | 'skip';

interface FileOptions {
  readonly commit: boolean;
  readonly sets: boolean;
  readonly existing: Existing;
  /** How numbers are written in it. */
  readonly language: string | undefined;
}

/** Brings many questions of a user in at once: the good ones, telling of each bad one why, and which were there already. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly questions: QuestionStore,
    private readonly uploads: UploadStore,
    private readonly library: MediaLibrary,
  ) {}

  async list(body: unknown, userId: UserId, existing: Existing): Promise<UploadResult> {
    const list = listIn(body);
    const read = await readList(list, await this.library.known(namedIn(list)));
    if (read.questions.length === 0) throw nothingValid('No valid questions found', read.rejected);
    const upload = await this.compared(read, userId, existing);
    return upload.result(await this.questions.createMany(userId, upload.news));
  }

  async file(
    bytes: Buffer,
    userId: UserId,
    { commit, sets, existing, language }: FileOptions,
  ): Promise<UploadResult> {
    const read = await readCsv(bytes, language);
    if (read.questions.length === 0)
      throw nothingValid('No valid questions found in CSV file', read.rejected);
    const upload = await this.compared(read, userId, existing);
    if (sets) refuseTooManySets(upload.news);
    if (!commit) return upload.result(upload.news.map((each) => notYetStored(each, userId)));
    if (!sets) return upload.result(await this.questions.createMany(userId, upload.news));
    const kept = await this.uploads.create(userId, upload.news, upload.setsOf);
    return {
      ...upload.result(kept.questions),
      sets: kept.sets.map(({ id, title }) => ({ id, title })),
    };
  }

  private async compared(read: ReadUpload, userId: UserId, existing: Existing): Promise<ComparedUpload> {
    const same = await this.questions.sameAsOwn(userId, read.questions);
    return new ComparedUpload(read, same, existing);
  }
}

const refuseTooManySets = (questions: readonly NewQuestion[]): void => {
  const { size } = categoriesOf(questions);
  const most = limits.upload.sets;
  if (size > most) throw invalid(`The file names ${size} categories. At most ${most} sets are made of one.`);
};

/** A question as it will be stored, for a preview. */
export const notYetStored = (question: NewQuestion, createdBy: UserId): StoredQuestion => ({
  task: null,
  media: null,
  optionMedia: null,
  timeLimit: null,
  explanation: null,
  ...question,
  id: '',
  createdBy,
  createdAt: new Date(0),
});

const nothingValid = (message: string, rejected: RejectedQuestion[]): HttpProblem =>
  new HttpProblem('validation', message, { rejected });
