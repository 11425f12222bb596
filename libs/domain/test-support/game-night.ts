import fc from 'fast-check';
import { type GameCommand, type Issuer } from '../src/commands.js';
import type { GameKind, GamePhase } from '../src/contract/game-state.js';
import {
  answerModes,
  boardMoments,
  type GameRules,
  type LateJoin,
  pacings,
  scorings,
  type TeamScore,
} from '../src/contract/rules.js';
import type { Decision } from '../src/decision.js';
import type { TimeFactor } from '../src/events.js';
import type { Game } from '../src/game.js';
import { CommandId, CorrectionId, type PlayerId, UserId } from '../src/ids.js';
import type { RoundTrips } from '../src/photo-finish.js';
import { rulesProblem, standardRules } from '../src/rules.js';
import {
  accepting,
  admitCoHost,
  admitPlayer,
  advanceQuestion,
  changeRules,
  chooseTeam,
  closeAnswered,
  correctQuestion,
  createGame,
  declareJoker,
  dismissCoHosts,
  extendTime,
  finishGame,
  followGame,
  gameCalled,
  joinGame,
  judgeAnswers,
  leaveGame,
  lendName,
  makeCoHostLink,
  moveSeat,
  pauseGame,
  rateGame,
  rekeying,
  removePlayer,
  renamePlayer,
  resumeGame,
  reviseGame,
  setJoining,
  setReady,
  setTeamMode,
  startGame,
  submitAnswer,
  timeIsUp,
  undoCorrection,
  voiding,
  type Wish,
} from './commands.js';
import { content, type Pick, question, questionOfKind } from './content.js';
import {
  ada,
  aStranger,
  asCoHost,
  bo,
  cleo,
  dan,
  hostId,
  nobody,
  seatCalled,
  theClock,
  theCoHost,
  theHost,
  theSeatOf,
} from './people.js';
import { FakeGateway, FakeStream } from './stream.js';
import { at, hours, minutes } from './time.js';

/** One thing somebody does: after a while, on one of two gateways, which may have heard the news or not. */
export interface Move {
  wish: Wish;
  after: number;
  gateway: 0 | 1;
  hasNews: boolean;
}

const someone = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom<PlayerId>(ada, bo, cleo) },
  { weight: 1, arbitrary: fc.constantFrom<PlayerId>(dan, nobody) },
);

/** What people come with: their own phone mostly, sometimes one that a seat was handed over to. */
const token = fc.oneof(
  { weight: 8, arbitrary: someone },
  { weight: 1, arbitrary: fc.constantFrom(seatCalled('Phone'), seatCalled('Tablet')) },
);

/** Who asks: mostly somebody who may, in this kind of game. */
type Asker = (game: Game) => Issuer;
const whoeverMay: Asker = (game) =>
  game.status === 'unborn' || game.kind === 'live' ? theHost : theSeatOf(ada);
const asker: fc.Arbitrary<Asker> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(whoeverMay) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(theHost, aStranger, theClock, asCoHost).map(
      (by): Asker =>
        () =>
          by,
    ),
  },
  {
    weight: 1,
    arbitrary: someone.map(
      (who): Asker =>
        () =>
          theSeatOf(who),
    ),
  },
);
const asked = (make: (by: Issuer) => Wish): fc.Arbitrary<Wish> =>
  asker.map(
    (by): Wish =>
      (game, last) =>
        make(by(game))(game, last),
  );

