import { limits, type SavedSetView, type UserId } from '@clockbeat/domain';
import {
  type NewSet,
  type PageOf,
  type PageRequest,
  QuestionStore,
  type SavedSetInFull,
  SavedSetStore,
  type SetHolder,
} from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { invalid, notFound } from '../http/http-problem.js';
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
  ) {}

  async list(holder: SetHolder, page: PageRequest): Promise<PageOf<SavedSetView>> {
    const { items, nextCursor } = await this.sets.list(holder, page);
    return { items: items.map(toSetView), nextCursor };
  }

  async find(id: string, holder: SetHolder): Promise<SavedSetInFull> {
    const set = await this.sets.find(id, holder);
    if (set === null) throw notFound('Trivia set');
    return set;
  }

  async create(body: SavedSetDto, holder: SetHolder): Promise<SavedSetView> {
    const said = await this.check(body, holder.userId);
    return toFullSetView(await this.sets.create(holder, withinLimit(newSet(said))));
  }

  async replace(id: string, body: SavedSetDto, holder: SetHolder): Promise<SavedSetView> {
    const said = await this.check(body, holder.userId);
    const set = await this.sets.replace(id, holder, (before) => withinLimit(revisedSet(said, before)));
    if (set === null) throw notFound('Trivia set');
    return toFullSetView(set);
  }

  async delete(id: string, holder: SetHolder): Promise<void> {
    if (!(await this.sets.delete(id, holder))) throw notFound('Trivia set');
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

const withinLimit = (set: NewSet): NewSet => {
  if (set.customQuestions.length + set.selectedQuestions.length > limits.questionsPerSet)
    throw invalid(`A set has at most ${limits.questionsPerSet} questions.`);
  return set;
};
