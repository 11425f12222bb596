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
import { readCsv } from '../csv/read-csv.js';
import { toQuestionView } from '../to-question-view.js';
import { listIn, readList } from './bulk-list.js';
import { categoriesOf, draftsOf } from './upload-sets.js';

/** Brings many questions of a user in at once: the good ones, telling of each bad one why. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly questions: QuestionStore,
    private readonly uploads: UploadStore,
  ) {}

  async list(body: unknown, userId: UserId): Promise<UploadResult> {
    const { questions, rejected } = await readList(listIn(body));
    if (questions.length === 0) throw nothingValid('No valid questions found', rejected);
    return this.keep({ questions, rejected }, userId);
  }

  async file(
    bytes: Buffer,
    userId: UserId,
    { commit, sets }: { commit: boolean; sets: boolean },
  ): Promise<UploadResult> {
    const { questions, rejected } = await readCsv(bytes);
    if (questions.length === 0) throw nothingValid('No valid questions found in CSV file', rejected);
    if (sets) refuseTooManySets(questions);
    if (!commit) return preview({ questions, rejected }, userId);
    return sets
      ? this.keepWithSets({ questions, rejected }, userId)
      : this.keep({ questions, rejected }, userId);
  }

  private async keep({ questions, rejected }: ReadUpload, userId: UserId): Promise<UploadResult> {
    const kept = await this.questions.createMany(userId, questions);
    return stored(kept, rejected);
  }

  private async keepWithSets({ questions, rejected }: ReadUpload, userId: UserId): Promise<UploadResult> {
    const kept = await this.uploads.create(userId, questions, draftsOf);
    return { ...stored(kept.questions, rejected), sets: kept.sets.map(({ id, title }) => ({ id, title })) };
  }
}

const stored = (kept: readonly StoredQuestion[], rejected: RejectedQuestion[]): UploadResult => ({
  questions: kept.map((each) => toQuestionView(each, true)),
  count: kept.length,
  rejected,
});

const refuseTooManySets = (questions: readonly NewQuestion[]): void => {
  const { size } = categoriesOf(questions);
  const most = limits.upload.sets;
  if (size > most) throw invalid(`The file names ${size} categories. At most ${most} sets are made of one.`);
};

const preview = ({ questions, rejected }: ReadUpload, createdBy: UserId): UploadResult => ({
  questions: questions.map((each) => toQuestionView(notYetStored(each, createdBy), true)),
  count: questions.length,
  rejected,
});

const notYetStored = (question: NewQuestion, createdBy: UserId) => ({
  timeLimit: null,
  explanation: null,
  ...question,
  id: '',
  createdBy,
  createdAt: new Date(0),
});

const nothingValid = (message: string, rejected: RejectedQuestion[]): HttpProblem =>
  new HttpProblem('validation', message, { rejected });
