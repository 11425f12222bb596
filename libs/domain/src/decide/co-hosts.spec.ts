import {
  ada,
  admitCoHost,
  advanceQuestion,
  asCoHost,
  at,
  caused,
  coHostAdmitted,
  coHostLinkMade,
  coHostsDismissed,
  created,
  dismissCoHosts,
  dueNext,
  endingNoRound,
  finished,
  given,
  hostId,
  joined,
  leading,
  makeCoHostLink,
  rejected,
  removePlayer,
  started,
  stored,
  theCoHost,
  unchanged,
  withKey,
} from '../../test-support/index.js';
import { boardPoints } from '../board-points.js';
import { coHostOf, coHostsAtMost, presentCoHosts } from '../co-hosts.js';
import { type PlayableGame } from '../game.js';
import { UserId } from '../ids.js';

const numbersIn = (game: PlayableGame): number[] => presentCoHosts(game).map(({ number }) => number);
const others = Array.from({ length: coHostsAtMost }, (_, nth) => UserId(`user-${nth}`));

describe('the link', () => {
  it('ends the one before it at once: a transition, which moves no deadline', () => {
    given(created(), joined('Ada'), started({ at: at('0') }))
      .when(makeCoHostLink())
      .then(stored('CoHostLinkMade', { link: 1 }), caused('host'), dueNext(at('10.3')));
    given(created(), coHostLinkMade(1))
      .when(makeCoHostLink())
      .then(stored('CoHostLinkMade', { link: 2 }));
    given(created(), coHostLinkMade(1), coHostLinkMade(2))
      .when(admitCoHost({ link: 1 }))
      .then(rejected('unknown_code'));
  });

  it('lets nobody in who made its number up', () => {
    given(created())
      .when(admitCoHost({ link: 1 }))
      .then(rejected('unknown_code'));
    given(created(), coHostLinkMade(1))
      .when(admitCoHost({ link: 2 }))
      .then(rejected('unknown_code'));
  });

  it('has a number of its own for ever', () => {
    given(created(), coHostLinkMade(1), coHostsDismissed())
      .when(makeCoHostLink())
      .then(stored('CoHostLinkMade', { link: 2 }));
  });
});

describe('who opens it', () => {
  it('may lead, as an actor of its own', () => {
    given(created(), coHostLinkMade())
      .when(admitCoHost())
      .then(
        stored('CoHostAdmitted', { coHost: 1, userId: theCoHost }),
        caused('cohost:1'),
        withKey('cohost:1'),
        endingNoRound,
        leading((game) => expect(coHostOf(game, theCoHost)?.number).toBe(1)),
      );
  });

  it('leads already: nothing is stored, for its host neither, even when the link is over', () => {
    const facts = [created(), coHostLinkMade(), coHostAdmitted()];
    given(...facts)
      .when(admitCoHost())
      .then(unchanged);
    given(...facts, coHostLinkMade(2))
      .when(admitCoHost({ link: 1 }))
      .then(unchanged);
    given(...facts)
      .when(admitCoHost({ who: hostId }))
      .then(unchanged);
  });

  it('is one of five at most; a place is free again when one is taken back', () => {
    const full = [created(), coHostLinkMade(), ...others.map((who, nth) => coHostAdmitted(nth + 1, who))];
    given(...full)
      .when(admitCoHost())
      .then(rejected('wrong_state'));
    given(...full, coHostsDismissed(2), coHostLinkMade(2))
      .when(admitCoHost())
      .then(stored('CoHostAdmitted', { coHost: coHostsAtMost + 1 }));
  });

  it('comes too late when the game is over', () => {
    given(created(), joined('Ada'), coHostLinkMade(), started(), finished())
      .when(admitCoHost())
      .then(rejected('game_finished'));
  });
});

