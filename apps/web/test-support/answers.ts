import {
  defaultSettings,
  type GameCard,
  type SavedSetView,
  type SettingsView,
  type SharedSetCard,
  type Stats,
  type UserView,
} from '@clockbeat/domain/contract';
import { answer, type Calls } from './network.js';

/** What our server answers, small and true; every field can be another. */
export const userView = (over: Partial<UserView> = {}): UserView => ({
  id: 'u_hanna',
  email: 'hanna@example.org',
  firstName: 'Hanna',
  lastName: 'Host',
  profileImageUrl: null,
  username: 'hanna',
  bio: null,
  isProfileComplete: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...over,
});

/** Of somebody who has neither hosted nor played. */
export const stats = (over: Partial<Stats> = {}): Stats => ({
  gamesHosted: 0,
  totalPlayers: 0,
  avgRating: 5,
  questionSets: 0,
  totalGamesHosted: 0,
  totalGamesPlayed: 0,
  totalScore: 0,
  averageScore: 0,
  ...over,
});

export const gameId = 'game_0123456789abcdef';

export const gameCard = (over: Partial<GameCard> = {}): GameCard => ({
  id: gameId,
  gameCode: 'ABC123',
  title: 'Game night',
  name: 'Game night',
  kind: 'live',
  category: 'Science',
  difficulty: 'mixed',
  status: 'waiting',
  questionCount: 3,
  timePerQuestion: 60,
  participantCount: 0,
  teamMode: false,
  teamId: null,
  hostTeamName: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  startedAt: null,
  completedAt: null,
  endedBy: null,
  joinUrl: 'https://clockbeat.test/join?code=ABC123',
  isOwner: true,
  ...over,
});

/** As lists show one that somebody shares. */
export const sharedSet = (over: Partial<SharedSetCard> = {}): SharedSetCard => ({
  token: 'a_token',
  title: 'Rivers',
  author: 'Ada',
  licence: 'cc-by',
  language: null,
  category: 'Science',
  difficulty: 'medium',
  questionCount: 2,
  kinds: ['single'],
  stars: 0,
  played: { games: 0, share: null, difficulty: null },
  sharedAt: '2026-01-01T00:00:00.000Z',
  ...over,
});

export const savedSet = (over: Partial<SavedSetView> = {}): SavedSetView => ({
  id: 'set_walks',
  title: 'Walks',
  category: 'General Knowledge',
  difficulty: 'medium',
  language: null,
  questionsPerGame: 10,
  timePerQuestion: 30,
  createdBy: 'u_hanna',
  guestSessionId: null,
  questionCount: 1,
  selectedQuestions: [],
  isDraft: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  sharing: 'private',
  isCoAuthored: false,
  hidden: null,
  ...over,
});

const settings: SettingsView = { ...defaultSettings, mailAvailable: true };

/** What the pages around all others ask for. */
export const sessionOf = (signedIn: Partial<UserView> | undefined): Calls => {
  if (!signedIn) return { 'GET /api/auth/status': answer({ authenticated: false, user: null }) };
  const user = userView(signedIn);
  return {
    'GET /api/auth/status': answer({ authenticated: true, user }),
    'GET /api/auth/user': answer(user),
    'GET /api/user/settings': answer(settings),
    // The account is told the language that its pages are read in.
    'POST /api/user/settings': answer(settings),
  };
};

/** An account that has nothing yet. */
export const emptyAccount: Calls = {
  'GET /api/assignments': answer({ items: [], nextCursor: null }),
  'GET /api/games': answer({ items: [], nextCursor: null }),
  'GET /api/questions/categories': answer({
    items: [
      { category: 'Science', count: 1_000, source: 'bank' },
      { category: 'History', count: 234, source: 'bank' },
    ],
    total: 1_234,
  }),
  'GET /api/leagues': answer([]),
  'GET /api/saved-trivia-sets': answer([]),
  'GET /api/series': answer([]),
  'GET /api/teams': answer({ items: [], nextCursor: null }),
  'GET /api/user/achievements': answer([]),
  'GET /api/user/game-history': answer([]),
  'GET /api/user/question-banks': answer([]),
  'GET /api/user/tokens': answer([]),
  'GET /api/user/stats': answer(stats()),
};
