import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { anyNight, type Night, play } from '../test-support/game-night.js';
import { record, theGame } from '../test-support/index.js';
import type { FakeGateway } from '../test-support/stream.js';
import { apply, fold, isTransition, opensQuestion } from './apply.js';
import type { GameCommand } from './commands.js';
import { decide } from './decide/index.js';
import type { Decision } from './decision.js';
import { type GameEventData, type RecordedEvent } from './events.js';
import { dueAt, type Game, type PlayableGame, unborn } from './game.js';
import { board, finalScores, standingAt, standings, teamStandings } from './standings.js';
import { gameCard, lobby, playerGameState } from './views/index.js';

type Answer = GameEventData['AnswerSubmitted'];

const plainly = (_: GameCommand, __: Game, ask: () => Decision): Decision => ask();

/** More of them: NIGHTS=5000 npx jest … */
const nights = Number(process.env['NIGHTS'] ?? 60);

const everyNight = (holds: (night: Night) => void, numRuns = nights): void => {
  fc.assert(fc.property(anyNight, holds), { numRuns });
};

const answersIn = (events: readonly RecordedEvent[]): Answer[] =>
  events.flatMap((event) => (event.type === 'AnswerSubmitted' ? [event.data] : []));

const playable = (game: Game): PlayableGame => {
  if (game.status === 'unborn') throw new Error('Every night makes a game');
  return game;
};

