import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import JoinPage from './features/join/join-page.js';
import JoinRedirect from './features/join/join-redirect.js';
import { designPath, paths, patterns } from './paths.js';
import { QuietLayout } from './shared/quiet-layout.js';
import { StageLayout } from './shared/stage-layout.js';
import { useTexts } from './texts/texts.js';
import { Loading } from './ui/loading.js';

const loadPlayPage = () => import('./features/play/play-page.js');
const PlayPage = lazy(loadPlayPage);
const HomePage = lazy(() => import('./features/home/home-page.js'));
const StartTriviaPage = lazy(() => import('./features/quick-game/start-trivia-page.js'));
const QueryLayout = lazy(() => import('./shared/query-layout.js'));
const PublishPage = lazy(() => import('./features/publish/publish-page.js'));
const HostPage = lazy(() => import('./features/host/host-page.js'));
const ScreenPage = lazy(() => import('./features/screen/screen-page.js'));
const ResultsPage = lazy(() => import('./features/results/results-page.js'));
const DashboardPage = lazy(() => import('./features/account/dashboard-page.js'));
const AuthCallbackPage = lazy(() => import('./features/account/auth-callback-page.js'));
const NotFoundPage = lazy(() => import('./features/errors/not-found-page.js'));
const DesignPage = import.meta.env.DEV ? lazy(() => import('./features/design/design-page.js')) : null;

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
          <Route path={paths.startTrivia} element={<StartTriviaPage />} />
          <Route path={patterns.authCallback} element={<AuthCallbackPage />} />
          <Route element={<QueryLayout />}>
            <Route path={patterns.publish} element={<PublishPage />} />
            <Route path={paths.dashboard} element={<DashboardPage />} />
            <Route path={patterns.results} element={<ResultsPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route element={<QuietLayout oneVoice next={loadPlayPage} />}>
          <Route path={paths.joinTeam} element={<JoinPage />} />
          <Route path={patterns.joinByCode} element={<JoinRedirect />} />
          <Route path={patterns.joinTeamByCode} element={<JoinRedirect />} />
          <Route path={patterns.joinByQuery} element={<JoinRedirect />} />
          <Route path={patterns.scan} element={<JoinRedirect />} />
        </Route>
        <Route element={<StageLayout />}>
          <Route path={patterns.playerGame} element={<PlayPage />} />
          <Route element={<QueryLayout />}>
            <Route path={patterns.hostPanel} element={<HostPage />} />
            <Route path={patterns.screen} element={<ScreenPage />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
};
