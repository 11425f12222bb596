import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isSound, mediaLimits } from '@clockbeat/domain';
import sharp from 'sharp';
import { countries } from '../generator/data/countries.js';
import { withoutOutline } from '../generator/data/disputed.js';
import { lookAlikes } from '../generator/facts/flags.js';
import { folded } from '../generator/likeness.js';
import { pictureQuestions } from './facts/index.js';
import { pictureOf, type SeedPicture, seedQuestions } from './index.js';

const ofKind = (kind: string): SeedPicture[] =>
  pictureQuestions.filter(({ id }) => id.startsWith(`${kind}-`));
const idsWhere = (isWrong: (question: SeedPicture) => boolean): string[] =>
  pictureQuestions.filter(isWrong).map(({ id }) => id);
const codeOf = new Map(countries.map(({ name, code }) => [name, code]));
const codesIn = ({ options }: SeedPicture): string[] => options.map((option) => codeOf.get(option) ?? '');

describe('questions about pictures', () => {
  it.each([
    ['flag', 60],
    ['outline', 40],
  ])('are many: of a %s at least %d', (kind, count) => {
    expect(ofKind(kind).length).toBeGreaterThanOrEqual(count);
  });

  it('stand behind all others, so that every place stays', () => {
    expect(seedQuestions.slice(-pictureQuestions.length)).toEqual(pictureQuestions);
    expect(seedQuestions.filter((question) => 'media' in question)).toEqual(pictureQuestions);
  });

  it('have one right of four different options, which is where they say', () => {
    expect(idsWhere(({ options }) => new Set(options).size !== 4 || options.includes(''))).toEqual([]);
    const isElsewhere = ({ id, options, answer }: SeedPicture): boolean =>
      codeOf.get(options[answer])?.toLowerCase() !== id.split('-')[1];
    expect(idsWhere(isElsewhere)).toEqual([]);
  });

  it.each(['flag', 'outline'])('spread their answers over the four places: %s', (kind) => {
    const questions = ofKind(kind);
    for (const place of [0, 1, 2, 3])
      expect(
        Math.abs(questions.filter(({ answer }) => answer === place).length - questions.length / 4),
      ).toBeLessThan(2);
  });

  it('are easy, medium and hard', () => {
    for (const kind of ['flag', 'outline'])
      for (const difficulty of ['Easy', 'Medium', 'Hard'])
        expect(ofKind(kind).filter((question) => question.difficulty === difficulty).length).toBeGreaterThan(
          10,
        );
  });

  it('say what there is to see, and do not tell whose it is', () => {
    const names = new Set(countries.flatMap(({ name }) => folded(name).split(' ')));
    for (const word of ['and', 'of', 'the']) names.delete(word);
    const tells = ({ media: { alt } }: SeedPicture): boolean =>
      alt.length < 10 ||
      alt.length > mediaLimits.alt ||
      folded(alt)
        .split(' ')
        .some((word) => names.has(word));
    expect(idsWhere(tells)).toEqual([]);
    const looks = ofKind('flag').map(({ media }) => media.alt);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('say whose data they are drawn from, and what that allows', () => {
    const isSilent = ({ media: { credit = '', source = '', licence } }: SeedPicture): boolean =>
      credit === '' || credit.length > mediaLimits.credit || !source.startsWith('https://') || !licence;
    expect(idsWhere(isSilent)).toEqual([]);
  });

  it('have no two flags among their options that one may take for each other', () => {
    const hasTwins = (question: SeedPicture): boolean =>
      lookAlikes.some(
        (group) => codesIn(question).filter((code) => group.includes(code.toLowerCase())).length > 1,
      );
    expect(ofKind('flag').filter(hasTwins)).toEqual([]);
  });

  it('name no country beside an outline over whose borders states differ', () => {
    expect(
      ofKind('outline').filter((question) => codesIn(question).some((code) => withoutOutline.has(code))),
    ).toEqual([]);
  });
});

describe('pictures', () => {
  it('are exactly those that a question has', async () => {
    const files = (await readdir(join(import.meta.dirname, '../pictures'))).filter((name) =>
      name.endsWith('.webp'),
    );
    expect(files.sort()).toEqual(pictureQuestions.map(({ id }) => `${id}.webp`).sort());
  });

  it('are what their hashes say, sound, and small', async () => {
    let all = 0;
    for (const question of pictureQuestions) {
      const body = await pictureOf(question);
      const { hash, bytes, width, height, type } = question.media;
      const { format, ...has } = await sharp(body).metadata();
      // reads every pixel: half a file has a header too
      await sharp(body, { failOn: 'warning' }).resize(8).raw().toBuffer();
      expect([question.id, createHash('sha256').update(body).digest('hex')]).toEqual([question.id, hash]);
      expect({ type: `image/${format}`, bytes: body.length, width: has.width, height: has.height }).toEqual({
        ...{ type, bytes, width, height },
      });
      expect([isSound(question.media), body.length < 20_000, has.width <= mediaLimits.smallEdge]).toEqual([
        false,
        true,
        true,
      ]);
      all += body.length;
    }
    expect(all).toBeLessThan(700_000);
  });

  it('are of different things', () => {
    expect(new Set(pictureQuestions.map(({ media }) => media.hash)).size).toBe(pictureQuestions.length);
  });
});
