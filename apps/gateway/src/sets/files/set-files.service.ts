import { type SetFile, type UploadResult, type UserId } from '@clockbeat/domain';
import {
  type NewQuestion,
  type NewSet,
  type OwnSame,
  QuestionStore,
  type SavedSetInFull,
  type SetHolder,
  type StoredQuestion,
  UploadStore,
} from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { HttpProblem } from '../../http/http-problem.js';
import { MediaLibrary } from '../../media/media-library.js';
import { toQuestionView } from '../../questions/to-question-view.js';
import { namedIn } from '../../questions/uploads/bulk-list.js';
import { type Existing, notYetStored } from '../../questions/uploads/uploads.service.js';
import { SetsService, withinLimit } from '../sets.service.js';
import { entriesIn, type FileEntry, type FileOutline, isStill, outlineIn, toSetFile } from './set-file.js';

/** Sets as files, out and in. */
@Injectable()
export class SetFilesService {
  constructor(
    private readonly sets: SetsService,
    private readonly questions: QuestionStore,
    private readonly uploads: UploadStore,
    private readonly library: MediaLibrary,
  ) {}

  /** All that the set asks, without whose it is. */
  async write(id: string, holder: SetHolder): Promise<SetFile> {
    const set: SavedSetInFull = await this.sets.find(id, holder);
    const stored = await this.questions.byIds(set.selectedQuestions, holder.userId);
    return toSetFile(
      set,
      set.selectedQuestions.flatMap((selected) => stored.get(selected) ?? []),
    );
  }

  /** Makes one set of a file, with what is good in it; without `commit` it is told what would be made. */
  async read(
    body: unknown,
    userId: UserId,
    { commit, sets, existing }: { commit: boolean; sets: boolean; existing: Existing },
  ): Promise<UploadResult> {
    const outline = outlineIn(body);
    const { entries: read, rejected } = await entriesIn(
      outline.list,
      await this.library.known(namedIn(outline.list)),
    );
    // without a set nothing can live in one
    const entries = sets ? read : read.map((entry) => ({ ...entry, inSet: false }));
    if (entries.length === 0) throw new HttpProblem('validation', 'No valid questions found', { rejected });
    const placed = await this.placed(entries, userId, existing);
    if (!commit) return { ...placed.result(placed.news.map((each) => notYetStored(each, userId))), rejected };
    if (placed.isThere) return { ...placed.result([]), rejected, sets: [] };
    const kept = await this.uploads.create(userId, placed.news, (stored) =>
      sets ? [placed.setOf(outline, stored)] : [],
    );
    return {
      ...placed.result(kept.questions),
      rejected,
      sets: kept.sets.map(({ id, title }) => ({ id, title })),
    };
  }

  /** What becomes of each question: it lives in the set, is the bank's, is there already, or is new. */
  private async placed(
    entries: readonly FileEntry[],
    userId: UserId,
    existing: Existing,
  ): Promise<PlacedFile> {
    const ids = entries.flatMap(({ bank }) => bank ?? []).filter((id) => id.length <= longestId);
    const bank = ids.length > 0 ? await this.questions.byIds([...new Set(ids)], null) : new Map();
    const own = entries.filter((entry) => !entry.inSet && !isOf(entry, bank));
    const same = await this.questions.sameAsOwn(
      userId,
      own.map(({ question }) => question),
    );
    return new PlacedFile(
      entries,
      bank,
      new Map(own.map((entry, nth) => [entry, same[nth] as OwnSame])),
      existing,
    );
  }
}

/** Characters; none of ours has as many. */
const longestId = 100;

type Bank = ReadonlyMap<string, StoredQuestion>;

const isOf = (entry: FileEntry, bank: Bank): boolean => {
  const stored = entry.bank === null ? undefined : bank.get(entry.bank);
  return stored !== undefined && isStill(entry, stored);
};

class PlacedFile {
  /** What is to be stored, in the order of the file. */
  readonly news: NewQuestion[];

  constructor(
    private readonly entries: readonly FileEntry[],
    private readonly bank: Bank,
    private readonly own: ReadonlyMap<FileEntry, OwnSame>,
    private readonly existing: Existing,
  ) {
    this.news = entries.filter((entry) => this.isNew(entry)).map(({ question }) => question);
  }

  /** Whether nothing in it would be new. */
  get isThere(): boolean {
    return this.entries.every((entry) => this.own.has(entry) && !this.isNew(entry));
  }

  result(stored: readonly StoredQuestion[]): Omit<UploadResult, 'rejected'> {
    const same = [...this.own.values()];
    const had = new Map(same.flatMap(({ stored: one }) => (one ? [[one.id, one]] : [])));
    let nth = 0;
    const questions = this.entries.flatMap((entry) => {
      if (this.isNew(entry)) return stored[nth++] ?? [];
      return this.own.has(entry) ? [] : { ...entry.question, ...unowned, id: entry.bank ?? '' };
    });
    return {
      questions: questions.map((each) => toQuestionView(each, true)),
      count: questions.length,
      existing: [...had.values()].map((each) => toQuestionView(each, true)),
      repeated: same.filter(({ repeated }) => repeated).length,
    };
  }

  setOf({ list: _, ...said }: FileOutline, stored: readonly StoredQuestion[]): NewSet {
    let nth = 0;
    const selected = new Set<string>();
    for (const entry of this.entries) {
      const id = this.isNew(entry) ? stored[nth++]?.id : this.idOf(entry);
      if (id !== undefined) selected.add(id);
    }
    const customQuestions = this.entries.flatMap(({ inSet, question }) => (inSet ? [question] : []));
    return withinLimit({ ...said, isDraft: true, selectedQuestions: [...selected], customQuestions });
  }

  private idOf(entry: FileEntry): string | undefined {
    if (entry.inSet) return undefined;
    return this.own.has(entry) ? this.own.get(entry)?.stored?.id : (entry.bank ?? undefined);
  }

  private isNew(entry: FileEntry): boolean {
    const same = this.own.get(entry);
    if (same === undefined) return false;
    return this.existing === 'add' || (same.stored === null && !same.repeated);
  }
}

/** Of what is shown and has no place among the account's own questions. */
const unowned = { createdBy: null, createdAt: new Date(0) } as const;
