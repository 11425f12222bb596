import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { FramedLayout, NotInAFrame } from './frame/framed-layout.js';
import type { Needs, Passed } from './frame/gates.js';
import { lazyPage } from './frame/lazy-page.js';
import { QuietLayout } from './frame/quiet-layout.js';
import { StageLayout } from './frame/stage-layout.js';
import { bankCategories } from './hosting/bank-categories.js';
import { isFramed } from './lib/framed.js';
import { designPath, paths, patterns } from './paths.js';

/** What stands at the end of a page's file. */
interface PageFile<Props> {
  default: ComponentType<Props>;
  /** The page in its shape, while its visitor's session is asked for. */
  Waiting?: ComponentType;
}

const QueryLayout = lazyPage(() => import('./frame/query-layout.js'));

/** Pages that read lists and cards. */
const reading = (children: RouteObject[], { notices = true } = {}): RouteObject => ({
  element: <QueryLayout notices={notices} />,
  handle: QueryLayout.fetch,
  children,
});

/** A page for everybody. */
const open = (path: string, load: () => Promise<PageFile<object>>): RouteObject => {
  const Page = lazyPage(load);
  return { path, element: <Page />, handle: Page.fetch };
};

/** A page for those who have what it needs: frame/gates.tsx asks them, and sends others on. */
const gated = <const N extends Needs>(
  path: string,
  needs: N,
  load: () => Promise<PageFile<Pick<Passed, N['needs'][number]>>>,
): RouteObject =>
  open(path, async () => {
    const [{ default: Page, Waiting }, { Gate }] = await Promise.all([load(), import('./frame/gates.js')]);
    return {
      default: () => <Gate {...needs} Page={Page as ComponentType<never>} waiting={Waiting && <Waiting />} />,
    };
  });

const account = { needs: ['account'] } as const;
const user = { needs: ['user'] } as const;
const ownAccount = { needs: ['account'], strangers: 'home' } as const;
const bank = { needs: ['user'], reason: 'reasons.bank' } as const;
const team = { needs: ['team'] } as const;
const sets = { needs: ['setsOf'] } as const;
const ownGame = { needs: ['user', 'game'] } as const;
/** A co-host leads and shows it as well. */
const ledGame = { ...ownGame, coHosts: true } as const;
const lobby = { needs: ['part'] } as const;
const step = { needs: ['view'], strangers: 'join' } as const;

const teamPage = () => import('./features/teams/team-page.js');
const homePage = () => import('./features/home/home-page.js');
const questionSourcePage = () => import('./features/start/question-source-page.js');

/** One of the bank's nine. Two of them need no session; their answers do (OP-05, OP-81). */
const categoryPage = (category: (typeof bankCategories)[number]): RouteObject => {
  const path = paths.bankCategory(category.key);
  const load = async () => {
    const { CategoryPage, Waiting } = await import('./features/bank/category-pages.js');
    return { default: () => <CategoryPage category={category} />, Waiting };
  };
  return category.open ? open(path, load) : gated(path, bank, load);
};

const sharedWhatIf = open(
  paths.sharedWhatIf,
  () => import('./features/results/what-if/shared-what-if-page.js'),
);
const overlay = open(patterns.overlay, () => import('./features/screen/overlay/overlay-page.js'));

/** The other spelling of the share page's address, with what it asks for (OP-10). */
const ToPublish = () => (
  <Navigate to={{ pathname: patterns.publish, search: useLocation().search }} replace />
);

