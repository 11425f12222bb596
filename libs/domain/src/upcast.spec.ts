import { created, given, joined } from '../test-support/index.js';
import { fold } from './apply.js';
import { eventSchemas } from './events.js';
import {
  type Foresight,
  readableSchemas,
  type StoredEvent,
  UnknownSchema,
  type Upcasters,
  upcast,
  upcasterTo,
} from './upcast.js';

const night = given(created(), joined('Ada')).events;
const join = night[1] as unknown as StoredEvent;

/** As if joining had first had `nick` for the name, then no `startingScore`. */
const schemas = { ...eventSchemas, PlayerJoined: 3 };
const steps: Upcasters = {
  PlayerJoined: [
    ({ nick, ...data }) => ({ ...data, name: nick }),
    (data, { at }) => ({ ...data, startingScore: 0, joinedAt: at }),
  ],
};
const { name, startingScore: _, ...rest } = join.data;
const first: StoredEvent = { ...join, schema: 1, data: { ...rest, nick: name } };
const second: StoredEvent = { ...join, schema: 2, data: { ...rest, name } };

it.each([first, second])('lifts an event of schema $schema to today’s, and the fold takes it', (event) => {
  const lifted = upcasterTo(schemas, steps)(event);
  expect(lifted).toEqual({ ...join, schema: 3, data: { ...join.data, joinedAt: join.at } });
  const game = fold(lifted.gameId, [...night.slice(0, 1), lifted]);
  expect(game.status !== 'unborn' && [...game.seats.byId.values()]).toMatchObject([
    { name: 'Ada', score: 0 },
  ]);
});

it('leaves an event of today’s schema as it is', () => {
  const paced = given(created({ rules: { pacing: 'host' } }), joined('Ada')).events;
  for (const event of paced) expect(upcast(event as unknown as StoredEvent)).toBe(event);
});

it('leaves the first event of a game that older releases know as it is: it says no less', () => {
  const [creation] = night;
  expect(creation?.schema).toBe(1);
  expect(upcast(creation as unknown as StoredEvent)).toBe(creation);
});

it('refuses what a newer release wrote, and names it', () => {
  expect(() => upcast({ ...join, schema: 4 })).toThrow(UnknownSchema);
  expect(() => upcast({ ...join, schema: 4 })).toThrow(
    'game_of_this_evening, version 2: PlayerJoined of schema 4, which this release knows up to 3',
  );
  expect(() => upcast({ ...join, type: 'PlayerDanced' })).toThrow('knows not at all');
  expect(() => upcast({ ...join, type: 'constructor' })).toThrow('knows not at all');
});

it('reads a newer schema that it foresees as its own, and no newer one', () => {
  const foreseen: Foresight = {
    PlayerJoined: [
      ({ nick, ...data }) => ({ ...data, name: nick }),
      ({ called, ...data }) => ({ ...data, nick: called }),
    ],
  };
  const read = upcasterTo({ ...eventSchemas, PlayerJoined: 1 }, {}, foreseen);
  const { name: _name, ...unnamed } = join.data;
  expect(read({ ...join, schema: 2, data: { ...unnamed, nick: name } })).toEqual(join);
  expect(read({ ...join, schema: 3, data: { ...unnamed, called: name } })).toEqual(join);
  expect(() => read({ ...join, schema: 4 })).toThrow('which this release knows up to 3');
});

it('says how far it reads', () => {
  for (const [type, schema] of Object.entries(eventSchemas)) expect(readableSchemas[type]).toBe(schema);
});

it('says where a step is missing', () => {
  expect(() => upcasterTo(schemas, { PlayerJoined: [(data) => data] })(first)).toThrow(
    'PlayerJoined has no way from schema 1 to 3',
  );
});
