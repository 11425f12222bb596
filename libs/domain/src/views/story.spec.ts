import fc from 'fast-check';
import { recordedLogs } from '../../../../test/support/recorded-logs.js';
import { anyNight, play } from '../../test-support/game-night.js';
import {
  coHostAdmitted,
  coHostLinkMade,
  coHostSteppedDown,
  coHostsDismissed,
  created,
  given,
  theGame,
} from '../../test-support/index.js';
import { fold } from '../apply.js';
import type { RecordedEvent } from '../events.js';
import { upcast } from '../upcast.js';
import { Storyteller } from './story.js';

const storyOf = (events: readonly RecordedEvent[]): string[] => {
  const teller = new Storyteller(events[0]?.gameId ?? theGame);
  return events.flatMap((event) => teller.tell(event));
};

it('tells who led it, and whether that was taken back or given back', () => {
  const { events } = given(
    created(),
    coHostLinkMade(),
    coHostAdmitted(),
    coHostSteppedDown(),
    coHostLinkMade(2),
    coHostAdmitted(2),
    coHostsDismissed(2),
  );
  expect(storyOf(events).slice(-6)).toEqual([
    'The host made a link for co-hosts',
    'Co-host 1 may lead',
    'Co-host 1 stepped down',
    'The host made a link for co-hosts',
    'Co-host 2 may lead',
    'The host took the link for co-hosts back from co-host 2',
  ]);
});

it('reads like the evening', () => {
  const { events } = recordedLogs.find(({ name }) => name.endsWith('/live')) ?? { events: [] };
  expect(storyOf(events.map(upcast))).toEqual([
    expect.stringMatching(/^A live game by The Hosts: “First try”, 3 questions, code \w{6}$/),
    'Ada 🎉 joined (1 player)',
    'Bo joined for Reds (2 players)',
    'Dan joined (3 players)',
    'Dan left',
    'The host chose again: “Wednesday quiz”, 3 questions',
    'Teams are ranked',
    'Ada 🎉 plays for Blues',
    'Ada 🎉 is ready',
    'Dan joined for Reds (3 players)',
    'Eve joined (4 players)',
    'Question 1 of 3, 20.0 s: Which river runs through “Köln”?',
    '    A Rhine   B Elbe   C Oder   D Main',
    'Ada 🎉 answered A Rhine after 1.2 s: right, +280 (280)',
    'Bo answered B Elbe after 2.0 s: wrong (0)',
    'Dan answered A Rhine after 4.3 s: right, +250 (250)',
    'Paused with 15.0 s left',
    'The clock goes on',
    'Eve was removed by the host',
    'Joining is locked',
    'Bo left',
    'Bo came back',
    'Question 1 closed by hand: A Rhine. 3 of 3 players answered, 2 right',
    '    1. Ada 🎉 280 · 2. Dan 250 · 3. Bo 0',
    'Question 2 of 3, 20.0 s: Which one is number 1?',
    '    A Ada   B Bee   C Cid   D Dee',
    'Bo answered B Bee after 3.0 s: right, +270 (270)',
    'Ada 🎉 answered nothing after 3.1 s: wrong (280)',
    'Joining is open',
    'Late joined for Blues (4 players)',
    'Question 2 closed at its deadline: B Bee. 2 of 4 players answered, 1 right',
    '    1. Ada 🎉 280 · 2. Bo 270 · 3. Dan 250 · 4. Late 0',
    'Question 3 of 3, 20.0 s: Which one is number 2?',
    '    A Ada   B Bee   C Cid   D Dee',
    'Ada 🎉 answered C Cid after 0.5 s: right, +290 (570)',
    'Dan answered C Cid after 0.5 s: right, +290 (540)',
    'Question 3 closed by hand: C Cid. 2 of 4 players answered, 2 right',
    '    1. Ada 🎉 570 · 2. Dan 540 · 3. Bo 270 · 4. Late 0',
    'The host ended the game',
    '1. Ada 🎉 570 · 2. Dan 540 · 3. Bo 270 · 4. Late 0',
    'Ada 🎉 gave 4 stars',
    'Bo gave 5 stars',
    'Ada 🎉 gave 3 stars',
  ]);
});

it('goes on after the end, with what the host corrects and takes back', () => {
  const { events } = recordedLogs.find(({ name }) => name.endsWith('/corrected')) ?? { events: [] };
  expect(storyOf(events.map(upcast)).slice(-8)).toEqual([
    'The host corrected: question 2 is void, 2 answers changed (“Two were right”)',
    '1. Ava 270 · 2. Bob 260 · 3. =1+1 0',
    'The host corrected: question 1 has the key B Bee, 3 answers changed (“It was B”)',
    '1. Bob 510 · 2. Ava 0 · 2. =1+1 0',
    'The host took the correction of question 2 back',
    '1. Bob 800 · 2. Ava 290 · 3. =1+1 0',
    'The host corrected: question 3 is void, 1 answer changed (“Nobody could read it”)',
    '1. Bob 540 · 2. Ava 290 · 3. =1+1 0',
  ]);
});

it('has something to say of everything that can happen, and folds as it goes', () => {
  fc.assert(
    fc.property(anyNight, (night) => {
      const { events } = play(night, (_, __, ask) => ask()).stream;
      const teller = new Storyteller(theGame);
      for (const event of events) expect(teller.tell(event).every((line) => line.trim() !== '')).toBe(true);
      expect(teller.game).toEqual(fold(theGame, events));
    }),
    { numRuns: 50 },
  );
});
