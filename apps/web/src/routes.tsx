import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import JoinPage from './features/join/join-page.js';
import JoinRedirect from './features/join/join-redirect.js';
import ScanGate from './features/join/scan-gate.js';
import { lazyPage } from './frame/lazy-page.js';
import { QuietLayout } from './frame/quiet-layout.js';
import { StageLayout } from './frame/stage-layout.js';
import { bankCategories } from './hosting/bank-categories.js';
import { designPath, paths, patterns } from './paths.js';
import { useTexts } from './texts/texts.js';
import { Loading } from './ui/loading.js';

const loadPlayPage = () => import('./features/play/play-page.js');
const PlayPage = lazyPage(loadPlayPage);
const ScanPage = lazyPage(() => import('./features/scan/scan-page.js'));
const TriviaLobbyPage = lazyPage(() => import('./features/lobby/trivia-lobby-page.js'));
const GameLobbyPage = lazyPage(() => import('./features/lobby/game-lobby-page.js'));
const TeamLobbyPage = lazyPage(() => import('./features/lobby/team-lobby-page.js'));
const PreGamePage = lazyPage(() => import('./features/lobby/pre-game-page.js'));
const PlayTriviaPage = lazyPage(() => import('./features/play/steps/play-trivia-page.js'));
const AnswerTriviaPage = lazyPage(() => import('./features/play/steps/answer-trivia-page.js'));
const LeaderboardPage = lazyPage(() => import('./features/play/steps/leaderboard-page.js'));
const OwnResultsPage = lazyPage(() => import('./features/results/own-results-page.js'));
const MyTriviaPage = lazyPage(() => import('./features/my-trivia/my-trivia-page.js'));
const ConfirmPage = lazyPage(() => import('./features/confirm/confirm-page.js'));
const HomePage = lazyPage(() => import('./features/home/home-page.js'));
const QueryLayout = lazyPage(() => import('./frame/query-layout.js'));
const StartTriviaPage = lazyPage(() => import('./features/start/start-trivia-page.js'));
const QuestionSourcePage = lazyPage(() => import('./features/start/question-source-page.js'));
const CreateTeamPage = lazyPage(() => import('./features/teams/create-team-page.js'));
const TeamPage = lazyPage(() => import('./features/teams/team-page.js'));
const BankPage = lazyPage(() => import('./features/bank/bank-page.js'));
const CategoryPage = lazyPage(() => import('./features/bank/category-page.js'));
const DynamicCategoryPage = lazyPage(() => import('./features/bank/dynamic-category-page.js'));
const SamplePage = lazyPage(() => import('./features/bank/sample-page.js'));
const ComingSoonPage = lazyPage(() => import('./features/bank/coming-soon-page.js'));
const BasketPage = lazyPage(() => import('./features/basket/basket-page.js'));
const OldBasketPage = lazyPage(() => import('./features/basket/old-basket-page.js'));
const ApprovePage = lazyPage(() => import('./features/approve/approve-page.js'));
const PublishPage = lazyPage(() => import('./features/publish/publish-page.js'));
const HostPage = lazyPage(() => import('./features/host/host-page.js'));
const ScreenPage = lazyPage(() => import('./features/screen/screen-page.js'));
const ReplayPage = lazyPage(() => import('./features/replay/replay-page.js'));
const ResultsPage = lazyPage(() => import('./features/results/results-page.js'));
const DashboardPage = lazyPage(() => import('./features/account/dashboard/dashboard-page.js'));
const SavedTriviaPage = lazyPage(() => import('./features/account/sets/saved-trivia-page.js'));
const PastGamesPage = lazyPage(() => import('./features/account/history/past-games-page.js'));
const InsightsPage = lazyPage(() => import('./features/insights/insights-page.js'));
const ProfilePage = lazyPage(() => import('./features/account/profile/profile-page.js'));
const ProfileSetupPage = lazyPage(() => import('./features/account/profile/profile-setup-page.js'));
const ProfileEditPage = lazyPage(() => import('./features/account/profile/profile-edit-page.js'));
const LeaderboardsPage = lazyPage(() => import('./features/leaderboards/leaderboards-page.js'));
const AuthCallbackPage = lazyPage(() => import('./features/account/auth-callback-page.js'));
const CustomQuestionsPage = lazyPage(() => import('./features/content/custom/custom-questions-page.js'));
const OwnTriviaPage = lazyPage(() => import('./features/content/own/own-trivia-page.js'));
const UploadPage = lazyPage(() => import('./features/content/csv/upload-page.js'));
const MyContentPage = lazyPage(() => import('./features/content/sets/my-content-page.js'));
const EditSetPage = lazyPage(() => import('./features/content/sets/edit-set-page.js'));
const FeedbackPage = lazyPage(() => import('./features/feedback/feedback-page.js'));
const ThankYouPage = lazyPage(() => import('./features/feedback/thank-you-page.js'));
const SoloPage = lazyPage(() => import('./features/play/solo/solo-page.js'));
const GeneralQuizPage = lazyPage(() => import('./features/play/solo/general-quiz-page.js'));
const StartAgainPage = lazyPage(() => import('./features/play/solo/start-again-page.js'));
const NotFoundPage = lazyPage(() => import('./features/errors/not-found-page.js'));
const DesignPage = import.meta.env.DEV ? lazyPage(() => import('./features/design/design-page.js')) : null;