/** The host's pages, which read lists and cards. */
const desk: RouteObject[] = [
  gated(paths.pick, user, () => import('./features/pick/pick-page.js')),
  gated(paths.startTrivia, account, () => import('./features/start/start-trivia-page.js')),
  gated(paths.createTeam, account, () => import('./features/teams/create-team-page.js')),
  open(patterns.team, teamPage),
  open(patterns.teamAlias, teamPage),
  gated(paths.questionSource, team, questionSourcePage),
  gated(paths.chooseTrivia, team, questionSourcePage),
  gated(paths.bank, bank, () => import('./features/bank/bank-page.js')),
  ...bankCategories.map(categoryPage),
  gated(patterns.dynamicCategory, bank, async () => {
    const { DynamicCategoryPage, Waiting } = await import('./features/bank/category-pages.js');
    return { default: DynamicCategoryPage, Waiting };
  }),
  gated(patterns.sampleCategory, bank, () => import('./features/bank/sample-page.js')),
  open(patterns.comingSoon, () => import('./features/bank/coming-soon-page.js')),
  gated(paths.basket, team, () => import('./features/basket/basket-page.js')),
  gated(
    paths.oldBasket,
    { needs: ['user'], strangers: 'told' },
    () => import('./features/basket/old-basket-page.js'),
  ),
  gated(paths.approve, { needs: ['user', 'team'] }, () => import('./features/approve/approve-page.js')),
  gated(patterns.publish, user, () => import('./features/publish/publish-page.js')),
  { path: patterns.publishAlias, element: <ToPublish /> },
  gated(paths.dashboard, ownAccount, () => import('./features/account/dashboard/dashboard-page.js')),
  gated(paths.savedTrivia, ownAccount, () => import('./features/account/sets/saved-trivia-page.js')),
  gated(paths.pastGames, ownAccount, () => import('./features/account/history/past-games-page.js')),
  gated(paths.insights, ownAccount, () => import('./features/insights/insights-page.js')),
  gated(paths.export, ownAccount, () => import('./features/export/export-page.js')),
  gated(paths.operator, ownAccount, () => import('./features/operator/operator-page.js')),
  gated(paths.profile, ownAccount, () => import('./features/account/profile/profile-page.js')),
  gated(paths.webhooks, ownAccount, () => import('./features/account/webhooks/webhooks-page.js')),
  gated(paths.series, ownAccount, () => import('./features/series/series-list-page.js')),
  gated(paths.newSeries, ownAccount, () => import('./features/series/new-series-page.js')),
  gated(patterns.editSeries, ownAccount, () => import('./features/series/edit-series-page.js')),
  gated(paths.assignments, ownAccount, () => import('./features/assignments/assignment-list-page.js')),
  gated(paths.newAssignment, ownAccount, () => import('./features/assignments/new-assignment-page.js')),
  gated(patterns.assignmentReport, ownAccount, () => import('./features/assignments/report-page.js')),
  open(patterns.seriesPage, () => import('./features/series/series-page.js')),
  open(paths.profileSetup, () => import('./features/account/profile/profile-setup-page.js')),
  gated(paths.profileEdit, ownAccount, () => import('./features/account/profile/profile-edit-page.js')),
  open(paths.leaderboards, () => import('./features/leaderboards/leaderboards-page.js')),
  open(patterns.results, () => import('./features/results/results-page.js')),
  open(patterns.receipts, () => import('./features/results/receipts/receipts-page.js')),
  gated(patterns.playerResults, ownGame, () => import('./features/results/player-results-page.js')),
  gated(patterns.whatIf, ownGame, () => import('./features/results/what-if/what-if-page.js')),
  sharedWhatIf,
  gated(
    patterns.replay,
    { needs: ['user'], reason: 'reasons.replay' },
    () => import('./features/replay/replay-page.js'),
  ),
  open(paths.customQuestions, () => import('./features/content/custom/custom-questions-page.js')),
  open(paths.ownTrivia, () => import('./features/content/own/own-trivia-page.js')),
  gated(paths.upload, user, () => import('./features/content/csv/upload-page.js')),
  gated(paths.savedSets, sets, () => import('./features/content/sets/my-content-page.js')),
  gated(patterns.editSet, sets, () => import('./features/content/sets/edit-set-page.js')),
  gated(patterns.sheet, sets, () => import('./features/content/sets/sheet-page.js')),
  gated(patterns.setHistory, account, () => import('./features/content/sets/history-page.js')),
  open(paths.discover, () => import('./features/discover/discover-page.js')),
  open(patterns.sharedSet, () => import('./features/discover/shared-set-page.js')),
  gated(paths.triviaLobby, lobby, () => import('./features/lobby/trivia-lobby-page.js')),
  gated(paths.gameLobby, lobby, () => import('./features/lobby/game-lobby-page.js')),
  open(paths.teamLobby, () => import('./features/lobby/team-lobby-page.js')),
  gated(patterns.lobby, lobby, () => import('./features/lobby/pre-game-page.js')),
  open(paths.evenings, () => import('./features/evenings/evenings-page.js')),
  open(paths.ownResults, () => import('./features/results/own-results-page.js')),
  gated(
    paths.myTrivia,
    { needs: ['account'], strangers: 'told' },
    () => import('./features/my-trivia/my-trivia-page.js'),
  ),
  open(patterns.coHost, () => import('./features/co-host/co-host-page.js')),
  gated(paths.leagues, ownAccount, () => import('./features/leagues/leagues-page.js')),
  gated(patterns.leagueDesk, ownAccount, () => import('./features/leagues/desk/league-desk-page.js')),
  open(patterns.league, () => import('./features/leagues/table/league-page.js')),
  open(patterns.leagueHost, () => import('./features/leagues/league-host-page.js')),
  open(patterns.coAuthor, () => import('./features/co-author/co-author-page.js')),
  open(patterns.confirm, () => import('./features/confirm/confirm-page.js')),
];

