import { type QuestionKind, questionKinds, type Scoring, scorings } from '@clockbeat/domain';
import fc from 'fast-check';

/** How somebody answers a question: when, as a share of its time (late ones are beyond it), and how often they tap. */
interface AnswerScript {
  readonly share: number;
  /** Null: not at all. */
  readonly choice: number | null;
  readonly taps: number;
  /** What it says so long after the first one was heard; null: nothing. Where answers are final it is told the first one again. */
  readonly another: { readonly afterMs: number; readonly choice: number } | null;
}
/** Where somebody sits, and how long a word takes from there, ms. */
export interface Place {
  readonly gateway: number;
  readonly travelMs: number;
}
export interface PlayerScript extends Place {
  readonly comesAfterMs: number;
  /** The team that it names on its way in; null: none. */
  readonly team: number | null;
  /** What it does with its hands while it waits, so many ms after it came. */
  readonly fidgets: readonly {
    readonly afterMs: number;
    readonly what: 'ready' | 'not ready' | 'another team' | 'leave';
  }[];
  /** Its host gives out a code for its seat so long after it has one, and it goes on with another phone; null: it does not. */
  readonly moves: (Place & { readonly afterMs: number }) | null;
  /** The round for which it plays its joker, so long after it came; null: it keeps it. */
  readonly joker: { readonly round: number; readonly afterMs: number } | null;
  /** By question; the first again where there are more. */
  readonly answers: readonly AnswerScript[];
}
/** What a host says, so many ms after it was shown that question; before the first one is the lobby, -1. */
export interface HostAct {
  readonly question: number;
  readonly afterMs: number;
  readonly what: (typeof lobbyActs)[number] | (typeof gameActs)[number];
}
const ofDoor = ['lock', 'unlock', 'remove', 'ban', 'more time'] as const;
const lobbyActs = [...ofDoor, 'teams', 'no teams'] as const;
const gameActs = [...ofDoor, 'next', 'next, clicked twice', 'pause', 'finish'] as const;

/** How somebody who leads answers those who wait to be let in. */
export interface DoorScript {
  /** After they knocked. */
  readonly afterMs: number;
  /** Each so manieth stays outside; null: nobody. */
  readonly turnsAway: number | null;
}

export interface HostScript extends Place {
  readonly startsAfterMs: number;
  readonly door: DoorScript;
  /** Says of what was written, when it is shown, that it counts or does not. */
  readonly judges: boolean;
  readonly acts: readonly HostAct[];
}
/** Somebody whom the host lets lead beside it. */
export interface CoHostScript extends Place {
  /** After its host has come. */
  readonly comesAfterMs: number;
  /** Null: it leaves that to the host. */
  readonly door: DoorScript | null;
  readonly acts: readonly HostAct[];
  /** So long after it has come its host takes the link back, or it steps down by itself; null: it leads to the end. */
  readonly ends: { readonly afterMs: number; readonly by: 'host' | 'itself' } | null;
}
/** A screen without a sign-in, which its host connects by its letters. */
export interface TvScript extends Place {
  readonly comesAfterMs: number;
  /** So long after it was connected it is let go; null: it follows to the end. */
  readonly ends: { readonly afterMs: number; readonly by: 'host' | 'itself' } | null;
}
export interface GameScript {
  readonly pacing: 'swift' | 'timed';
  readonly closeWhenAllAnswered: boolean;
  /** Only where the pacing is timed. */
  readonly secondThoughts: boolean;
  readonly scoring: Scoring;
  readonly streakBonus: boolean;
  readonly questions: number;
  /** Of which kind its first question is; those that follow are of the kinds that follow. Null: all have one right option. */
  readonly firstKind: QuestionKind | null;
  /** Seconds. */
  readonly timeLimit: number;
  /** Each question is a round of its own, for which jokers are played. */
  readonly rounds: boolean;
  readonly teamMode: boolean;
  /** Its host lets each player in. */
  readonly approval: boolean;
  readonly players: readonly PlayerScript[];
  /** The host's projector; null: there is none. */
  readonly screen: Place | null;
  readonly tv: TvScript | null;
  readonly host: HostScript;
  readonly coHosts: readonly CoHostScript[];
  /** Its people come by the code of its host's team, and wait until the game is made; null: they come to a game that is there. */
  readonly team: (Place & { readonly madeAfterMs: number }) | null;
  /** What its host corrects after the end is drawn from this; null: nothing. */
  readonly corrections: number | null;
  /** After that its host plays again with the same people, so many ms later, and clicks so many times at once; null: not. */
  readonly rematch: { readonly afterMs: number; readonly clicks: number } | null;
}
/** A game that nobody hosts: its first player starts it, and of a solo game moves it. */
export interface UnhostedScript {
  readonly kind: 'solo' | 'demo';
  readonly questions: number;
  readonly players: readonly PlayerScript[];
  readonly startsAfterMs: number;
  readonly acts: readonly HostAct[];
}