const pick = fc.constantFrom<Pick>(
  'right',
  'right',
  'right',
  'wrong',
  0,
  1,
  2,
  3,
  5,
  null,
  { kind: 'multi', choices: [3, 1] },
  { kind: 'multi', choices: [0] },
  { kind: 'multi', choices: [4] },
  { kind: 'typed', text: 'vilnjus' },
  { kind: 'number', value: 340 },
  { kind: 'order', order: [1, 3, 2, 0] },
  { kind: 'order', order: [1, 3, 0, 2] },
  { kind: 'cloud', entries: ['joy', 'sun'] },
);
const name = fc.constantFrom('Ada', 'ada', 'Bo', 'Cleo', 'Dan', 'Ａda', ' ', '<b>Bo</b>', 'Bo\u200b');
const team = fc.constantFrom(null, null, 'Reds', 'Blues', 'B\u0000lues');
const stars = fc.constantFrom<1 | 2 | 3 | 4 | 5>(1, 2, 3, 4, 5);
const joining = fc.constantFrom<'open' | 'locked'>('open', 'open', 'locked');
/** Of the open question mostly, sometimes an index that is stale, ahead or absurd. */
const index = fc.constantFrom<(number | undefined)[]>(...Array<undefined>(9).fill(undefined), 0, 1, 7);
const evening = content({
  questions: ['rivers', 'stars', 'bees', 'tea', 'chess'].map((about, n) =>
    question(about, { id: about, answer: ([2, 0, 3, 1, 2] as const)[n], timeLimit: [10, 5, 20, 10, 5][n] }),
  ),
});

/** The same questions with other numbers of options, in rounds, the first of which only warms up and has no title. */
const inRounds = content({
  questions: evening.questions.map((asked, n) => ({
    ...asked,
    options: [...(asked.kind === 'single' ? asked.options : []), 'a fifth', 'a sixth'].slice(
      0,
      [4, 2, 6, 3, 5][n],
    ),
    points: [0, 100, 500, 100, 3_000][n] ?? 100,
    ...(n > 0 && { round: ['Sky', 'Sky', 'Table', 'Table'][n - 1] ?? '' }),
  })),
});
const withBreaks = content({
  questions: inRounds.questions.map((asked, n) => ({
    ...asked,
    ...(n % 2 === 1 && { breakAfter: { minutes: 1, text: n === 1 ? 'Drinks' : null } }),
  })),
});
/** A question of each kind but the first, one of which only warms up. */
const ofKinds = (['multi', 'typed', 'number', 'order', 'poll', 'cloud'] as const).map((kind) =>
  questionOfKind(kind, { id: kind, ...(kind === 'typed' && { points: 0 }) }),
);
/** The kinds that are judged with an opinion between them, and the others. */
const inKinds = [
  content({ questions: [...ofKinds.slice(0, 2), ...ofKinds.slice(4, 5), ...ofKinds.slice(2, 4)] }),
  content({
    questions: [
      question('rivers'),
      ...ofKinds.slice(4),
      question('stars', { answer: 0 }),
      ...ofKinds.slice(0, 1),
    ],
  }),
];
const other = content({ title: 'Saturday quiz', questions: [question('moons', { answer: 1 })] });

/** What gateways measure of a line where the game has a photo finish: from one beside the server to one that is hardly there. */
const trips: fc.Arbitrary<RoundTrips | null> = fc.option(
  fc
    .tuple(fc.constantFrom(0.4, 12.5, 80, 400, 2_500), fc.constantFrom(0, 0.2, 9, 120))
    .map(([meanMs, jitterMs]) => ({ meanMs, jitterMs })),
);

interface Answered {
  by: PlayerId;
  choice: Pick;
  to: number | undefined;
  trips: RoundTrips | null;
}

/** Asks for an answer even where 'right' means nothing yet. */
const answerOf =
  ({ trips, ...says }: Answered): Wish =>
  (game, last) => {
    const known = game.status !== 'unborn' && (says.to ?? 0) < game.content.questions.length;
    const named = says.choice === 'right' || says.choice === 'wrong';
    return submitAnswer({
      ...{ by: says.by, choice: named && !known ? 2 : says.choice },
      ...(says.to !== undefined && { to: says.to }),
      ...(trips && { roundTrips: trips }),
    })(game, last);
  };

const undoNth =
  (nth: number, says: { by: Issuer }): Wish =>
  (game, last) => {
    const made = game.status === 'finished' ? game.corrections : [];
    return undoCorrection(made[nth % Math.max(1, made.length)]?.correctionId, says)(game, last);
  };
const change = fc.constantFrom(
  accepting('no idea', 'Vilnyus'),
  voiding,
  rekeying(0),
  rekeying(1),
  rekeying(2),
  rekeying(3),
);
const correct = fc
  .tuple(fc.constantFrom(0, 0, 1, 2, 3, 7), change)
  .chain(([of, to]) => asked((by) => correctQuestion(of, to, { by })));
