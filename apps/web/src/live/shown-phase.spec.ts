import type { GameStateView } from '@clockbeat/domain/contract';
import { openState, waitingState } from './picture.fixture.js';
import { isPaced } from './picture.js';
import { shownPhase, withOwnTime } from './shown-phase.js';

const rules = {
  pacing: 'host',
  scoring: 'classic',
  answers: 'final',
  boardEvery: 'question',
  streakBonus: false,
  hostSeesVotes: true,
  closeWhenAllAnswered: true,
} as const;
/** A round's title until 4,000, the question alone until 9,000, open until 19,000. */
const planned = openState(0, 3, { rules, readsAt: 4_000, opensAt: 9_000, endsAt: 19_000 });
const staged = (stage: NonNullable<GameStateView['stage']>): GameStateView =>
  openState(0, 5, { rules, opensAt: null, endsAt: null, stage });

it.each([
  [0, 'round', 4_000],
  [3_999, 'round', 4_000],
  [4_000, 'reading', 9_000],
  [8_999, 'reading', 9_000],
  [9_000, 'question', 19_000],
  // it is over when that is told, and not before
  [25_000, 'question', 19_000],
] as const)('at %i a question that was told at once is in the phase %s', (now, phase, until) => {
  expect(shownPhase(planned, now)).toEqual({ phase, until });
});

it('has no title where none was planned', () => {
  const { readsAt, ...untitled } = planned;
  expect(shownPhase(untitled, 0).phase).toBe('reading');
});

it('gives a seat with more time its own deadline, and its own whole time', () => {
  expect(shownPhase(planned, 9_000, 1.5).until).toBe(24_000);
  const own = withOwnTime(planned, 2);
  expect(own).toMatchObject({ endsAt: 29_000, timeLeft: 20, question: { timeLimit: 20 } });
  expect(withOwnTime(planned, 1)).toBe(planned);
});

it.each(['revealed', 'board', 'break'] as const)('shows what was told, whatever the time: %s', (name) => {
  expect(shownPhase(staged({ name, since: 0, until: 6_000 }), 90_000)).toEqual({ phase: name, until: 6_000 });
  expect(shownPhase(staged({ name, since: 0, until: null }), 0)).toEqual({ phase: name, until: null });
});

it('a pause stands over all of it', () => {
  expect(shownPhase({ ...planned, status: 'paused', phase: 'paused' }, 0).phase).toBe('paused');
  const paused = { ...staged({ name: 'board', since: 0, until: null }), status: 'paused' as const };
  expect(shownPhase(paused, 0).phase).toBe('paused');
});

it('before and after there is one phase each', () => {
  expect(shownPhase(waitingState(), 0)).toEqual({ phase: 'lobby', until: null });
  expect(shownPhase(waitingState({ status: 'finished', phase: 'final' }), 0).phase).toBe('final');
});

it('a swift game asks from the moment that it is told', () => {
  const swift = openState(0, 3, { opensAt: 9_000, endsAt: 19_000 });
  expect(shownPhase(swift, 0).phase).toBe('question');
  expect(isPaced(swift)).toBe(false);
  expect(isPaced({ ...swift, rules: { ...rules, pacing: 'swift' } })).toBe(false);
  expect(isPaced(planned)).toBe(true);
});
