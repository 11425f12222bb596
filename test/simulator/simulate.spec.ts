import {
  type AnswersByQuestion,
  apply,
  contradictionOf,
  type Game,
  noteAnswer,
  unborn,
} from '@clockbeat/domain';
import { isWronglyKeyed } from './questions.js';
import { simulate } from './simulate.js';

const sample = { games: 24, seed: 1 };
const games = simulate(sample);
const paced = simulate({ ...sample, paced: true });
const played = games.flatMap((game) =>
  game.night.kind === 'live' && game.night.fate === 'played' ? [game] : [],
);

it('makes the same log of the same seed, and another one of another', () => {
  const logs = (of: typeof games) => JSON.stringify(of.map(({ events }) => events));
  expect(logs(simulate(sample)) === logs(games)).toBe(true);
  expect(logs(simulate({ ...sample, seed: 8 })) === logs(games)).toBe(false);
});

it.each([
  ['as ever', games],
  ['phase by phase', paced],
])('makes logs that could have been played, %s', (_, games) => {
  const impossible = games.flatMap(({ night, events }) => {
    let game: Game = unborn(night.gameId);
    const answers: AnswersByQuestion = new Map();
    return events.flatMap((event, index) => {
      const wrong = contradictionOf(game, event, answers);
      const early = event.at < (events[index - 1]?.at ?? 0);
      game = apply(game, event);
      noteAnswer(answers, event);
      return wrong === null && !early ? [] : [{ event, wrong }];
    });
  });
  expect(impossible).toEqual([]);
  expect(new Set(games.map(({ night }) => night.gameId)).size).toBe(games.length);
});

it('knows everything that may happen to a game', () => {
  const types = new Set(games.flatMap(({ events }) => events.map(({ type }) => type)));
  for (const type of [
    'GameRevised',
    'PlayerLeft',
    'PlayerReturned',
    'PlayerRemoved',
    'TeamChosen',
    'GamePaused',
    'GameAbandoned',
    'GameRated',
  ])
    expect(types).toContain(type);
  expect(new Set(games.map(({ night }) => night.kind))).toEqual(new Set(['live', 'solo']));
});

it('knows all that may happen to a paced game', () => {
  const types = new Set(paced.flatMap(({ events }) => events.map(({ type }) => type)));
  for (const type of ['QuestionClosed', 'BoardShown', 'BreakBegan', 'GamePaused'] as const)
    expect(types).toContain(type);
  const rules = paced.flatMap(({ events: [first] }) =>
    first?.type === 'GameCreated' && first.data.kind === 'live' ? [first.data.rules] : [],
  );
  expect(new Set(rules.map(({ pacing }) => pacing))).toEqual(new Set(['host', 'timed']));
  expect(new Set(rules.map(({ scoring }) => scoring)).size).toBe(4);
  const changes = paced.flatMap(({ events }) =>
    events.filter(({ type, data }) => type === 'AnswerSubmitted' && 'change' in data),
  );
  expect(changes.length).toBeGreaterThan(0);
});

it('fills the room with 5 to 60 people, of whom some come again', () => {
  const seats = new Map<string, number>();
  for (const { night } of played) {
    expect(night.guests.length).toBeGreaterThanOrEqual(5);
    expect(night.guests.length).toBeLessThanOrEqual(60);
    for (const { player } of night.guests)
      if (player.account !== null) seats.set(player.account, (seats.get(player.account) ?? 0) + 1);
  }
  expect(Math.max(...seats.values())).toBeGreaterThan(3);
});

it('lets those who know more be right more often, and has a wrong key in each category', () => {
  const share = (of: (ability: number) => boolean): number => {
    const answers = played.flatMap(({ night, events }) => {
      const those = new Set(
        night.guests.flatMap(({ player, playerId }) => (of(player.ability) ? [playerId] : [])),
      );
      return events.flatMap((event) =>
        event.type === 'AnswerSubmitted' && those.has(event.data.playerId) ? [event.data.isCorrect] : [],
      );
    });
    return answers.filter(Boolean).length / answers.length;
  };
  expect(share((ability) => ability > 0.5)).toBeGreaterThan(share((ability) => ability < -0.5) + 0.2);
  const wrong = new Set(
    games.flatMap(({ night }) => night.questions.filter(isWronglyKeyed)).map(({ played: { id } }) => id),
  );
  expect(wrong.size).toBe(3);
});