const undo = fc.nat({ max: 3 }).chain((nth) => asked((by) => undoNth(nth, { by })));

const preparations = [
  { preparedTeams: [], onlyPreparedTeams: true },
  { preparedTeams: ['Greens', 'reds'], onlyPreparedTeams: false },
  { preparedTeams: ['Greens'], onlyPreparedTeams: true },
];

/** What the host says that it saw: what is on, or another phase that may be over. */
const phase = fc.constantFrom<(GamePhase | undefined)[]>(
  ...Array<undefined>(6).fill(undefined),
  'round',
  'reading',
  'question',
  'revealed',
  'board',
  'break',
);
const factor = fc.constantFrom<TimeFactor>(1, 1.25, 1.5, 2);

/** What may be agreed on, of the rules that go together. */
/** Now and then: what happens always leaves nothing else to happen. */
const weightedFlag = fc.nat({ max: 5 }).map((drawn) => drawn === 0);

const rules: fc.Arbitrary<GameRules> = fc
  .record({
    pacing: fc.constantFrom(...pacings),
    readSeconds: fc.constantFrom(0, 0, 5),
    revealSeconds: fc.constantFrom(3, 8),
    boardSeconds: fc.constantFrom(3, 6),
    boardEvery: fc.constantFrom(...boardMoments),
    closeWhenAllAnswered: fc.boolean(),
    answers: fc.constantFrom(...answerModes),
    hostSeesVotes: fc.boolean(),
    scoring: fc.constantFrom(...scorings),
    streakBonus: fc.boolean(),
    teamScore: fc.constantFrom<TeamScore[]>('mean', 'sum', 'best2'),
    lateJoin: fc.constantFrom<LateJoin[]>('open', 'open', 'closed', 'until2'),
    lateTeams: fc.boolean(),
    approval: weightedFlag,
    shuffle: fc.boolean(),
    photoFinish: fc.constantFrom(true, true, false),
    leaderboard: fc.constantFrom('always' as const, 'always' as const, 'never' as const),
  })
  .map((agreed) => ({ ...standardRules, ...agreed }))
  .map((agreed) =>
    rulesProblem(agreed) === null ? agreed : { ...agreed, answers: 'final', boardEvery: 'question' },
  );

const weighted = (weight: number, arbitrary: fc.Arbitrary<Wish>) => ({ weight, arbitrary });

