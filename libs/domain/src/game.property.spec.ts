import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { anyNight, type Night, play } from '../test-support/game-night.js';
import { record, theGame, timeIsUp } from '../test-support/index.js';
import type { FakeGateway } from '../test-support/stream.js';
import { type AnswersByQuestion, noteAnswer } from './answers.js';
import { apply, fold, isTransition, startsClock } from './apply.js';
import type { GameCommand } from './commands.js';
import type { Choice } from './contract/game-state.js';
import { decide } from './decide/index.js';
import type { Decision } from './decision.js';
import { type GameEventData, type RecordedEvent } from './events.js';
import { dueAt, type Game, isSecret, openQuestion, type PlayableGame, questionAt, unborn } from './game.js';
import { nameKey } from './names.js';
import type { Placed } from './places.js';
import { type GameQuestion, isAnswer, isJudged, keyTold, questionIn, shareOf } from './questions.js';
import { changesAllowed } from './rules.js';
import { board, finalScores, standingAt, standings, teamStandings } from './standings.js';
import { answerResult, answerStored, gameCard, hostPlayers, lobby, playerGameState } from './views/index.js';

type Answer = GameEventData['AnswerSubmitted'];

const plainly = (_: GameCommand, __: Game, ask: () => Decision): Decision => ask();

/** More of them: NIGHTS=5000 npx jest … */
const nights = Number(process.env['NIGHTS'] ?? 60);

const everyNight = (holds: (night: Night) => void, numRuns = nights): void => {
  fc.assert(fc.property(anyNight, holds), { numRuns });
};

type Played = ReturnType<typeof play>;
let played: Played[] | null = null;

/** Of what happens on every night, for whoever only looks at how it went: all look at the same nights, which are played once. */
const everyPlayed = (holds: (played: Played) => void, numRuns = nights): void => {
  played ??= fc.sample(anyNight, nights).map((night) => play(night, plainly));
  try {
    for (const one of played.slice(0, numRuns)) holds(one);
  } catch (error) {
    // told with the shortest night of which it is not true
    everyNight((night) => holds(play(night, plainly)));
    throw error;
  }
};

const noDoubt = { points: 0, tripMs: 0, jitterSquares: 0 };

/** Level with another one, or not behind it had it been as near as can be (docs/protocol.md, "Photo finish"). */
const mayBeAhead = ({ score, correctMs, doubt = noDoubt }: Placed, other: Placed): boolean => {
  const best = score + doubt.points;
  const ms = correctMs - doubt.tripMs - 2 * Math.sqrt(doubt.jitterSquares);
  return best > other.score || (best === other.score && ms <= other.correctMs);
};

const answersIn = (events: readonly RecordedEvent[]): Answer[] =>
  events.flatMap((event) => (event.type === 'AnswerSubmitted' ? [event.data] : []));

/** The last answer of each player to each question. */
const byQuestion = (events: readonly RecordedEvent[]): AnswersByQuestion => {
  const answers: AnswersByQuestion = new Map();
  for (const event of events) noteAnswer(answers, event);
  return answers;
};

/** Those that count: in a paced game the ones to the open question do not yet. */
const settledIn = (events: readonly RecordedEvent[], game: PlayableGame): AnswersByQuestion => {
  const answers = byQuestion(events);
  const open = openQuestion(game);
  if (open && game.rules.pacing !== 'swift') answers.delete(open.index);
  return answers;
};

/** What a right answer earns, as docs/protocol.md tells it ("Points"). */
const earnedBy = ({ rules, content }: PlayableGame, answer: Answer): number => {
  const { points: worth, timeLimit } = content.questions[answer.questionIndex] ?? { points: 0, timeLimit: 1 };
  const ms = answer.msLeft / (answer.timeFactor ?? 1);
  const titles = content.questions.slice(0, answer.questionIndex + 1).map(({ round }) => round);
  const round = titles.filter((title, index) => index === 0 || title !== titles[index - 1]).length;
  const plain = {
    classic: worth === 0 ? 0 : worth + 10 * Math.floor(ms / 1000),
    balanced: Math.round((worth / 2) * (1 + ms / (timeLimit * 1000))),
    accuracy: worth,
    rounds: worth * round,
  }[rules.scoring];
  const share = rules.streakBonus ? Math.min(0.5, (answer.streak - 1) / 10) : 0;
  const times = answer.joker ? 2 : 1;
  return plain * times + Math.round(plain * times * share);
};