describe('on any night, over two gateways that lag behind', () => {
  it('versions count 1, 2, 3 without a gap, keys are unique, and every command is settled soon', () => {
    everyNight((night) => {
      const { stream, settled } = play(night, plainly);
      expect(stream.events.map(({ version }) => version)).toEqual(stream.events.map((_, i) => i + 1));
      expect(settled.filter(({ tries, settled: done }) => tries > 2 || !done)).toEqual([]);
    });
  });

  it('the fold of the log is the live state, on every gateway and for any replay', () => {
    everyNight((night) => {
      const { stream, gateways } = play(night, plainly);
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
        expect(opensQuestion(event.type)).toBe('opened' in event.data || 'closesAt' in event.data);
        if (transition === null) return decision;
        const next = apply(structuredClone(game), record(event, game.version + 1));
        expect(transition.dueAt).toBe(dueAt(next));
        expect(key).toBe(event.type === 'GameCreated' ? 'created' : `round:${next.round}`);
        return decision;
      });
    }, nights / 2);
  });

  it('nobody scores twice on a question, nor on one that is not open', () => {
    everyNight((night) => {
      const { stream } = play(night, plainly);
      const seen = new Set<string>();
      let open: number | null = null;
      for (const event of stream.events) {
        if (event.type === 'GameStarted' || event.type === 'QuestionAdvanced') open = event.data.opened.index;
        if (event.type === 'GameFinished' || event.type === 'GameAbandoned') open = null;
        if (event.type !== 'AnswerSubmitted') continue;
        expect(event.data.questionIndex).toBe(open);
        const turn = `${event.data.playerId} ${event.data.questionIndex}`;
        expect(seen.has(turn)).toBe(false);
        seen.add(turn);
      }
    });
  });

  it('points keep to the rule, and what an event says of time and streak agrees with itself', () => {
    everyNight((night) => {
      const { stream, gateways } = play(night, plainly);
      const { questions } = playable(gateways[0].game).content;
      for (const answer of answersIn(stream.events)) {
        const { timeLimit, answer: right } = questions[answer.questionIndex] ?? { timeLimit: 0, answer: 0 };
        expect(answer.isCorrect).toBe(answer.choice === right);
        expect(answer.msLeft + answer.responseMs).toBe(timeLimit * 1000);
        expect(answer.msLeft).toBeGreaterThanOrEqual(0);
        expect(answer.responseMs).toBeGreaterThanOrEqual(0);
        expect(answer.points).toBe(answer.isCorrect ? 100 + Math.floor(answer.msLeft / 1000) * 10 : 0);
        expect(answer.streak > 0).toBe(answer.isCorrect);
      }
    });
  });

  it('totals are the sums of points, and counts the counts of answers', () => {
    everyNight((night) => {
      const { stream, gateways } = play(night, plainly);
      const answers = answersIn(stream.events);
      for (const seat of playable(gateways[0].game).seats.byId.values()) {
        const own = answers.filter(({ playerId }) => playerId === seat.playerId);
        const sums = seat.atTheEnd ?? seat;
        expect(sums.score).toBe(own.reduce((sum, { points }) => sum + points, 0));
        expect(seat.answered).toBe(own.length);
        expect(sums.correct).toBe(own.filter(({ isCorrect }) => isCorrect).length);
        expect(seat.chosen).toBe(own.filter(({ choice }) => choice !== null).length);
        if (own.length > 0) expect(own.at(-1)?.total).toBe(sums.score);
      }
    });
  });

  it('streaks are what a recount over all questions gives', () => {
    everyNight((night) => {
      const { stream } = play(night, plainly);
      const answers = answersIn(stream.events);
      for (const { playerId, questionIndex, streak } of answers) {
        const rightAt = (index: number): boolean =>
          answers.some((a) => a.playerId === playerId && a.questionIndex === index && a.isCorrect);
        let recount = 0;
        while (rightAt(questionIndex - recount)) recount += 1;
        expect(streak).toBe(recount);
      }
    });
  });

  it('the end is the end: after it only ratings and corrections follow', () => {
    everyNight((night) => {
      const { stream } = play(night, plainly);
      const end = stream.events.findIndex(({ type }) => type === 'GameFinished' || type === 'GameAbandoned');
      const later = end < 0 ? [] : stream.events.slice(end + 1);
      const said = new Set(['GameRated', 'QuestionCorrected', 'CorrectionUndone']);
      expect(later.filter(({ type }) => !said.has(type))).toEqual([]);
    });
  });

  it('questions open in order, each after the one before it was closed', () => {
    everyNight((night) => {
      const { stream } = play(night, plainly);
      let next = 0;
      for (const event of stream.events) {
        if (event.type === 'QuestionAdvanced') expect(event.data.closed.index).toBe(next - 1);
        if (event.type !== 'GameStarted' && event.type !== 'QuestionAdvanced') continue;
        expect(event.data.opened.index).toBe(next);
        expect(event.data.opened.opensAt).toBeGreaterThanOrEqual(event.at);
        expect(event.data.opened.closesAt).toBeGreaterThan(event.data.opened.opensAt);
        next += 1;
      }
    });
  });

  it('no two seats hold the same name, and the count of participants is right', () => {
    everyNight((night) => {
      const { gateways } = play(night, plainly);
      const { seats } = playable(gateways[0].game);
      const holders = [...seats.names.values()].flatMap(({ heldBy }) => heldBy ?? []);
      expect(new Set(holders).size).toBe(holders.length);
      const seated = [...seats.byId.values()].filter((seat) => !seat.removed);
      expect(holders.sort()).toEqual(seated.map(({ playerId }) => playerId).sort());
      expect(seats.participants).toBe([...seats.byId.values()].filter((seat) => !seat.removed).length);
    });
  });

  it('positions never fall, equals share one, and scores never rise down the list', () => {
    everyNight((night) => {
      const { gateways } = play(night, plainly);
      const ranked = standings(playable(gateways[0].game));
      for (const [i, { seat, position }] of ranked.entries()) {
        const ahead = ranked[i - 1];
        if (!ahead) {
          expect(position).toBe(1);
          continue;
        }
        const equal = ahead.seat.score === seat.score && ahead.seat.correctMs === seat.correctMs;
        expect(position).toBe(equal ? ahead.position : i + 1);
        expect(seat.score).toBeLessThanOrEqual(ahead.seat.score);
      }
    });
  });
});

const secrets = new Set([
  'answer',
  'correctAnswer',
  'correctAnswerText',
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
    board(ranked),
    teamStandings(game),
    finalScores(game, ranked),
    ranked.map((_, index) => standingAt(game, ranked, index)),
  ];
};

describe('what players see', () => {
  const look = ({ game }: FakeGateway, now: number): void => {
    if (game.status === 'unborn') return;
    const { keys, texts } = scan(JSON.parse(JSON.stringify(publicViews(game, now))));
    const open = game.status === 'active' || game.status === 'paused' ? [game.question.index] : [];
    const told = {
      secrets: [...keys].filter((key) => secrets.has(key)),
      answers: 0,
      questions: [] as number[],
    };
    for (const [index, asked] of game.content.questions.entries()) {
      if (texts.has(asked.options[asked.answer]) || texts.has(asked.explanation ?? '')) told.answers += 1;
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