const wish: fc.Arbitrary<Wish> = fc.oneof(
  weighted(30, fc.record({ by: someone, choice: pick, to: index, trips }).map(answerOf)),
  weighted(
    7,
    fc
      .record({
        name,
        as: token,
        team,
        byTeamCode: fc.boolean(),
        doubtful: weightedFlag,
        carried: weightedFlag,
        mask: fc.option(fc.constantFrom('Calm Otter', 'Kind Owl')),
      })
      .map(({ name: called, mask, ...says }) =>
        joinGame(called, { ...says, ...(mask !== null && { shownName: mask }) }),
      ),
  ),
  weighted(5, fc.constant(timeIsUp())),
  weighted(
    3,
    asked((by) => startGame({ by })),
  ),
  weighted(
    8,
    fc
      .tuple(index, phase)
      .chain(([ending, seen]) =>
        asked((by) => advanceQuestion({ by, ending, ...(seen && { phase: seen }) })),
      ),
  ),
  weighted(3, fc.constant(closeAnswered())),
  weighted(
    3,
    fc.tuple(someone, factor).chain(([who, times]) => asked((by) => extendTime(who, times, { by }))),
  ),
  weighted(
    2,
    fc.tuple(someone, fc.integer({ min: 1, max: 4 })).map(([who, round]) => declareJoker(who, round)),
  ),
  weighted(
    1,
    rules.chain((agreed) => asked((by) => changeRules(agreed, { by }))),
  ),
  weighted(
    2,
    asked((by) => pauseGame({ by })),
  ),
  weighted(
    4,
    asked((by) => resumeGame({ by })),
  ),
  weighted(
    1,
    asked((by) => finishGame({ by })),
  ),
  weighted(
    2,
    someone.map((who) => leaveGame(who)),
  ),
  weighted(
    1,
    fc.tuple(someone, fc.boolean()).chain(([who, ban]) => asked((by) => removePlayer(who, { by, ban }))),
  ),
  weighted(
    2,
    fc.tuple(someone, fc.boolean()).chain(([who, admit]) => asked((by) => admitPlayer(who, admit, { by }))),
  ),
  weighted(
    1,
    fc
      .tuple(someone, fc.constantFrom('Ada', 'Bo', 'Calm Otter', 'Eve'))
      .chain(([who, name]) => asked((by) => renamePlayer(who, name, { by }))),
  ),
  weighted(
    2,
    fc.tuple(someone, token).chain(([who, tokenId]) => asked((by) => moveSeat(who, tokenId, { by }))),
  ),
  weighted(
    2,
    fc.tuple(someone, fc.boolean()).map(([who, ready]) => setReady(who, ready)),
  ),
  weighted(
    1,
    someone.map((who) => chooseTeam(who, 'Greens')),
  ),
  weighted(
    1,
    fc
      .tuple(fc.boolean(), fc.constantFrom(undefined, ...preparations))
      .chain(([mode, teams]) => asked((by) => setTeamMode(mode, { by, ...(teams && { teams }) }))),
  ),
  weighted(
    1,
    joining.chain((to) => asked((by) => setJoining(to, { by }))),
  ),
  weighted(
    2,
    asked((by) => makeCoHostLink({ by })),
  ),
  weighted(
    3,
    fc
      .tuple(fc.constantFrom(theCoHost, theCoHost, hostId, UserId('user-of-another')), fc.nat({ max: 3 }))
      .map(([who, link]) => admitCoHost({ who, ...(link > 0 && { link }) })),
  ),
  weighted(
    1,
    fc
      .constantFrom<(readonly number[] | 'all')[]>([], [1], [1, 2], 'all')
      .chain((coHosts) => asked((by) => dismissCoHosts(coHosts, { by }))),
  ),
  weighted(
    1,
    asked((by) => reviseGame({ by, content: other })),
  ),
  weighted(
    1,
    fc.tuple(someone, stars).map(([who, given]) => rateGame(who, given)),
  ),
  weighted(
    1,
    fc.tuple(someone, fc.boolean()).map(([who, lent]) => lendName(who, lent)),
  ),
  weighted(
    1,
    fc.constantFrom('first', 'second').chain((next) => asked((by) => followGame(gameCalled(next), { by }))),
  ),
  weighted(1, fc.constant(createGame({ content: other }))),
  weighted(
    4,
    fc
      .tuple(
        fc.constantFrom('vilnjus', 'no idea', 'Wilna', 'nothing of it'),
        fc.constantFrom('accepted' as const, 'refused' as const),
      )
      .chain(([text, verdict]) => asked((by) => judgeAnswers(text, verdict, { by }))),
  ),
  weighted(4, correct),
  weighted(2, undo),
);

const after = fc.oneof(
  { weight: 100, arbitrary: fc.integer({ min: 0, max: 900 }) },
  { weight: 20, arbitrary: fc.constantFrom(0, 1, 299, 300, 1_000, 2_000, 4_000, 4_999, 5_000, 10_000) },
  { weight: 1, arbitrary: fc.constantFrom(minutes(30), hours(24)) },
);

const move: fc.Arbitrary<Move> = fc.record({
  wish,
  after,
  gateway: fc.constantFrom(0 as const, 1 as const),
  hasNews: fc.constantFrom(true, true, true, false),
});

/** Somebody knows it, so many ms after what came before, on such a line. */
interface Runner {
  after: number;
  trips: RoundTrips | null;
}

export interface Night {
  kind: GameKind;
  /** How Ada, Bo and Cleo answer the first question in the same moment, before all else; null: they don't. */
  race: readonly [Runner, Runner, Runner] | null;
  moves: Move[];
  revealMs: number;
  /** Null: none but the standard ones. */
  rules: GameRules | null;
  questions: 'plain' | 'in rounds' | 'with breaks' | 'of kinds' | 'with opinions';
  /** Told with a counterexample: what was asked for and what it came to. */
  diary: fc.ContextValue;
}