/** What an answer earns that is right in part: that part of what is not for speed, in whole points. */
const partOf = ({ rules, content }: PlayableGame, { questionIndex, fraction = 0, joker }: Answer): number => {
  const { points: worth } = content.questions[questionIndex] ?? { points: 0 };
  const titles = content.questions.slice(0, questionIndex + 1).map(({ round }) => round);
  const round = titles.filter((title, index) => index === 0 || title !== titles[index - 1]).length;
  const base = { classic: worth, balanced: Math.round(worth / 2), accuracy: worth, rounds: worth * round };
  return Math.floor(base[rules.scoring] * (joker ? 2 : 1) * fraction + 1e-9);
};

const playable = (game: Game): PlayableGame => {
  if (game.status === 'unborn') throw new Error('Every night makes a game');
  return game;
};

describe('on any night, over two gateways that lag behind', () => {
  it('versions count 1, 2, 3 without a gap, keys are unique, and every command is settled soon', () => {
    everyPlayed(({ stream, settled }) => {
      expect(stream.events.map(({ version }) => version)).toEqual(stream.events.map((_, i) => i + 1));
      expect(settled.filter(({ tries, settled: done }) => tries > 2 || !done)).toEqual([]);
    });
  });

  it('the fold of the log is the live state, on every gateway and for any replay', () => {
    everyPlayed(({ stream, gateways }) => {
      const replayed = fold(theGame, stream.events);
      expect(gateways[0].game).toEqual(replayed);
      expect(gateways[1].game).toEqual(replayed);
      const stored = JSON.parse(JSON.stringify(stream.events)) as RecordedEvent[];
      expect(fold(theGame, stored)).toEqual(replayed);
    });
  });

  it('a decision never throws, only looks, and says the same when asked twice', () => {
    everyNight((night) => {
      play(night, (command, game, ask) => {
        const before = structuredClone([game, command]);
        const decision = ask();
        expect(isDeepStrictEqual([game, command], before)).toBe(true); // Maps included
        expect(JSON.stringify(decide(command, game))).toBe(JSON.stringify(decision));
        return decision;
      });
    }, nights / 2);
  });

  it('a transition names its round and when the state it leads to is due; nothing else ends a round', () => {
    everyNight((night) => {
      play(night, (_, game, ask) => {
        const decision = ask();
        if (decision.outcome !== 'accepted') return decision;
        const { event, transition, key } = decision;
        expect(transition !== null).toBe(isTransition(event.type));
        const times = ['opened', 'closesAt', 'until'].filter((name) => name in event.data);
        expect(startsClock(event.type)).toBe(times.length > 0);
        if (transition === null) return decision;
        const next = apply(structuredClone(game), record(event, game.version + 1));
        expect(transition.dueAt).toBe(dueAt(next));
        expect(key).toBe(event.type === 'GameCreated' ? 'created' : `round:${next.round}`);
        return decision;
      });
    }, nights / 2);
  });

  it('nobody scores twice on a question, nor on one that is not open', () => {
    everyPlayed(({ stream }) => {
      const seen = new Map<string, Answer>();
      let open: number | null = null;
      for (const event of stream.events) {
        if ('opened' in event.data) open = event.data.opened.index;
        const closes = ['QuestionClosed', 'GameFinished', 'GameAbandoned'];
        if (closes.includes(event.type)) open = null;
        if (event.type !== 'AnswerSubmitted') continue;
        expect(event.data.questionIndex).toBe(open);
        const turn = `${event.data.playerId} ${event.data.questionIndex}`;
        const before = seen.get(turn);
        expect(event.data.change).toBe(before && (before.change ?? 0) + 1);
        expect(event.data.change ?? 0).toBeLessThanOrEqual(changesAllowed.answer);
        seen.set(turn, event.data);
      }
    });
  });

  it('an answer is changed only where the rules let it be', () => {
    everyPlayed(({ stream, gateways }) => {
      if (playable(gateways[0].game).rules.answers === 'until_close') return;
      expect(answersIn(stream.events).filter(({ change }) => change !== undefined)).toEqual([]);
    });
  });

  it('points keep to the rule, and what an event says of time and streak agrees with itself', () => {
    everyPlayed(({ stream, gateways }) => {
      const game = playable(gateways[0].game);
      for (const answer of answersIn(stream.events)) {
        const asked = questionAt(game, answer.questionIndex);
        const timeFactor = answer.timeFactor ?? 1;
        const share = shareOf(asked, answer);
        expect(answer.isCorrect).toBe(share === 1);
        expect(answer.fraction).toBe(share && share < 1 ? share : undefined);
        expect(answer.msLeft + answer.responseMs).toBe(asked.timeLimit * 1000 * timeFactor);
        expect(answer.msLeft).toBeGreaterThanOrEqual(0);
        expect(answer.responseMs).toBeGreaterThanOrEqual(0);
        expect(answer.points).toBe(answer.isCorrect ? earnedBy(game, answer) : partOf(game, answer));
        if (isJudged(asked)) expect(answer.streak > 0).toBe(answer.isCorrect);
      }
    });
  });

  it('totals are the sums of the points of settled answers, and counts their counts', () => {
    everyPlayed(({ stream, gateways }) => {
      const settled = [...settledIn(stream.events, playable(gateways[0].game)).values()].flatMap((given) => [
        ...given.values(),
      ]);
      for (const seat of playable(gateways[0].game).seats.byId.values()) {
        const own = settled.filter(({ playerId }) => playerId === seat.playerId);
        const sums = seat.atTheEnd ?? seat;
        expect(sums.score).toBe(own.reduce((sum, { points }) => sum + points, 0));
        expect(seat.answered).toBe(own.length);
        expect(sums.correct).toBe(own.filter(({ isCorrect }) => isCorrect).length);
        expect(seat.chosen).toBe(own.filter(isAnswer).length);
        if (own.length > 0) expect(own.at(-1)?.total).toBe(sums.score);
      }
    });
  });

  it('a seat is doubted by what was measured of its right answers, and only where the host wants that and times decide', () => {
    everyPlayed(({ stream, gateways }) => {
      const game = playable(gateways[0].game);
      const { photoFinish, scoring } = game.rules;
      const decides = scoring === 'classic' || scoring === 'balanced';
      if (!photoFinish || !decides)
        expect(answersIn(stream.events).filter(({ doubt }) => doubt !== undefined)).toEqual([]);
      const settled = [...settledIn(stream.events, game).values()].flatMap((given) => [...given.values()]);
      for (const seat of game.seats.byId.values()) {
        const measured = settled.flatMap(({ playerId, isCorrect, doubt, timeFactor = 1 }) =>
          playerId === seat.playerId && isCorrect && doubt ? { ...doubt, timeFactor } : [],
        );
        const sum = (of: (one: (typeof measured)[number]) => number): number =>
          measured.reduce((all, one) => all + of(one), 0);
        const { points, tripMs, jitterSquares } = (seat.atTheEnd ?? seat).doubt ?? noDoubt;
        expect(points).toBeCloseTo(sum((one) => one.points));
        expect(tripMs).toBeCloseTo(sum((one) => one.tripMs / one.timeFactor));
        expect(jitterSquares).toBeCloseTo(sum((one) => (one.jitterMs / one.timeFactor) ** 2));
      }
    });
  });

  it('streaks are what a recount over all questions gives', () => {
    everyPlayed(({ stream, gateways }) => {
      const counted = byQuestion(stream.events);
      const judged = playable(gateways[0].game).content.questions.map(isJudged);
      for (const { playerId, questionIndex, streak, isCorrect } of answersIn(stream.events)) {
        const rightAt = (index: number): boolean =>
          index === questionIndex ? isCorrect : (counted.get(index)?.get(playerId)?.isCorrect ?? false);
        const backwards = judged
          .flatMap((is, index) => (is && index <= questionIndex ? index : []))
          .reverse();
        const missed = backwards.findIndex((index) => !rightAt(index));
        expect(streak).toBe(missed < 0 ? backwards.length : missed);
      }
    });
  });

  it('the end is the end: after it only ratings and corrections follow', () => {
    everyPlayed(({ stream }) => {
      const end = stream.events.findIndex(({ type }) => type === 'GameFinished' || type === 'GameAbandoned');
      const later = end < 0 ? [] : stream.events.slice(end + 1);
      const said = new Set([
        'GameRated',
        'NameLent',
        'QuestionCorrected',
        'CorrectionUndone',
        'GameFollowed',
      ]);
      expect(later.filter(({ type }) => !said.has(type))).toEqual([]);
    });
  });

  it('questions open in order, each after the one before it was closed', () => {
    everyPlayed(({ stream }) => {
      let next = 0;
      let open: number | null = null;
      for (const event of stream.events) {
        const { type, data, at } = event;
        if ('closed' in data && (data.closed !== null || type === 'QuestionAdvanced')) {
          if (data.closed) expect(data.closed.index).toBe(open);
          open = null;
        }
        if (!('opened' in data)) continue;
        expect(open).toBe(type === 'QuestionOpened' ? data.opened.index : null);
        open = data.opened.index;
        expect(open).toBe(type === 'QuestionOpened' ? next - 1 : next);
        expect(data.opened.opensAt).toBeGreaterThanOrEqual(at);
        expect(data.opened.closesAt).toBeGreaterThan(data.opened.opensAt);
        if (type !== 'QuestionOpened') next += 1;
      }
    });
  });

  it('no state stands still: time ends each of them, and leads every game to its end', () => {
    everyPlayed(({ stream }) => {
      for (const { version } of stream.events) {
        const game = playable(fold(theGame, stream.events.slice(0, version)));
        const due = dueAt(game);
        if (game.status === 'finished') expect(due).toBeNull();
        else expect(decide(timeIsUp({ at: due ?? 0 })(game, 0), game).outcome).toBe('accepted');
      }
      let game = playable(fold(theGame, stream.events));
      const most = 5 * game.content.questions.length + 2;
      for (let moves = 0; game.status !== 'finished'; moves += 1) {
        expect(moves).toBeLessThan(most);
        const decision = decide(timeIsUp({ at: dueAt(game) ?? 0 })(game, 0), game);
        if (decision.outcome !== 'accepted') throw new Error(`It stands still while ${game.status}`);
        game = apply(game, record(decision.event, game.version + 1));
      }
    }, nights / 2);
  });

  it('no two seats hold the same name, and the count of participants is right', () => {
    everyPlayed(({ gateways }) => {
      const { seats } = playable(gateways[0].game);
      const holders = new Set([...seats.names.values()].flatMap(({ heldBy }) => heldBy ?? []));
      const seated = [...seats.byId.values()].filter((seat) => !seat.removed);
      expect([...holders].sort()).toEqual(
        [...seated.map(({ playerId }) => playerId), ...seats.knocks.keys()].sort(),
      );
      for (const { playerId, name, ownName = name } of seated)
        expect(seats.names.get(nameKey(ownName))?.heldBy).toBe(playerId);
      expect(seats.participants).toBe(seated.length);
    });
  });

  it('positions never fall, scores never rise down the list, and who may have been first of a position has it', () => {
    everyPlayed(({ gateways }) => {
      const game = playable(gateways[0].game);
      const ranked = standings(game);
      for (const [i, { seat, position, deadHeatMs, closeMs }] of ranked.entries()) {
        const ahead = ranked[i - 1];
        if (!ahead) {
          expect(position).toBe(1);
          continue;
        }
        const [first] = ranked.filter((one) => one.position === ahead.position);
        expect(position).toBe(mayBeAhead(seat, first?.seat ?? seat) ? ahead.position : i + 1);
        expect(seat.score).toBeLessThanOrEqual(ahead.seat.score);
        if (closeMs !== undefined) expect(mayBeAhead(seat, ahead.seat)).toBe(true);
        if (!game.rules.photoFinish) expect([deadHeatMs, closeMs]).toEqual([undefined, undefined]);
      }
    });
  });
});

