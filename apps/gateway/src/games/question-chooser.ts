import {
  type GameQuestion,
  type GameQuestionBody,
  readMedia,
  readOptionMedia,
  type UserId,
} from '@clockbeat/domain';
import { QuestionStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { bankQuestion, ownQuestion } from '../content/game-content.js';
import { invalid } from '../http/http-problem.js';
import { completeMedia, MediaLibrary } from '../media/media-library.js';
import { isInFull } from './game-question.dto.js';

/** Turns what a call names into the questions of a game, in the order of the call. */
@Injectable()
export class QuestionChooser {
  constructor(
    private readonly questions: QuestionStore,
    private readonly library: MediaLibrary,
  ) {}

  /** `usual`: what a right answer is worth where the call does not say. Refuses ids that are unknown, another user's, or named twice, each by its place in the list. */
  async choose(
    bodies: readonly GameQuestionBody[],
    userId: UserId | null,
    timePerQuestion: number | null,
    usual?: number,
  ): Promise<GameQuestion[]> {
    const ids = bodies.map((body) => (isInFull(body) ? null : (body.id ?? null)));
    const named = ids.filter((id) => id !== null);
    const stored = named.length === 0 ? new Map() : await this.questions.byIds(named, userId);
    const said = bodies.map((body, index) => (ids[index] === null ? mediaIn(body) : {}));
    const known = await this.library.known(said);
    const problems: string[] = [];
    const chosen = bodies.flatMap((body, index): GameQuestion[] => {
      const id = ids[index] ?? null;
      if (id === null) {
        const shown = completeMedia(said[index] ?? {}, known);
        if (!('reason' in shown)) return [ownQuestion(body, timePerQuestion, { usual, ...shown })];
        problems.push(`questions.${index}: ${shown.reason}`);
        return [];
      }
      const found = stored.get(id);
      if (found === undefined) problems.push(`questions.${index}: there is no question with this id`);
      else if (ids.indexOf(id) < index)
        problems.push(`questions.${index}: this question is in the list twice`);
      else return [bankQuestion(found, timePerQuestion, body, usual)];
      return [];
    });
    if (problems.length > 0) throw invalid(problems);
    return chosen;
  }
}

/** Their shapes were checked at the border. */
const mediaIn = ({ kind = 'single', options = [], ...body }: GameQuestionBody) => {
  const [media, optionMedia] = [readMedia(body.media), readOptionMedia(body.optionMedia, { kind, options })];
  return {
    media: media && 'reason' in media ? null : media,
    optionMedia: optionMedia && 'reason' in optionMedia ? null : optionMedia,
  };
};
