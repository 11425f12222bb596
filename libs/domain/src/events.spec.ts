import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  abandoned,
  ada,
  admitPlayer,
  advanced,
  anOperator,
  answered,
  at,
  bo,
  boardShown,
  breakBegan,
  coHostAdmitted,
  coHostLinkMade,
  coHostsDismissed,
  correctionCalled,
  correctionUndone,
  created,
  deadlineMoved,
  decided,
  type Fact,
  finished,
  followed,
  forgetName,
  gameCalled,
  given,
  hostChanged,
  hostId,
  joined,
  joinGame,
  jokerDeclared,
  judgeAnswers,
  left,
  locked,
  moved,
  nameLent,
  paused,
  question,
  questionClosed,
  questionCorrected,
  questionOfKind,
  questionOpened,
  rated,
  readied,
  rekeying,
  removed,
  removePlayer,
  renamePlayer,
  resumed,
  returned,
  revised,
  rulesChanged,
  seatCalled,
  started,
  strangerId,
  teamChosen,
  teamModeSet,
  timeExtended,
} from '../test-support/index.js';
import { isTransition } from './apply.js';
import { eventSchemas, type GameEventType } from './events.js';
import { AssignmentId } from './ids.js';
import { attemptRules } from './rules.js';

const page = readFileSync(join(import.meta.dirname, '../../../docs/events.md'), 'utf8');

const withBreak = question('rivers', { round: 'Water', breakAfter: { minutes: 10, text: 'Drinks' } });

/** A game in which everything happens. */
const night: Fact[] = [
  created(),
  joined('Ada'),
  joined('Bo'),
  teamModeSet(true),
  teamChosen(ada, 'Reds'),
  readied(ada),
  revised(),
  locked(),
  started(),
  answered({ by: ada, choice: 'right', at: at('1') }),
  paused({ at: at('2') }),
  resumed({ at: at('3') }),
  left(ada),
  returned(ada),
  moved(ada, seatCalled('Phone')),
  removed(bo),
  coHostLinkMade(),
  coHostAdmitted(),
  coHostsDismissed(1),
  advanced(),
  finished(),
  rated(ada, 5),
  nameLent(ada),
  questionCorrected(correctionCalled('first'), 0, rekeying(3), [
    {
      playerId: ada,
      responseMs: 1_000,
      was: { isCorrect: true, points: 190, speedBonus: 90 },
      is: { isCorrect: false, points: 0, speedBonus: 0 },
    },
  ]),
  correctionUndone(correctionCalled('first')),
  followed(gameCalled('after_this')),
  decided(forgetName(ada)),
  decided(forgetName(ada, { of: 'team', by: anOperator })),
  hostChanged(hostId, strangerId),
];
/** And all that a paced one has besides. */
const paced: Fact[] = [
  created({ rules: { pacing: 'host', scoring: 'rounds' }, questions: [withBreak, question('stars')] }),
  joined('Ada'),
  rulesChanged({ boardEvery: 'round' }),
  timeExtended(ada, 2),
  jokerDeclared(ada, 1),
  started({ opensAt: at('9'), readsAt: at('4') }),
  questionOpened({ at: at('6') }),
  questionClosed(),
  boardShown(),
  breakBegan({ until: at('600') }),
];
/** And what a host has to say of what was typed. */
const judged: Fact[] = [
  created({ rules: { pacing: 'host' }, questions: [questionOfKind('typed')] }),
  joined('Ada'),
  started(),
  answered({ by: ada, choice: 'wrong', at: at('1') }),
  questionClosed(),
  decided(judgeAnswers('no idea', 'accepted')),
];
/** And what a host has to say of who comes in. */
const door: Fact[] = [
  created({ rules: { approval: true } }),
  decided(joinGame('Ada', { shownName: 'Calm Otter', team: 'Reds' })),
  decided(admitPlayer(ada, true)),
  decided(renamePlayer(ada, 'The Countess')),
  decided(joinGame('Bo', { as: bo })),
  decided(admitPlayer(bo, false)),
  decided(removePlayer(ada, { ban: true })),
];
/** And what becomes of an attempt at an assignment. */
const ownPace: Fact[] = [
  created({
    kind: 'solo',
    rules: attemptRules({ untimed: false, mixed: true }),
    assignment: {
      ...{ assignmentId: AssignmentId('as_0123456789abcdef'), person: 1, attempt: 1, closesAt: at('900') },
      ...{ feedback: 'end', untimed: true, order: [1, 0] },
    },
  }),
  joined('Ada'),
  deadlineMoved(at('600')),
];
const events = [night, paced, judged, door, ownPace, [created(), abandoned()]].flatMap(
  (facts) => given(...facts).events,
);

/** What is in an event of that type, of all that there are of it. */
const examplesOf = (type: GameEventType) => events.filter((event) => event.type === type);

/** The field names of an event, those inside its parts too. */
const fields = (value: unknown): string[] => {
  if (Array.isArray(value)) return fields(value[0]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fields(inner)]);
};

const section = (type: string): string => page.split(`\n### ${type}\n`)[1]?.split(/\n##/)[0] ?? '';
const row = (type: string): string[] => {
  const line = page.split('\n').find((text) => text.startsWith(`| [${type}](#${type.toLowerCase()})`));
  return (line ?? '').split('|').map((cell) => cell.trim());
};

describe('docs/events.md', () => {
  for (const type of Object.keys(eventSchemas) as GameEventType[]) {
    it(`tells what ${type} is, every field of it, and whether it is a transition`, () => {
      expect(section(type).length).toBeGreaterThan(40);
      expect(row(type)[2]).toBe(isTransition(type) ? 'yes' : 'no');
      expect(row(type)[4] === '`round:<next>`').toBe(isTransition(type) && type !== 'GameCreated');
      const examples = examplesOf(type);
      expect(examples).not.toEqual([]);
      for (const { actor } of examples) expect(row(type)[3]?.split(', ')).toContain(actor);
      const names = examples.flatMap(({ data }) => fields(data)).filter((name) => name !== 'commandId');
      const asCreated = type === 'GameRevised' || type === 'RulesChanged';
      const told = asCreated ? section(type) + section('GameCreated') : section(type);
      expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
    });
  }

  it('tells every field of the envelope', () => {
    const [event] = events;
    const envelope = page.split('## The envelope')[1]?.split('\n## ')[0] ?? '';
    expect(Object.keys(event ?? {}).filter((name) => !envelope.includes(`\`${name}\``))).toEqual([]);
  });

  it('tells of no event that does not exist', () => {
    const told = [...page.matchAll(/^### (\w+)$/gm)].map(([, type]) => type);
    expect(told.sort()).toEqual(Object.keys(eventSchemas).sort());
  });
});