const runner = (ms: fc.Arbitrary<number>): fc.Arbitrary<Runner> => fc.record({ after: ms, trips });
/** The first one answers at once, or when what is read aloud before has been read; the others right behind. */
const race = fc.option(
  fc.tuple(
    runner(fc.constantFrom(700, 8_500)),
    runner(fc.integer({ min: 0, max: 400 })),
    runner(fc.integer({ min: 0, max: 400 })),
  ),
  { freq: 2 },
);

/** A whole evening: who plays, what is done and when. */
export const anyNight: fc.Arbitrary<Night> = fc.record({
  kind: fc.constantFrom<GameKind>('live', 'live', 'live', 'solo', 'demo'),
  revealMs: fc.constantFrom(0, 0, 2000),
  rules: fc.option(rules, { freq: 4 }),
  questions: fc.constantFrom<Night['questions'][]>(
    'plain',
    'in rounds',
    'with breaks',
    'of kinds',
    'with opinions',
  ),
  race,
  diary: fc.context(),
  moves: fc.array(move, { minLength: 1, maxLength: 60, size: 'max' }),
});

const raceOf = ({ race: runners }: Night): Move[] =>
  (runners ?? []).map(({ after: later, trips: line }, index) => ({
    wish: answerOf({ by: [ada, bo, cleo][index] ?? ada, choice: 'right', to: undefined, trips: line }),
    after: later,
    gateway: 0,
    hasNews: true,
  }));

/** A swift game has no breaks. */
const contentOf = ({ rules: agreed, questions }: Night) => {
  if (questions === 'plain') return evening;
  if (questions === 'of kinds') return inKinds[0];
  if (questions === 'with opinions') return inKinds[1];
  const isPaced = agreed !== null && agreed.pacing !== 'swift';
  return questions === 'with breaks' && isPaced ? withBreaks : inRounds;
};

/** Runs a night over two gateways and one stream. `watch` is asked around every single decision. */
export const play = (
  night: Night,
  watch: (command: GameCommand, game: Game, decide: () => Decision) => Decision,
  look: (gateway: FakeGateway, now: number) => void = () => {},
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
      rules: { ...(night.rules ?? standardRules), revealMs: night.revealMs },
      content: contentOf(night),
    }),
    joinGame('Ada'),
    joinGame('Bo'),
    joinGame('Cleo'),
    startGame({ by: host === null ? theSeatOf(ada) : { as: 'host', userId: UserId(host) } }),
  ].map((first): Move => ({ wish: first, after: 500, gateway: 0, hasNews: true }));
  // Every third night begins with an empty lobby and whatever comes first.
  const moves = [...opening.slice(0, night.moves.length % 3 ? 5 : 1), ...raceOf(night), ...night.moves];
  const issue = (wanted: Wish, gateway: FakeGateway): void => {
    count += 1;
    const command = wanted(gateway.game, now);
    Object.assign(command, { commandId: CommandId(`command-${count}`) });
    if (command.type === 'CorrectQuestion')
      Object.assign(command, { correctionId: CorrectionId(`cor_${count}`) });
    const result = gateway.run(command);
    settled.push({ command, ...result });
    const { decision } = result;
    const outcome = decision.outcome === 'rejected' ? decision.code : decision.outcome;
    const { content: _, rules: __, ...told } = { content: null, rules: null, ...command };
    night.diary.log(`${JSON.stringify(told)}: ${outcome}`);
    look(gateway, now);
  };
  for (const { wish: wanted, after: pause, gateway: chosen, hasNews } of moves) {
    now += pause;
    const gateway = gateways[chosen];
    if (hasNews) gateway.catchUp();
    // A gateway that is up to date has armed its timer; the other one fires late or in a round that is over.
    if (hasNews && stream.dueAt !== null && now >= stream.dueAt) issue(timeIsUp(), gateway);
    issue(wanted, gateway);
  }
  for (const gateway of gateways) gateway.catchUp();
  return { stream, gateways, settled };
};
