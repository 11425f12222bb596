import { honestLedNight } from './honest-led-night.js';
import { honestNight } from './honest-night.js';
import { type BrokenPromise, promises, violationsIn } from './index.js';
import { answerPlants } from './plants/answers.js';
import { correctionPlants } from './plants/corrections.js';
import { endPlants } from './plants/ends.js';
import { ledPlants } from './plants/led.js';
import { lobbyPlants } from './plants/lobby.js';
import { logPlants } from './plants/log.js';
import { frame, type Planted } from './plants/planting.js';
import { readModelPlants } from './plants/read-models.js';
import { toldPlants } from './plants/told.js';

const caught = (plant: (night: Planted) => void, honest = honestNight): BrokenPromise[] => {
  const night = honest() as Planted;
  plant(night);
  return [...new Set(violationsIn(night).map(({ promise }) => promise))];
};

it('finds nothing in an honest night', () => {
  expect(violationsIn(honestNight())).toEqual([]);
  expect(violationsIn(honestLedNight())).toEqual([]);
});

describe('of a log that lost its newest event', () => {
  const lost = (night: Planted, until: number): void => {
    const told = frame(night, 'Ada', 'ack', 'submitAnswer');
    told.body.points += 10;
    night.takenBack = [{ from: told.at - 1_000, until: told.at + until }];
  };

  it('takes no word for a promise until it is read anew', () => {
    expect(caught((night) => lost(night, 1_000))).toEqual([]);
  });

  it('takes every word for one from then on', () => {
    expect(caught((night) => lost(night, -1))).toEqual(['no acknowledged answer is missing']);
  });
});

const plants = [
  ...logPlants,
  ...answerPlants,
  ...lobbyPlants,
  ...correctionPlants,
  ...toldPlants,
  ...readModelPlants,
  ...endPlants,
];

it.each(plants)('catches %s', (_what, promise, plant) => {
  expect(caught(plant)).toContain(promise);
});

it.each(ledPlants)('catches in an evening that is led %s', (_what, promise, plant) => {
  expect(caught(plant, honestLedNight)).toContain(promise);
});

it('has a planted fault for every promise', () => {
  expect(new Set(plants.map(([, promise]) => promise))).toEqual(new Set(promises));
});
