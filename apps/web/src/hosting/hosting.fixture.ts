import type { GameCard, TeamView } from '@clockbeat/domain/contract';
import type { BasketQuestion } from './basket-question.js';

/** A bank question in the basket. */
export const bankQuestion = (id: string, changed: Partial<BasketQuestion> = {}): BasketQuestion => ({
  id,
  question: `What is ${id}?`,
  options: ['one', 'two', 'three', 'four'],
  answer: 1,
  correctAnswer: 'two',
  category: 'Science',
  difficulty: 'Easy',
  timer: 10,
  source: 'Database',
  stored: true,
  ...changed,
});

export const ownQuestion = (id: string, changed: Partial<BasketQuestion> = {}): BasketQuestion =>
  bankQuestion(id, { category: 'Custom', source: 'Custom', stored: false, timer: null, ...changed });

export const team = (teamId: string): TeamView => ({
  teamId,
  joinUrl: 'http://localhost/join?code=CLOCK1',
  name: 'The Clocks',
  code: 'CLOCK1',
  createdAt: '2026-05-01T20:00:00.000Z',
  memberCount: 0,
  members: [],
  openGame: null,
});

export const gameCard = (id: string, gameCode: string): GameCard => ({
  id,
  gameCode,
  title: 'Science',
  name: 'Science',
  kind: 'live',
  category: 'Science',
  difficulty: 'easy',
  status: 'waiting',
  questionCount: 1,
  timePerQuestion: 10,
  participantCount: 0,
  teamMode: false,
  teamId: 't_1',
  hostTeamName: 'The Clocks',
  createdAt: '2026-05-01T20:05:00.000Z',
  startedAt: null,
  completedAt: null,
  endedBy: null,
  joinUrl: `http://localhost/join/${gameCode}`,
  isOwner: true,
});
