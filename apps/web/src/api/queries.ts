import type {
  Board,
  BoardPeriod,
  CorrectionPreviewBody,
  InsightsPeriod,
  OtherRules,
  Page,
  SavedSetView,
  WebhookDeliveryView,
} from '@clockbeat/domain/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { seats } from '../live/seat-storage.js';
import {
  getAchievements,
  getHistory,
  getInsights,
  getLeaderboard,
  getQuotas,
  getSessions,
  getStats,
  getTokens,
  getTvs,
  type HistoryFilter,
} from './account.js';
import { getCoAuthorInvitation, getCoAuthors } from './co-authors.js';
import { getCoHostInvitation, getCoHosts } from './co-hosts.js';
import { type ExportPart, getExportExtent } from './exports.js';
import {
  getGame,
  getGameItems,
  getGameSignals,
  getLatestGames,
  getMyGames,
  getPlayerResults,
  getQuestionReports,
  previewCorrection,
} from './games.js';
import { getOverlays, lookAtOverlay } from './overlays.js';
import { getResults, getSealedResult } from './play.js';
import {
  type CategoryFilter,
  getCategories,
  getCategoryQuestions,
  getQuestionsByCategory,
} from './questions.js';
import { ApiError } from './request.js';
import { getSettings } from './session.js';
import { getOrigin, getSetHistory, getSetVersion, getSharing } from './set-sharing.js';
import { getQuestionBanks, getSavedSet, getSavedSets } from './sets.js';
import { getMyTeams, getTeam } from './teams.js';
import { getDeliveries, getWebhooks } from './webhooks.js';
import { getSharedWhatIf, getWhatIf, getWhatIfLinks } from './what-if.js';

/** A refusal stays a refusal; only what the network or a busy server did is worth another try, so many times. */
export const worthAnotherTry =
  (times: number) =>
  (failures: number, error: Error): boolean =>
    failures < times && (!(error instanceof ApiError) || error.statusCode === 0 || error.statusCode >= 500);

/** What is asked for a game's results while it goes on, and for a moment after its end. */
export const hasNotEnded = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'wrong_state';

/**
 * How account pages read (API-02): once, at each visit. Nothing is kept for the next visit, because what never goes stale
 * would otherwise show yesterday's numbers.
 */
export const readOnce = {
  retry: false,
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
} as const;

/** How often an overlay that could not be asked about is asked about again, ms. */
const overlayLooksAgainMs = 15_000;

/** A list that comes page by page, from the cursor of the one before. */
export const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { nextCursor: string | null }): string | null => last.nextCursor,
};

/** Whatever belongs to the account; all of it is asked for anew by this key. */
const account = ['account'] as const;

const historyKey = [...account, 'history'] as const;

/** Where all lists of saved sets are cached: whatever changes a set makes them out of date. */
const allSets = ['saved-sets'] as const;

/** The bank as lists show it: whatever changes a question makes them out of date. */
const categoryQuestions = ['category-questions'] as const;

const setKey = (setId: string) => ['saved-set', setId] as const;
const gameKey = (gameId: string) => ['game', gameId] as const;
const resultsKey = (gameId: string) => ['results', gameId] as const;

/** The beginnings of keys by which several answers are thrown away at once. */
export const cached = {
  account,
  history: historyKey,
  allSets,
  categoryQuestions,
  results: resultsKey,
} as const;

const isAboutToBeSent = ({ nextAttemptAt }: WebhookDeliveryView): boolean =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + 15_000;

