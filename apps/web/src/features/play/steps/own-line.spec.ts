import { emptyPicture, type GamePicture } from '../../../live/picture.js';
import { ownLine, withOwn } from './own-line.js';

const picture: GamePicture = {
  ...emptyPicture,
  me: {
    playerId: 'ada',
    teamName: 'Quartz',
    ready: false,
    score: 320,
    streak: 0,
    scoredIndex: 1,
    timeFactor: 1,
    joker: null,
  },
  standing: {
    position: 37,
    participantCount: 60,
    score: 210,
    correct: 1,
    total: 2,
    next: { name: 'Bo', points: 10 },
  },
};
const ada = { id: 'ada', name: 'Ada', teamName: 'Quartz', score: 210, position: 37, correct: 1 };
const bo = { id: 'bo', name: 'Bo', teamName: null, score: 900, position: 1, correct: 2 };

it('stands below a list that ends before it, once', () => {
  const own = ownLine(picture, 'Ada');
  expect(own).toEqual(ada);
  expect(withOwn([bo], own)).toEqual([bo, ada]);
  expect(withOwn([bo, { ...ada, position: 2 }], own)).toHaveLength(2);
});

it('is not there before the first question has ended, nor for one who only looks on', () => {
  expect(ownLine({ ...picture, standing: null }, 'Ada')).toBeNull();
  expect(ownLine({ ...picture, me: null }, 'Ada')).toBeNull();
  expect(withOwn([bo], null)).toEqual([bo]);
});

it('does not stand alone where nobody has points yet', () => {
  expect(withOwn([], ada)).toEqual([]);
});
