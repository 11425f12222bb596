import { limits, type SavedSetView, type UserId } from '@clockbeat/domain';
import {
  type NewSet,
  type PageOf,
  type PageRequest,
  QuestionStore,
  type SavedSetInFull,
  SavedSetStore,
  SetChanged,
  type SetHolder,
  SharedSetStore,
  TooManyQuestions,
} from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { forbidden, HttpProblem, invalid, notFound } from '../http/http-problem.js';
import { MediaLibrary } from '../media/media-library.js';
import { type CheckedSet, newSet, revisedSet } from './new-set.js';
import type { SavedSetDto } from './saved-set.dto.js';
import { readSetQuestions, withMedia } from './set-questions.js';
import { toFullSetView, toSetView } from './to-set-view.js';

/** Saved sets, each for its holder's eyes only: another's is not there. */
@Injectable()
export class SetsService {
  constructor(
    private readonly sets: SavedSetStore,
    private readonly questions: QuestionStore,
    private readonly library: MediaLibrary,
    private readonly shared: SharedSetStore,
  ) {}

  async list(holder: SetHolder, page: PageRequest): Promise<PageOf<SavedSetView>> {
    const { items, nextCursor } = await this.sets.list(holder, page);
    return { items: items.map((set) => toSetView(set, holder.userId)), nextCursor };
  }

  async find(id: string, holder: SetHolder): Promise<SavedSetInFull> {
    const set = await this.sets.find(id, holder);
    if (set === null) throw notFound('Trivia set');
    return set;
  }

  async create(body: SavedSetDto, holder: SetHolder): Promise<SavedSetView> {
    const said = await this.check(body, holder.userId);
    return toFullSetView(await this.sets.create(holder, withinLimit(newSet(said))), holder.userId, null);
  }

  /** `wanted`: the version that is to be replaced; undefined: whichever there is. */
  async replace(
    id: string,
    body: SavedSetDto,
    holder: SetHolder,
    wanted: number | undefined,
  ): Promise<SavedSetView> {
    // what a co-author points to is the bank's and the owner's: nobody else could play it
    const owner = holder.userId && ((await this.sets.find(id, holder))?.createdBy ?? holder.userId);
    const said = await this.check(body, owner);
    const revise = (before: SavedSetInFull) => withinLimit(revisedSet(said, before));
    const set = await changedMeanwhile(this.sets.replace(id, holder, revise, { wanted }));
    if (set === null) throw notFound('Trivia set');
    return this.inFull(set, holder);
  }

  /** A set as its holder reads it. */
  async inFull(set: SavedSetInFull, { userId }: SetHolder): Promise<SavedSetView> {
    return toFullSetView(set, userId, set.createdBy && (await this.shared.origin(set.id)));
  }

  async delete(id: string, holder: SetHolder): Promise<void> {
    if (await this.sets.delete(id, holder)) return;
    if ((await this.sets.find(id, holder)) !== null) throw forbidden('Only its owner may delete a set.');
    throw notFound('Trivia set');
  }

  private async check(body: SavedSetDto, userId: UserId | null): Promise<CheckedSet> {
    const read = body.customQuestions && readSetQuestions(body.customQuestions);
    if (read && 'problems' in read) throw invalid(read.problems);
    const ids = body.selectedQuestions ?? [];
    const known = await this.questions.known(ids, userId);
    const unknown = ids.findIndex((id) => !known.has(id));
    if (unknown !== -1) throw invalid(`selectedQuestions.${unknown}: there is no question with this id`);
    if (!read) return { body, questions: undefined };
    const kept = await this.library.known(read.questions);
    const complete = withMedia(read.questions, kept);
    if ('problems' in complete) throw invalid(complete.problems);
    return { body, questions: complete.questions };
  }
}

/** Says what became of a save, where another came before it or there is too much. */
export const changedMeanwhile = async <T>(saving: Promise<T>): Promise<T> => {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof SetChanged) throw new HttpProblem('set_changed');
    if (error instanceof TooManyQuestions) throw tooManyQuestions();
    throw error;
  }
};

const tooManyQuestions = (): HttpProblem => invalid(`A set has at most ${limits.questionsPerSet} questions.`);

/** The same set, where it has no more questions than a set may have. */
export const withinLimit = (set: NewSet): NewSet => {
  if (set.customQuestions.length + set.selectedQuestions.length > limits.questionsPerSet)
    throw tooManyQuestions();
  return set;
};