/** In a window of their own: all but a player's way in, by what stands around them. */
const ofAWindow: RouteObject[] = [
  ...(import.meta.env.DEV ? [open(designPath, () => import('./features/design/design-page.js'))] : []),
  {
    element: <QuietLayout />,
    children: [
      open(paths.home, homePage),
      open(paths.homeAlias, homePage),
      open(patterns.authCallback, () => import('./features/account/auth-callback-page.js')),
      open(paths.feedback, () => import('./features/feedback/feedback-page.js')),
      open(paths.thankYou, () => import('./features/feedback/thank-you-page.js')),
      reading(desk),
      open('*', () => import('./features/errors/not-found-page.js')),
    ],
  },
  // Quiet while something is chosen, a stage while it is played: they bring their own frame.
  open(patterns.play, () => import('./features/play/solo/solo-page.js')),
  open(paths.soloGeneral, () => import('./features/play/solo/general-quiz-page.js')),
  open(paths.startAgain, () => import('./features/play/solo/start-again-page.js')),
  open(patterns.assignment, () => import('./features/play/own-pace/assignment-page.js')),
  {
    element: <QuietLayout oneVoice />,
    children: [
      gated(paths.playTrivia, step, () => import('./features/play/steps/play-trivia-page.js')),
      gated(
        paths.answerTrivia,
        { needs: ['view'], strangers: 'home' },
        () => import('./features/play/steps/answer-trivia-page.js'),
      ),
      gated(paths.leaderboard, step, () => import('./features/play/steps/leaderboard-page.js')),
    ],
  },
  {
    element: <StageLayout />,
    children: [
      reading([gated(patterns.hostPanel, ledGame, () => import('./features/host/host-page.js'))]),
      reading(
        [
          gated(patterns.screen, ledGame, () => import('./features/screen/screen-page.js')),
          open(paths.tv, () => import('./features/screen/tv/tv-page.js')),
          overlay,
        ],
        { notices: false },
      ),
    ],
  },
];

/** In another site's frame: what asks for no session, and has no link to what does. The server lets no other page into one. */
const ofAFrame: RouteObject[] = [
  {
    element: <StageLayout />,
    children: [reading([overlay], { notices: false })],
  },
  {
    element: <FramedLayout />,
    children: [reading([sharedWhatIf], { notices: false }), { path: '*', element: <NotInAFrame /> }],
  },
];

export const pages = isFramed() ? ofAFrame : ofAWindow;
