import fc from 'fast-check';
import { type GameCommand, type Issuer, TimeIsUp } from '../src/commands.js';
import type { Choice, GameKind } from '../src/contract/game-state.js';
import type { Decision } from '../src/decision.js';
import type { Game } from '../src/game.js';
import { CommandId, type PlayerId, UserId } from '../src/ids.js';
import { standardRules } from '../src/rules.js';
import {
  advanceQuestion,
  chooseTeam,
  createGame,
  finishGame,
  joinGame,
  leaveGame,
  pauseGame,
  rateGame,
  removePlayer,
  resumeGame,
  reviseGame,
  setJoining,
  setReady,
  setTeamMode,
  startGame,
  submitAnswer,
  theGame,
  type Wish,
} from './commands.js';
import { content, type Pick, question } from './content.js';
import { ada, aStranger, bo, cleo, dan, hostId, nobody, theClock, theHost, theSeatOf } from './people.js';
import { FakeGateway, FakeStream } from './stream.js';
import { at, hours, minutes } from './time.js';

/** One thing somebody does: after a while, on one of two gateways, which may have heard the news or not. */
export interface Move {
  wish: Wish | 'time is up';
  after: number;
  gateway: 0 | 1;
  hasNews: boolean;
}

const someone = fc.constantFrom<PlayerId>(ada, bo, cleo, dan, nobody);
const issuer: fc.Arbitrary<Issuer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(theHost) },
  { weight: 3, arbitrary: someone.map(theSeatOf) },
  { weight: 1, arbitrary: fc.constantFrom(aStranger, theClock) },
);
const pick = fc.constantFrom<Pick>('right', 'right', 'wrong', 0, 1, 2, 3 as Choice, null);
const name = fc.constantFrom('Ada', 'ada', 'Bo', 'Cleo', 'Dan', 'Ａda', ' ', '<b>Bo</b>', 'Bo\u200b');
const team = fc.constantFrom(null, 'Reds', 'Blues', 'B\u0000lues');
const stars = fc.constantFrom<1 | 2 | 3 | 4 | 5>(1, 2, 3, 4, 5);
const joining = fc.constantFrom<'open' | 'locked'>('open', 'open', 'locked');
/** Of the open question mostly, sometimes an index that is stale, ahead or absurd. */
const index = fc.option(fc.constantFrom(0, 1, 2, 7), { nil: undefined, freq: 3 });
const other = content({ title: 'Saturday quiz', questions: [question('moons', { answer: 1 })] });

const wish: fc.Arbitrary<Wish | 'time is up'> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({ by: someone, choice: pick, to: index }).map(
      ({ by, choice, to }): Wish =>
        (game, last) => {
          const named = choice === 'right' || choice === 'wrong';
          const known = game.status !== 'unborn' && (to ?? 0) < game.content.questions.length;
          return submitAnswer({ by, to, choice: named && !known ? 2 : choice })(game, last);
        },
    ),
  },
  {
    weight: 7,
    arbitrary: fc
      .record({ name, as: someone, team })
      .map(({ name: called, ...says }) => joinGame(called, says)),
  },
  { weight: 6, arbitrary: fc.constant('time is up' as const) },
  { weight: 3, arbitrary: issuer.map((by) => startGame({ by })) },
  { weight: 5, arbitrary: fc.record({ by: issuer, ending: index }).map(advanceQuestion) },
  { weight: 2, arbitrary: issuer.map((by) => pauseGame({ by })) },
  { weight: 3, arbitrary: issuer.map((by) => resumeGame({ by })) },
  { weight: 1, arbitrary: issuer.map((by) => finishGame({ by })) },
  { weight: 2, arbitrary: someone.map((who) => leaveGame(who)) },
  { weight: 1, arbitrary: fc.tuple(someone, issuer).map(([who, by]) => removePlayer(who, { by })) },
  { weight: 1, arbitrary: fc.tuple(someone, fc.boolean()).map(([who, ready]) => setReady(who, ready)) },
  { weight: 1, arbitrary: someone.map((who) => chooseTeam(who, 'Greens')) },
  { weight: 1, arbitrary: fc.tuple(fc.boolean(), issuer).map(([mode, by]) => setTeamMode(mode, { by })) },
  { weight: 1, arbitrary: fc.tuple(joining, issuer).map(([to, by]) => setJoining(to, { by })) },
  { weight: 1, arbitrary: issuer.map((by) => reviseGame({ by, content: other })) },
  { weight: 3, arbitrary: fc.tuple(someone, stars).map(([who, given]) => rateGame(who, given)) },
  { weight: 1, arbitrary: fc.constant(createGame({ content: other })) },
);

