import type { QuestionMedia } from '@clockbeat/domain/contract';
import { gameBodyOf } from './approval.js';
import { ownQuestion } from './hosting.fixture.js';
import {
  fieldsOfMedia,
  fieldsOfUpload,
  mediaBody,
  mediaOfFields,
  readMedia,
  readMediaFields,
} from './media.js';
import { ownFromBasket, ownInBasket, readOwnQuestions, readQuestionFields } from './own-question.js';
import { setOfBasket } from './set-of-basket.js';

const hash = 'a'.repeat(64);
const picture: QuestionMedia = {
  hash,
  type: 'image/webp',
  bytes: 42_000,
  width: 1600,
  height: 900,
  small: 'b'.repeat(64),
  alt: 'A red bridge in the fog',
  credit: 'Ada',
  source: 'https://example.org/bridge',
  licence: 'cc-by',
};
const sent = {
  hash,
  alt: 'A red bridge in the fog',
  credit: 'Ada',
  source: 'https://example.org/bridge',
  licence: 'cc-by',
};
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a question’s picture', () => {
  it('is kept as it was, and is none where it can be none', () => {
    expect(readMedia(again(picture))).toEqual(picture);
    for (const broken of [null, 7, [], { ...picture, hash: 'x' }, { ...picture, type: 'image/svg+xml' }])
      expect(readMedia(broken)).toBeNull();
  });

  it('goes with its question into the basket, the game and the set, and back into the form', () => {
    const own = readOwnQuestions([
      { id: 'own-1', question: 'Where?', options: ['a', 'b'], answer: 0, media: again(picture) },
    ]);
    expect(own[0]?.media).toEqual(picture);
    const basket = own.map((one) => ownInBasket(one));
    expect(basket.map(ownFromBasket)[0]?.media).toEqual(picture);
    expect(gameBodyOf(basket, { title: 'Bridges' }).questions[0]).toMatchObject({ media: sent });
    expect(setOfBasket(basket, 'Bridges').customQuestions?.[0]).toMatchObject({ media: sent });
  });

  it('is not spoken of where there is none', () => {
    expect(gameBodyOf([ownQuestion('own-1')], { title: 'Bridges' }).questions[0]).not.toHaveProperty('media');
  });

  it('is sent by its hash with what its author says of it', () => {
    expect(mediaBody(picture)).toEqual(sent);
  });
});

describe('while it is being described', () => {
  const upload = { hash, type: 'image/webp', bytes: 42_000, width: 4, height: 3 } as const;

  it('nothing is said of it at first', () => {
    expect(mediaOfFields(fieldsOfUpload(upload))).toEqual({ ...upload, alt: '' });
  });

  it('it needs no words where it only decorates', () => {
    const fields = { ...fieldsOfMedia(picture), decorates: true };
    expect(mediaOfFields(fields).alt).toBe('');
    expect(fieldsOfMedia(mediaOfFields(fields)).decorates).toBe(true);
  });

  it('what is typed is kept as typed, and sent in one line', () => {
    const fields = { ...fieldsOfUpload(upload), alt: 'A bridge\nin fog ', credit: ' ' };
    expect(readMediaFields(again(fields))).toEqual(fields);
    expect(mediaOfFields(fields)).toEqual({ ...upload, alt: 'A bridge in fog' });
    const entry = { question: 'Where?', options: ['', ''], answer: null, timer: '30', media: fields };
    expect(readQuestionFields(again(entry))?.media).toEqual(fields);
  });
});
