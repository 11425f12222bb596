import type { GameQuestion, UserId } from '@clockbeat/domain';
import { QuestionStore, type StoredQuestion } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { bankQuestion } from '../../content/game-content.js';
import { invalid } from '../../http/http-problem.js';

/** Questions by lot in the place of others, for an evening that goes on with its people. */
@Injectable()
export class OtherQuestions {
  constructor(private readonly questions: QuestionStore) {}

  /**
   * One for each place: of the same category and difficulty, none of `asked` (ids in the bank). Where there are not enough, of
   * the whole bank if `orAny`, else refused.
   */
  async like(
    places: readonly GameQuestion[],
    asked: readonly string[],
    hostId: UserId,
    orAny = false,
  ): Promise<GameQuestion[]> {
    const drawn = new Map<GameQuestion, GameQuestion>();
    for (const group of alike(places)) {
      const others = await this.draw(group, { asked, beside: idsOf(drawn.values()), orAny }, hostId);
      for (const [place, question] of others) drawn.set(place, question);
    }
    return places.flatMap((place) => drawn.get(place) ?? []);
  }

  /**
   * Others for these: from where they came, of their category, difficulty and kind, with or without a picture as they were, with
   * the time and points of their places. Where there are too few of another kind, those with one right option are taken, of which
   * there are most; the same where there are too few pictures.
   */
  private async draw(
    places: readonly GameQuestion[],
    { asked, beside, orAny }: { asked: readonly string[]; beside: readonly string[]; orAny: boolean },
    hostId: UserId,
  ): Promise<(readonly [GameQuestion, GameQuestion])[]> {
    const [{ category, difficulty, source, kind, media }] = places as [GameQuestion];
    const showing = media !== undefined;
    const wanted = { category, difficulty, userId: source === 'own' ? hostId : null, room: { hostId } };
    const had = [...asked, ...beside];
    const same = { ...wanted, kinds: [kind], showing, asked: had, beside };
    const alikes = await this.questions.draw({ ...same, count: places.length });
    const more = async (drawn: readonly StoredQuestion[], from: Partial<typeof wanted>) => {
      const count = places.length - drawn.length;
      const besides = { asked: [...had, ...idsOf(drawn)], beside: [...beside, ...idsOf(drawn)] };
      return count === 0 ? drawn : [...drawn, ...(await this.questions.draw({ ...from, count, ...besides }))];
    };
    const plain = kind === 'single' && !showing ? alikes : await more(alikes, wanted);
    const drawn = orAny ? await more(plain, { room: { hostId } }) : plain;
    return places.map((place, index) => {
      const stored = drawn[index];
      if (!stored)
        throw invalid(`There are not enough other questions of ${category}. Please play the same ones.`);
      const { timeLimit, points, round, breakAfter } = place;
      const evening = { timeLimit, points, ...(round && { round }), ...(breakAfter && { breakAfter }) };
      return [place, bankQuestion(stored, null, evening)];
    });
  }
}

export const idsOf = (questions: Iterable<{ readonly id: string | null }>): string[] =>
  [...questions].flatMap(({ id }) => id ?? []);

/** The questions that others can be drawn for together. */
const alike = (questions: readonly GameQuestion[]): GameQuestion[][] => {
  const groups = new Map<string, GameQuestion[]>();
  for (const question of questions) {
    const { source, category, difficulty, kind, media } = question;
    const key = JSON.stringify([source, category, difficulty, kind, media !== undefined]);
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups.values()];
};