/**
 * Which address shows what. A page is loaded when it is opened; only the join form is there from the start, because it is
 * what a phone in a room opens first, and behind it the game is fetched while a name is typed.
 */
export const AppRoutes = () => {
  const t = useTexts();
  return (
    <Suspense fallback={<Loading text={t('common.loading')} />}>
      <Routes>
        {DesignPage && <Route path={designPath} element={<DesignPage />} />}
        <Route element={<QuietLayout />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.homeAlias} element={<HomePage />} />
          <Route path={patterns.authCallback} element={<AuthCallbackPage />} />
          <Route path={paths.feedback} element={<FeedbackPage />} />
          <Route path={paths.thankYou} element={<ThankYouPage />} />
          <Route element={<QueryLayout />}>
            <Route path={paths.startTrivia} element={<StartTriviaPage />} />
            <Route path={paths.createTeam} element={<CreateTeamPage />} />
            <Route path={patterns.team} element={<TeamPage />} />
            <Route path={patterns.teamAlias} element={<TeamPage />} />
            <Route path={paths.questionSource} element={<QuestionSourcePage />} />
            <Route path={paths.chooseTrivia} element={<QuestionSourcePage />} />
            <Route path={paths.bank} element={<BankPage />} />
            {bankCategories.map((category) => (
              <Route
                key={category.key}
                path={paths.bankCategory(category.key)}
                element={<CategoryPage category={category} />}
              />
            ))}
            <Route path={patterns.dynamicCategory} element={<DynamicCategoryPage />} />
            <Route path={patterns.sampleCategory} element={<SamplePage />} />
            <Route path={patterns.comingSoon} element={<ComingSoonPage />} />
            <Route path={paths.basket} element={<BasketPage />} />
            <Route path={paths.oldBasket} element={<OldBasketPage />} />
            <Route path={paths.approve} element={<ApprovePage />} />
            <Route path={patterns.publish} element={<PublishPage />} />
            <Route path={patterns.publishAlias} element={<ToPublish />} />
            <Route path={paths.dashboard} element={<DashboardPage />} />
            <Route path={paths.savedTrivia} element={<SavedTriviaPage />} />
            <Route path={paths.pastGames} element={<PastGamesPage />} />
            <Route path={paths.insights} element={<InsightsPage />} />
            <Route path={paths.profile} element={<ProfilePage />} />
            <Route path={paths.profileSetup} element={<ProfileSetupPage />} />
            <Route path={paths.profileEdit} element={<ProfileEditPage />} />
            <Route path={paths.leaderboards} element={<LeaderboardsPage />} />
            <Route path={patterns.results} element={<ResultsPage />} />
            <Route path={patterns.replay} element={<ReplayPage />} />
            <Route path={paths.customQuestions} element={<CustomQuestionsPage />} />
            <Route path={paths.ownTrivia} element={<OwnTriviaPage />} />
            <Route path={paths.upload} element={<UploadPage />} />
            <Route path={paths.savedSets} element={<MyContentPage />} />
            <Route path={patterns.editSet} element={<EditSetPage />} />
            <Route path={paths.triviaLobby} element={<TriviaLobbyPage />} />
            <Route path={paths.gameLobby} element={<GameLobbyPage />} />
            <Route path={paths.teamLobby} element={<TeamLobbyPage />} />
            <Route path={patterns.lobby} element={<PreGamePage />} />
            <Route path={paths.ownResults} element={<OwnResultsPage />} />
            <Route path={paths.myTrivia} element={<MyTriviaPage />} />
            <Route path={patterns.confirm} element={<ConfirmPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        {/* Quiet while something is chosen, a stage while it is played: they bring their own frame. */}
        <Route path={patterns.play} element={<SoloPage />} />
        <Route path={paths.soloGeneral} element={<GeneralQuizPage />} />
        <Route path={paths.startAgain} element={<StartAgainPage />} />
        <Route element={<QuietLayout oneVoice next={loadPlayPage} />}>
          <Route path={paths.joinTeam} element={<JoinPage />} />
          <Route path={patterns.joinByCode} element={<JoinRedirect />} />
          <Route path={patterns.joinTeamByCode} element={<JoinRedirect />} />
          <Route path={patterns.joinByQuery} element={<JoinRedirect />} />
          <Route path={paths.playTrivia} element={<PlayTriviaPage />} />
          <Route path={paths.answerTrivia} element={<AnswerTriviaPage />} />
          <Route path={paths.leaderboard} element={<LeaderboardPage />} />
          <Route path={paths.scan} element={<ScanGate />}>
            <Route index element={<ScanPage />} />
          </Route>
        </Route>
        <Route element={<StageLayout />}>
          <Route path={patterns.playerGame} element={<PlayPage />} />
          <Route element={<QueryLayout />}>
            <Route path={patterns.hostPanel} element={<HostPage />} />
          </Route>
          <Route element={<QueryLayout notices={false} />}>
            <Route path={patterns.screen} element={<ScreenPage />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
};

/** The other spelling of the share page's address, with what it asks for (OP-10). */
const ToPublish = () => (
  <Navigate to={{ pathname: patterns.publish, search: useLocation().search }} replace />
);