/** Somebody who plays an assignment, alone: it moves each of its attempts. */
export interface PupilScript extends PlayerScript {
  /** Begins the first one so often at once, on one gateway after the other. */
  readonly clicks: number;
  readonly attempts: number;
  readonly startsAfterMs: number;
  readonly acts: readonly HostAct[];
  /** Its device is lost so long after its first attempt began, and its host gives it back what it had, for another one. */
  readonly loses: (Place & { readonly afterMs: number }) | null;
}
/** An assignment that people play beside the games. */
export interface HomeworkScript {
  readonly questions: number;
  readonly mixed: boolean;
  readonly untimed: boolean;
  /** After the night began. */
  readonly closesAfterMs: number;
  readonly host: Place;
  /** So long after the night began its host moves the deadline to so long after that; what would be past is now. */
  readonly moves: readonly { readonly afterMs: number; readonly byMs: number }[];
  readonly pupils: readonly PupilScript[];
}

export const incidentKinds = [
  'gateway killed',
  'gateway paused',
  'gateway clock',
  'postgres stopped',
  'postgres paused',
  'postgres slow',
  'postgres cut',
  'postgres clock',
  'append lost on its way',
  'append rolled back',
  'append stored, its answer lost',
  'redis stopped',
  'redis cut',
  'feed unreliable',
  'socket cut',
  'player away',
  'player moves',
  'player lies',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Something that goes wrong, and for how long; which gateway or player is meant is counted round. */
export interface Incident {
  readonly afterMs: number;
  readonly lastsMs: number;
  readonly what: IncidentKind;
  readonly which: number;
}

/** What only concerns who is connected: with nothing else going wrong, more is promised. */
export const ofPeople: ReadonlySet<IncidentKind> = new Set([
  'socket cut',
  'player away',
  'player moves',
  'player lies',
]);

/** All that is decided of a night before it begins. Shorter ones come of it by leaving things out. */
export interface NightScript {
  readonly gateways: number;
  /** After how many of its events a game's state is kept once more, as that of a long game is; null: never. */
  readonly keptEvery: number | null;
  readonly games: readonly GameScript[];
  readonly unhosted: readonly UnhostedScript[];
  readonly incidents: readonly Incident[];
  /** Null: nobody plays at home. */
  readonly homework: HomeworkScript | null;
}

/** No moment is likelier than another: what goes wrong must meet what goes on. */
const ms = (least: number, most: number) => fc.noBias(fc.integer({ min: least, max: most }));
const which = fc.nat({ max: 11 });

/** Answers within so much of a question's time, in percent. */
const answer = (within: number) =>
  fc.record({
    share: ms(0, within).map((percent) => percent / 100),
    choice: fc.oneof(
      { arbitrary: fc.nat({ max: 3 }), weight: 9 },
      { arbitrary: fc.constant(null), weight: 1 },
    ),
    taps: fc.oneof({ arbitrary: fc.constant(1), weight: 4 }, { arbitrary: fc.constant(2), weight: 1 }),
    another: fc.option(fc.record({ afterMs: ms(0, 3_000), choice: fc.nat({ max: 3 }) }), { freq: 2 }),
  });

const place = { gateway: which, travelMs: ms(1, 60) };

/** How long the lobby may last, ms. */
const longestLobby = 2_500;

const player = (within: number) =>
  fc.record({
    ...place,
    comesAfterMs: fc.oneof({ arbitrary: ms(0, 800), weight: 4 }, { arbitrary: ms(800, 8_000), weight: 1 }),
    team: fc.option(fc.nat({ max: 2 })),
    fidgets: fc.array(
      fc.record({
        afterMs: ms(0, longestLobby),
        what: fc.constantFrom(
          ...(['ready', 'ready', 'not ready', 'another team', 'another team', 'leave'] as const),
        ),
      }),
      { maxLength: 2, size: 'max' },
    ),
    moves: fc.oneof(
      { arbitrary: fc.constant(null), weight: 4 },
      { arbitrary: fc.record({ ...place, afterMs: ms(0, 8_000) }), weight: 1 },
    ),
    joker: fc.option(fc.record({ round: fc.integer({ min: 1, max: 3 }), afterMs: ms(0, 12_000) }), {
      freq: 2,
    }),
    answers: fc.array(answer(within), { minLength: 3, maxLength: 3, size: 'max' }),
  });

/** Clicks on Next are what most meets the clock, so there are more of them. */
const act: fc.Arbitrary<HostAct> = fc.oneof(
  {
    arbitrary: fc.record({
      question: fc.nat({ max: 2 }),
      afterMs: ms(0, 5_200),
      what: fc.constantFrom(
        ...gameActs,
        'next',
        'next, clicked twice',
        'next, clicked twice',
        'pause',
        'lock',
      ),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      question: fc.constant(-1),
      afterMs: ms(0, longestLobby),
      what: fc.constantFrom(...lobbyActs, 'lock', 'lock', 'unlock'),
    }),
    weight: 1,
  },
);

const door = fc.record({
  afterMs: ms(0, 1_500),
  turnsAway: fc.option(fc.integer({ min: 2, max: 4 }), { freq: 2 }),
});

const host = (acts: number) =>
  fc.record({
    ...place,
    startsAfterMs: ms(900, longestLobby),
    door,
    judges: fc.boolean(),
    acts: fc.array(act, { maxLength: acts, size: 'max' }),
  });

const coHost = fc.record({
  ...place,
  comesAfterMs: ms(0, 6_000),
  door: fc.option(door, { freq: 2 }),
  acts: fc.array(act, { maxLength: 5, size: 'max' }),
  ends: fc.option(fc.record({ afterMs: ms(0, 8_000), by: fc.constantFrom('host', 'host', 'itself') }), {
    freq: 3,
  }),
});

const games = (quiet: boolean) =>
  fc.record({
    pacing: fc.constantFrom(...(['swift', 'swift', 'timed'] as const)),
    closeWhenAllAnswered: quiet ? fc.constant(true) : fc.boolean(),
    secondThoughts: fc.boolean(),
    scoring: fc.constantFrom<Scoring>('classic', ...scorings),
    streakBonus: fc.boolean(),
    rounds: fc.boolean(),
    firstKind: fc.option(fc.constantFrom(...questionKinds), { freq: 2 }),
    questions: fc.integer({ min: 1, max: 3 }),
    timeLimit: quiet ? fc.constantFrom(10, 20) : fc.constantFrom(5, 5, 5, 10),
    teamMode: fc.boolean(),
    approval: fc.constantFrom(false, false, true),
    screen: fc.option(fc.record(place), { freq: 2 }),
    tv: fc.oneof(
      { arbitrary: fc.constant(null), weight: 2 },
      {
        arbitrary: fc.record({
          ...place,
          comesAfterMs: ms(0, 5_000),
          ends: fc.option(fc.record({ afterMs: ms(0, 9_000), by: fc.constantFrom('host', 'itself') }), {
            freq: 2,
          }),
        }),
        weight: 1,
      },
    ),
    players: fc.array(player(quiet ? 40 : 105), { minLength: 2, maxLength: 5, size: 'max' }),
    host: host(quiet ? 3 : 7),
    coHosts: quiet ? fc.constant([]) : fc.array(coHost, { maxLength: 2 }),
    team: fc.option(fc.record({ ...place, madeAfterMs: ms(0, 2_000) }), { freq: 2 }),
    corrections: fc.option(fc.nat({ max: 999 }), { freq: 2 }),
    rematch: fc.option(fc.record({ afterMs: ms(0, 2_000), clicks: fc.integer({ min: 1, max: 2 }) }), {
      freq: 2,
    }),
  });

const nextOf = (question: number) =>
  fc.record({
    question: fc.constant(question),
    afterMs: ms(1_500, 9_000),
    what: fc.constant('next' as const),
  });

const soloActs = ['next', 'next, clicked twice', 'pause', 'finish'] as const;
const unhosted: fc.Arbitrary<UnhostedScript> = fc
  .record({
    kind: fc.constantFrom(...(['solo', 'demo'] as const)),
    questions: fc.integer({ min: 1, max: 3 }),
    players: fc.array(player(60), { minLength: 1, maxLength: 3, size: 'max' }),
    startsAfterMs: ms(0, longestLobby),
    acts: fc.array(
      fc.record({ question: fc.nat({ max: 2 }), afterMs: ms(0, 9_000), what: fc.constantFrom(...soloActs) }),
      { maxLength: 3 },
    ),
  })
  .map((script) => ({
    ...script,
    players: script.players.slice(0, script.kind === 'solo' ? 1 : 3).map((one) => ({ ...one, team: null })),
  }));

const pupil: fc.Arbitrary<PupilScript> = fc
  .record({
    player: player(60),
    clicks: fc.integer({ min: 1, max: 2 }),
    attempts: fc.integer({ min: 1, max: 2 }),
    startsAfterMs: ms(0, 1_500),
    // who never moves on sits there until the deadline
    acts: fc.tuple(...[0, 1, 2].map((question) => fc.option(nextOf(question), { freq: 9 }))),
    stray: fc.array(
      fc.record({
        question: fc.nat({ max: 2 }),
        afterMs: ms(0, 9_000),
        what: fc.constantFrom('pause' as const, 'next, clicked twice' as const),
      }),
      { maxLength: 1 },
    ),
    loses: fc.option(fc.record({ ...place, afterMs: ms(0, 9_000) }), { freq: 2 }),
  })
  .map(({ player: one, acts, stray, ...script }) => ({
    ...one,
    ...script,
    ...{ team: null, fidgets: [], moves: null, joker: null },
    acts: [...acts.filter((act) => act !== null), ...stray],
  }));

const homework: fc.Arbitrary<HomeworkScript> = fc.record({
  questions: fc.integer({ min: 1, max: 3 }),
  mixed: fc.boolean(),
  untimed: fc.constantFrom(false, false, true),
  closesAfterMs: ms(10_000, 45_000),
  host: fc.record(place),
  moves: fc.array(fc.record({ afterMs: ms(2_000, 30_000), byMs: ms(-1_000, 15_000) }), { maxLength: 2 }),
  pupils: fc.array(pupil, { minLength: 1, maxLength: 2, size: 'max' }),
});

const incidents = (kinds: readonly IncidentKind[]) =>
  fc.array(
    fc.record({ afterMs: ms(0, 25_000), lastsMs: ms(0, 6_000), what: fc.constantFrom(...kinds), which }),
    { maxLength: 10, size: 'max' },
  );

/** What was cut down as far as it goes is tried with what stands first, too. */
const fewer = { withCrossShrink: true };

const night = (quiet: boolean, kinds: readonly IncidentKind[]) =>
  fc.record({
    gateways: fc.constantFrom(2, 2, 3),
    keptEvery: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 2 }),
    games: fc.oneof(
      fewer,
      { arbitrary: fc.array(games(quiet), { minLength: 1, maxLength: 1 }), weight: 3 },
      { arbitrary: fc.array(games(quiet), { minLength: 2, maxLength: 2 }), weight: 1 },
    ),
    unhosted: fc.oneof(
      fewer,
      { arbitrary: fc.constant([]), weight: 4 },
      { arbitrary: fc.array(unhosted, { minLength: 1, maxLength: 1 }), weight: 1 },
    ),
    incidents: incidents(kinds),
    // the last one: what is drawn before it stays as it was
    homework: fc.oneof(
      fewer,
      { arbitrary: fc.constant(null), weight: 7 },
      { arbitrary: homework, weight: 1 },
    ),
  });

/** Every night that may be. In one of six nothing goes wrong but people's connections. */
export const nightScripts: fc.Arbitrary<NightScript> = fc.oneof(
  { arbitrary: night(false, incidentKinds), weight: 5 },
  { arbitrary: night(true, [...ofPeople, 'player away', 'player away']), weight: 1 },
);