const secrets = new Set([
  'answer',
  'correctAnswer',
  'correctAnswerText',
  'key',
  'explanation',
  'questions',
  'source',
]);

/** Every key and every text of a message, however deep; the options are for everybody to see. */
const scan = (value: unknown, found = { keys: new Set<string>(), texts: new Set<string>() }) => {
  if (typeof value === 'string') found.texts.add(value);
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) found.keys.add(key);
    if (key !== 'options') scan(inner, found);
  }
  return found;
};

/** All that players, watchers and strangers are sent of a game, at any moment. */
const publicViews = (game: PlayableGame, now: number): unknown => {
  const ranked = standings(game);
  return [
    playerGameState(game, now),
    gameCard(game, { joinUrl: 'https://quiz.example', isOwner: false }),
    lobby(game, () => true, true),
    board(game, ranked),
    teamStandings(game),
    finalScores(game, ranked),
    ranked.map((_, index) => standingAt(game, ranked, index)),
  ];
};

describe('what players see', () => {
  const look = ({ game }: FakeGateway, now: number): void => {
    if (game.status === 'unborn') return;
    const { keys, texts } = scan(JSON.parse(JSON.stringify(publicViews(game, now))));
    const isShown = (game.status === 'active' || game.status === 'paused') && game.stage?.name !== 'break';
    const open = isShown ? [game.question.index] : [];
    const told = {
      secrets: [...keys].filter((key) => secrets.has(key)),
      answers: 0,
      questions: [] as number[],
    };
    for (const [index, asked] of game.content.questions.entries()) {
      const said = [keyTold(asked).correctAnswerText, asked.explanation ?? ''].filter((text) => text !== '');
      if (said.some((text) => texts.has(text))) told.answers += 1;
      if (texts.has(asked.question)) told.questions.push(index);
    }
    expect(told).toEqual({ secrets: [], answers: 0, questions: open });
  };

  it('never holds an answer, nor any question but the one that is open', () => {
    everyNight((night) => {
      play(night, plainly, look);
    }, nights / 2);
  });
});