const after = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 0, max: 2500 }) },
  { weight: 4, arbitrary: fc.constantFrom(0, 1, 299, 300, 10_000, 10_300) },
  { weight: 1, arbitrary: fc.constantFrom(minutes(30), hours(24)) },
);

const move: fc.Arbitrary<Move> = fc.record({
  wish,
  after,
  gateway: fc.constantFrom(0 as const, 1 as const),
  hasNews: fc.boolean(),
});

export interface Night {
  kind: GameKind;
  moves: Move[];
  revealMs: number;
}

/** A whole evening: who plays, what is done and when. Most begin with some joins and a start, so that there is a game. */
export const anyNight: fc.Arbitrary<Night> = fc.record({
  kind: fc.constantFrom<GameKind>('live', 'live', 'live', 'solo', 'demo'),
  revealMs: fc.constantFrom(0, 0, 2000),
  moves: fc.array(move, { minLength: 1, maxLength: 70, size: 'max' }),
});

export interface Seen {
  command: GameCommand;
  before: Game;
  decision: Decision;
  tries: number;
  settled: boolean;
}

/** Runs a night over two gateways and one stream. `watch` is asked around every single decision. */
export const play = (
  night: Night,
  watch: (command: GameCommand, game: Game, decide: () => Decision) => Decision,
  look: (gateway: FakeGateway, stream: FakeStream, now: number) => void = () => {},
) => {
  const stream = new FakeStream();
  const gateways = [new FakeGateway(stream, watch), new FakeGateway(stream, watch)] as const;
  const settled: { command: GameCommand; tries: number; settled: boolean }[] = [];
  let now = at('-60');
  let count = 0;
  const host = night.kind === 'live' ? hostId : null;
  const opening = [
    createGame({
      kind: night.kind,
      hostId: host,
      autoStartAt: night.kind === 'demo' ? now + 10_000 : null,
      rules: { ...standardRules, revealMs: night.revealMs },
    }),
    joinGame('Ada'),
    joinGame('Bo'),
    startGame({ by: host === null ? theSeatOf(ada) : { as: 'host', userId: UserId(host) } }),
  ].map((first): Move => ({ wish: first, after: 500, gateway: 0, hasNews: true }));
  // Half of the nights start in the lobby, with whatever comes first.
  const moves = [...opening.slice(0, night.moves.length % 2 ? 1 : 4), ...night.moves];
  for (const { wish: asked, after: pause, gateway: at_, hasNews } of moves) {
    now += pause;
    count += 1;
    const gateway = gateways[at_];
    if (hasNews) gateway.catchUp();
    const command =
      asked === 'time is up'
        ? new TimeIsUp({
            gameId: theGame,
            commandId: CommandId(''),
            at: Math.max(now, stream.dueAt ?? now),
            round: gateway.game.round,
          })
        : asked(gateway.game, now);
    now = command.at;
    Object.assign(command, { commandId: CommandId(`command-${count}`) });
    settled.push({ command, ...gateway.run(command) });
    look(gateway, stream, now);
  }
  for (const gateway of gateways) gateway.catchUp();
  return { stream, gateways, settled };
};