describe('taken back in mid-game', () => {
  const led = [
    created(),
    joined('Ada'),
    coHostLinkMade(),
    coHostAdmitted(1),
    coHostAdmitted(2, UserId('user-of-another')),
    started({ at: at('0') }),
  ];

  it('one loses it, the others go on, and the link lets nobody in: it is still in that one’s hands', () => {
    given(...led)
      .when(dismissCoHosts([1]))
      .then(
        stored('CoHostsDismissed', { coHosts: [1] }),
        caused('host'),
        dueNext(at('10.3')),
        leading((game) => expect(numbersIn(game)).toEqual([2])),
      );
    given(...led, coHostsDismissed(1))
      .when(advanceQuestion({ by: asCoHost }))
      .then(rejected('not_host'));
    given(...led, coHostsDismissed(1))
      .when(advanceQuestion({ by: { as: 'cohost', userId: UserId('user-of-another') } }))
      .then(stored('QuestionAdvanced'), caused('cohost:2'));
    given(...led, coHostsDismissed(1))
      .when(admitCoHost({ link: 1 }))
      .then(rejected('unknown_code'));
  });

  it('all lose it', () => {
    given(...led)
      .when(dismissCoHosts('all'))
      .then(
        stored('CoHostsDismissed', { coHosts: [1, 2] }),
        leading((game) => expect(numbersIn(game)).toEqual([])),
      );
  });

  it('the link ends alone, and whoever leads goes on', () => {
    given(...led)
      .when(dismissCoHosts([]))
      .then(
        stored('CoHostsDismissed', { coHosts: [] }),
        leading((game) => expect(numbersIn(game)).toEqual([1, 2])),
      );
  });

  it('one steps down by itself, and by nobody else’s name', () => {
    given(...led)
      .when(dismissCoHosts([1], { by: asCoHost }))
      .then(
        stored('CoHostsDismissed', { coHosts: [1] }),
        caused('cohost:1'),
        dueNext(at('10.3')),
        leading((game) => {
          expect(numbersIn(game)).toEqual([2]);
          expect(game.coHosts.link).toBeNull();
        }),
      );
    for (const others of ['all', [], [2], [1, 2]] as const)
      given(...led)
        .when(dismissCoHosts(others, { by: asCoHost }))
        .then(rejected('not_host'));
    given(...led, coHostsDismissed(1))
      .when(dismissCoHosts([1], { by: asCoHost }))
      .then(rejected('not_host'));
    given(...led, finished({ at: at('5') }))
      .when(dismissCoHosts([1], { by: asCoHost }))
      .then(rejected('game_finished'));
  });

  it('is nothing twice', () => {
    given(...led, coHostsDismissed(1, 2))
      .when(dismissCoHosts('all'))
      .then(unchanged);
    given(...led, coHostsDismissed(1))
      .when(dismissCoHosts([1, 7]))
      .then(unchanged);
  });

  it('may come again by a new link, as another one', () => {
    given(...led, coHostsDismissed(1), coHostLinkMade(2))
      .when(admitCoHost())
      .then(stored('CoHostAdmitted', { coHost: 3, userId: theCoHost }));
  });
});

it('leaves what a co-host did with its number, whoever leads now', () => {
  const { events } = given(created(), joined('Ada'), coHostLinkMade(), coHostAdmitted());
  expect(events.at(-1)?.actor).toBe('cohost:1');
  given(created(), joined('Ada'), coHostLinkMade(), coHostAdmitted())
    .when(removePlayer(ada, { by: asCoHost }))
    .then(stored('PlayerRemoved', { playerId: ada }), caused('cohost:1'));
});

it('counts the seat of somebody who led the game on no public board, as its host’s', () => {
  const seats = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'].map((name, nth) =>
    joined(name, { userId: nth === 0 ? theCoHost : UserId(`player-${nth}`) }),
  );
  const over = [started({ at: at('0') }), finished({ at: at('5') })];
  const [open] = [given(created(), ...seats, ...over).game];
  const led = given(
    created(),
    ...seats,
    coHostLinkMade(),
    coHostAdmitted(),
    coHostsDismissed(1),
    ...over,
  ).game;
  if (open.status !== 'finished' || led.status !== 'finished') throw new Error('It goes on');
  expect(boardPoints(open, new Map()).has(ada)).toBe(true);
  expect(boardPoints(led, new Map()).has(ada)).toBe(false);
});