/** What is read, where it is cached and for how long: the one place that knows a key. */
export const reading = {
  /** The account's switches: the settings page turns them, notices obey them. */
  settings: queryOptions({
    queryKey: [...account, 'settings'],
    queryFn: ({ signal }) => getSettings(signal),
    ...readOnce,
  }),
  /** What it may have: whatever makes or deletes something of that makes it out of date. */
  quotas: queryOptions({
    queryKey: [...account, 'quotas'],
    queryFn: ({ signal }) => getQuotas(signal),
    ...readOnce,
  }),
  sessions: queryOptions({
    queryKey: [...account, 'sessions'],
    queryFn: ({ signal }) => getSessions(signal),
    ...readOnce,
  }),
  tokens: queryOptions({
    queryKey: [...account, 'tokens'],
    queryFn: ({ signal }) => getTokens(signal),
    ...readOnce,
  }),
  webhooks: queryOptions({
    queryKey: [...account, 'webhooks'],
    queryFn: ({ signal }) => getWebhooks(signal),
    ...readOnce,
  }),
  /** While something is about to be sent, what becomes of it is asked for every 2 s. */
  deliveries: (webhookId: string) =>
    infiniteQueryOptions({
      queryKey: [...account, 'webhooks', webhookId, 'deliveries'],
      queryFn: ({ pageParam, signal }) => getDeliveries(webhookId, pageParam, signal),
      ...paged,
      ...readOnce,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ items }) => items.some(isAboutToBeSent)) ? 2_000 : false,
    }),
  tvs: queryOptions({
    queryKey: [...account, 'tvs'],
    queryFn: ({ signal }) => getTvs(signal),
    ...readOnce,
  }),
  stats: queryOptions({
    queryKey: [...account, 'stats'],
    queryFn: ({ signal }) => getStats(signal),
    ...readOnce,
  }),
  achievements: queryOptions({
    queryKey: [...account, 'achievements'],
    queryFn: ({ signal }) => getAchievements(signal),
    ...readOnce,
  }),
  insights: (period: InsightsPeriod) =>
    queryOptions({
      queryKey: [...account, 'insights', period],
      queryFn: ({ signal }) => getInsights(period, signal),
      ...readOnce,
    }),
  exportExtent: (part: ExportPart) =>
    queryOptions({
      queryKey: [...account, 'export', part],
      queryFn: ({ signal }) => getExportExtent(part, signal),
      ...readOnce,
    }),
  /** While another filter loads, the last games stay. */
  history: (filter: HistoryFilter) =>
    infiniteQueryOptions({
      queryKey: [...historyKey, filter],
      queryFn: ({ pageParam, signal }) => getHistory(filter, pageParam, signal),
      ...paged,
      ...readOnce,
      placeholderData: keepPreviousData,
    }),
  /** The account's saved sets as its own list shows them, page by page. */
  questionBanks: infiniteQueryOptions({
    queryKey: [...account, 'question-banks'],
    queryFn: ({ pageParam, signal }) => getQuestionBanks(pageParam, signal),
    ...paged,
    ...readOnce,
  }),
  /** The account's game that is still open, and what it has played through last. */
  latestGames: queryOptions({
    queryKey: [...account, 'latest-games'],
    queryFn: ({ signal }) => getLatestGames(3, signal),
    ...readOnce,
  }),
  /** The newest few for the dashboard, once `before` is done: what a guest saved may have to come along first. */
  newestSets: (atMost: number, before: () => Promise<unknown>) =>
    queryOptions({
      queryKey: [...account, 'newest-sets'],
      queryFn: async ({ signal }) => {
        await before();
        return getSavedSets(null, signal, atMost);
      },
      ...readOnce,
    }),
  /** The categories as the dashboard counts them. */
  accountCategories: queryOptions({
    queryKey: [...account, 'categories'],
    queryFn: ({ signal }) => getCategories(signal),
    ...readOnce,
  }),

  categories: queryOptions({
    queryKey: ['question-categories'],
    queryFn: ({ signal }) => getCategories(signal),
  }),
  questionsByCategory: queryOptions({
    queryKey: ['questions-by-category'],
    queryFn: ({ signal }) => getQuestionsByCategory(signal),
  }),
  /** While another filter loads, the last questions stay. */
  categoryQuestions: (category: string, filter: CategoryFilter, limit: number) =>
    infiniteQueryOptions({
      queryKey: [...categoryQuestions, category, filter],
      queryFn: ({ pageParam, signal }) =>
        getCategoryQuestions(category, filter, { limit, cursor: pageParam }, signal),
      ...paged,
      placeholderData: keepPreviousData,
    }),

  /** The list of an account, or of a guest (API-05): kept for five minutes, and asked for once more where it did not come. */
  sets: (guest: string | null) =>
    queryOptions({
      queryKey: [...allSets, guest],
      queryFn: ({ signal }) => getSavedSets(guest, signal),
      staleTime: 5 * 60_000,
      retry: worthAnotherTry(1),
    }),
  /** A form stands on it: what is typed is not to be overtaken. */
  set: (setId: string, guest: string | null) =>
    queryOptions<SavedSetView>({
      queryKey: [...setKey(setId), guest],
      queryFn: ({ signal }) => getSavedSet(setId, guest, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  /** Somebody may come by the link while its owner looks at it. */
  coAuthors: (setId: string) =>
    queryOptions({
      queryKey: [...setKey(setId), 'co-authors'],
      queryFn: ({ signal }) => getCoAuthors(setId, signal),
      staleTime: 0,
      refetchInterval: 3_000,
    }),
  /** A link is over from one moment to the next: nothing of it is kept. */
  coAuthorInvitation: (setId: string, secret: string) =>
    queryOptions({
      queryKey: [...setKey(setId), 'co-authoring', secret],
      queryFn: ({ signal }) => getCoAuthorInvitation(setId, secret, signal),
      ...readOnce,
    }),
  sharing: (setId: string) =>
    queryOptions({
      queryKey: [...setKey(setId), 'sharing'],
      queryFn: ({ signal }) => getSharing(setId, signal),
      ...readOnce,
    }),
  setHistory: (setId: string) =>
    queryOptions({
      queryKey: [...setKey(setId), 'history'],
      queryFn: ({ signal }) => getSetHistory(setId, signal),
      ...readOnce,
    }),
  origin: (setId: string) =>
    queryOptions({
      queryKey: [...setKey(setId), 'origin'],
      queryFn: ({ signal }) => getOrigin(setId, signal),
      ...readOnce,
    }),
  setVersion: (setId: string, version: number) =>
    queryOptions({
      queryKey: [...setKey(setId), 'history', version],
      queryFn: ({ signal }) => getSetVersion(setId, version, signal),
      ...readOnce,
    }),

  /** One game's card, kept between pages. */
  game: (gameId: string) =>
    queryOptions({ queryKey: gameKey(gameId), queryFn: ({ signal }) => getGame(gameId, signal) }),
  /** Somebody may come by the link while its host looks at it. */
  coHosts: (gameId: string) =>
    queryOptions({
      queryKey: [...gameKey(gameId), 'co-hosts'],
      queryFn: ({ signal }) => getCoHosts(gameId, signal),
      staleTime: 0,
      refetchInterval: 3_000,
    }),
  overlays: (gameId: string) =>
    queryOptions({
      queryKey: [...gameKey(gameId), 'overlays'],
      queryFn: ({ signal }) => getOverlays(gameId, signal),
      ...readOnce,
    }),
  /** Nobody stands before an overlay who would press a button: it asks until it is told. */
  overlayGame: (token: string) =>
    queryOptions({
      queryKey: ['overlay', token],
      queryFn: ({ signal }) => lookAtOverlay(token, signal),
      ...readOnce,
      refetchInterval: ({ state }) => (state.status === 'error' ? overlayLooksAgainMs : false),
    }),
  /** A link is over from one moment to the next: nothing of it is kept. */
  coHostInvitation: (gameId: string, secret: string) =>
    queryOptions({
      queryKey: [...gameKey(gameId), 'co-hosting', secret],
      queryFn: ({ signal }) => getCoHostInvitation(gameId, secret, signal),
      ...readOnce,
    }),
  hostedGames: (userId: string) =>
    infiniteQueryOptions({
      queryKey: ['saved-games', userId],
      queryFn: ({ pageParam, signal }) => getMyGames(pageParam, signal),
      ...paged,
    }),
  /** The account's teams, page by page. */
  myTeams: infiniteQueryOptions({
    queryKey: [...account, 'teams'],
    queryFn: ({ pageParam, signal }) => getMyTeams(pageParam, { limit: 10, signal }),
    ...paged,
    ...readOnce,
  }),
  team: (teamId: string) =>
    queryOptions({ queryKey: ['team', teamId], queryFn: ({ signal }) => getTeam(teamId, signal) }),

  results: (gameId: string) =>
    queryOptions({
      queryKey: resultsKey(gameId),
      queryFn: ({ signal }) => getResults(gameId, seats().find(gameId)?.token, signal),
    }),
  /** The same for whoever waits for them: asked for until the game has ended, and the list of games knows that it has. */
  resultsToCome: (gameId: string) =>
    queryOptions({
      ...reading.results(gameId),
      retry: (failures, error) => hasNotEnded(error) || worthAnotherTry(2)(failures, error),
      retryDelay: (failures) => Math.min(500 * 2 ** failures, 10_000),
    }),
  playerResults: (gameId: string, playerId: string) =>
    queryOptions({
      queryKey: [...resultsKey(gameId), 'player', playerId],
      queryFn: ({ signal }) => getPlayerResults(gameId, playerId, signal),
    }),
  gameItems: (gameId: string) =>
    queryOptions({
      queryKey: [...resultsKey(gameId), 'items'],
      queryFn: ({ signal }) => getGameItems(gameId, signal),
    }),
  questionReports: (gameId: string) =>
    queryOptions({
      queryKey: [...resultsKey(gameId), 'question-reports'],
      queryFn: ({ signal }) => getQuestionReports(gameId, signal),
    }),
  gameSignals: (gameId: string) =>
    queryOptions({
      queryKey: [...resultsKey(gameId), 'signals'],
      queryFn: ({ signal }) => getGameSignals(gameId, signal),
    }),
  /** While other rules are reckoned, the last table stays. */
  whatIf: (gameId: string, rules: OtherRules) =>
    queryOptions({
      queryKey: [...resultsKey(gameId), 'what-if', rules],
      queryFn: ({ signal }) => getWhatIf(gameId, rules, signal),
      placeholderData: keepPreviousData,
      retry: worthAnotherTry(1),
    }),
  whatIfLinks: (gameId: string) =>
    queryOptions({
      queryKey: [...gameKey(gameId), 'what-if-links'],
      queryFn: ({ signal }) => getWhatIfLinks(gameId, signal),
      ...readOnce,
    }),
  /** A link is over from one moment to the next: nothing of it is kept. */
  sharedWhatIf: (secret: string) =>
    queryOptions({
      queryKey: ['what-if', secret],
      queryFn: ({ signal }) => getSharedWhatIf(secret, signal),
      ...readOnce,
    }),
  /** It never changes again. */
  sealedResult: (gameId: string) =>
    queryOptions({
      queryKey: [...resultsKey(gameId), 'sealed'],
      queryFn: ({ signal }) => getSealedResult(gameId, seats().find(gameId)?.token, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The places of the results, from the page that came with them on. */
  places: (gameId: string) =>
    infiniteQueryOptions({
      queryKey: [...resultsKey(gameId), 'places'],
      queryFn: ({ pageParam, signal }) => getResults(gameId, seats().find(gameId)?.token, signal, pageParam),
      ...paged,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  correctionEffect: (gameId: string, correction: CorrectionPreviewBody) =>
    queryOptions({
      queryKey: [...resultsKey(gameId), 'preview', correction],
      queryFn: ({ signal }) => previewCorrection(gameId, correction, signal),
    }),
  leaderboard: (of: Board, period: BoardPeriod) =>
    infiniteQueryOptions({
      queryKey: ['leaderboard', of, period],
      queryFn: ({ pageParam, signal }) => getLeaderboard({ of, period, cursor: pageParam }, signal),
      ...paged,
    }),
};

/** A list that comes page by page, together. */
export const inOne = <T>({ pages }: { pages: readonly Page<T>[] }): T[] =>
  pages.flatMap(({ items }) => items);
