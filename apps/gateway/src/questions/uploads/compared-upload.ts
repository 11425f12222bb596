import type { CompleteQuestion, ReadUpload, UploadResult } from '@clockbeat/domain';
import type { NewSet, OwnSame, StoredQuestion } from '@clockbeat/persistence';
import { toQuestionView } from '../to-question-view.js';
import { draftsOf } from './upload-sets.js';

/** The good questions of an upload beside what their owner has of them already. */
export class ComparedUpload {
  /** What is to be stored, in the order of the upload. */
  readonly news: CompleteQuestion[];

  constructor(
    private readonly read: ReadUpload,
    private readonly same: readonly OwnSame[],
    existing: 'add' | 'skip',
  ) {
    this.news = read.questions.filter((_, index) => existing === 'add' || this.isNew(index));
  }

  /** What the upload came to, once `news` are stored, or shown. */
  result(stored: readonly StoredQuestion[]): UploadResult {
    const existing = new Map(this.same.flatMap(({ stored: had }) => (had ? [[had.id, had]] : [])));
    return {
      questions: stored.map((each) => toQuestionView(each, true)),
      count: stored.length,
      rejected: this.read.rejected,
      existing: [...existing.values()].map((each) => toQuestionView(each, true)),
      repeated: this.same.filter(({ repeated }) => repeated).length,
    };
  }

  /**
   * A draft of each category in which something was stored, with all that the upload has in it: who uploads a file once
   * more with three questions added finds a set of the whole file.
   */
  readonly setsOf = (stored: readonly StoredQuestion[]): NewSet[] => {
    const byQuestion = new Map(this.news.map((question, index) => [question, stored[index]]));
    const categories = new Set(this.news.map(({ category }) => category));
    const all = this.read.questions.flatMap((question, index) => {
      const kept = byQuestion.get(question) ?? (this.same[index]?.repeated ? null : this.same[index]?.stored);
      return kept && categories.has(question.category) ? [{ id: kept.id, category: question.category }] : [];
    });
    return draftsOf(all);
  };

  private isNew(index: number): boolean {
    const same = this.same[index];
    return same === undefined || (same.stored === null && !same.repeated);
  }
}