describe('before a paced game has closed a question', () => {
  const otherwiseRight = (asked: GameQuestion): GameQuestion => {
    const explanation = 'Else';
    switch (asked.kind) {
      case 'single':
        return { ...asked, explanation, answer: ((asked.answer + 1) % 4) as Choice };
      case 'multi':
        return { ...asked, explanation, right: [0] };
      case 'typed':
        return { ...asked, explanation, accepted: ['Riga'], refused: [] };
      case 'number':
        return { ...asked, explanation, value: 7, band: 1 };
      case 'order':
        // another right order of what is shown as before
        return {
          ...asked,
          explanation,
          items: [...asked.items].reverse(),
          shown: asked.shown?.map((place) => asked.items.length - 1 - place) ?? [],
        };
      case 'poll':
      case 'cloud':
        return { ...asked, explanation };
    }
  };
  /** As if everybody who was right had been wrong, and the other way round. */
  const turned = (events: readonly RecordedEvent[], index: number): RecordedEvent[] =>
    events.map((event): RecordedEvent => {
      if ('questions' in event.data) {
        const questions = event.data.questions.map((asked, n) =>
          n === index ? otherwiseRight(questionIn(asked)) : asked,
        );
        return { ...event, data: { ...event.data, questions } } as RecordedEvent;
      }
      if (event.type !== 'AnswerSubmitted' || event.data.questionIndex !== index) return event;
      const isCorrect = !event.data.isCorrect;
      const outcome = { isCorrect, points: isCorrect ? 990 : 0, speedBonus: 0, total: 7_777, streak: 7 };
      const { fraction: _, given, ...answer } = event.data;
      const moved =
        given?.kind === 'order' ? { ...given, order: given.order.map((place) => 3 - place) } : given;
      return { ...event, data: { ...answer, ...(moved && { given: moved }), ...outcome } };
    });

  /** All that players, watchers, strangers and the host's list of players have of a game, and what who answered is told. */
  const told = (game: PlayableGame, now: number) => [
    publicViews(game, now),
    hostPlayers(game, () => true),
    [...game.seats.byId.values()].map(({ pending }) => pending && answerStored(game, pending.data)),
    [...game.seats.byId.values()].map((seat) => seat.last && answerResult(game, seat.last)),
  ];

  it('nothing that anybody is told depends on who is right', () => {
    let looks = 0;
    everyPlayed(({ stream: { events } }) => {
      for (const { version, at } of events) {
        const log = events.slice(0, version);
        const game = playable(fold(theGame, log));
        const open = openQuestion(game);
        if (!open || !isSecret(game, open.index)) continue;
        const other = playable(fold(theGame, turned(log, open.index)));
        expect(JSON.stringify(told(other, at))).toBe(JSON.stringify(told(game, at)));
        looks += 1;
      }
    });
    expect(looks).toBeGreaterThan(0);
  });
});

describe('the fold', () => {
  const log = (night: Night): RecordedEvent[] => play(night, plainly).stream.events;

  it('refuses a gap and a repeat: that is a bug of whoever feeds it', () => {
    everyNight((night) => {
      const events = log(night);
      const first = events[0];
      if (!first) return;
      const game = fold(theGame, events);
      const again = { ...first, version: game.version };
      expect(() => apply(game, again)).toThrow(/version/);
      expect(() => apply(game, { ...first, version: game.version + 2 })).toThrow(/version/);
      expect(() => apply(game, { ...first, version: game.version + 1 })).toThrow('created twice');
    }, 5);
  });

  it('begins with GameCreated', () => {
    everyNight((night) => {
      const second = log(night)[1];
      if (second)
        expect(() => apply(unborn(theGame), { ...second, version: 1 })).toThrow('before GameCreated');
    }, 5);
  });
});
