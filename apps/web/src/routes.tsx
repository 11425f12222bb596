import { Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import JoinPage from './features/join/join-page.js';
import { JoinRedirect, ScanGate } from './features/join/printed-addresses.js';
import { lazyPage } from './frame/lazy-page.js';
import { QuietLayout } from './frame/quiet-layout.js';
import { StageLayout } from './frame/stage-layout.js';
import { paths, patterns } from './paths.js';
import { useTexts } from './texts/texts.js';
import { Loading } from './ui/loading.js';

const loadPlayPage = () => import('./features/play/play-page.js');
const PlayPage = lazyPage(loadPlayPage);
const ScanPage = lazyPage(() => import('./features/scan/scan-page.js'));
const Pages = lazyPage(() => import('./pages.js'));

/** A player's way in. The join form alone is there from the start: behind it the game is fetched while a name is typed. */
const playersWay: RouteObject[] = [
  {
    element: <QuietLayout oneVoice next={loadPlayPage} />,
    children: [
      { path: paths.joinTeam, element: <JoinPage /> },
      { path: patterns.joinByCode, element: <JoinRedirect /> },
      { path: patterns.joinTeamByCode, element: <JoinRedirect /> },
      { path: patterns.joinByQuery, element: <JoinRedirect /> },
      { path: paths.scan, element: <ScanGate />, children: [{ index: true, element: <ScanPage /> }] },
    ],
  },
  { element: <StageLayout />, children: [{ path: patterns.playerGame, element: <PlayPage /> }] },
];

const routes: RouteObject[] = [...playersWay, { path: '*', element: <Pages /> }];

/** Which address shows what: a phone in a room loads its own few, everybody else the table of all pages. */
export const AppRoutes = () => {
  const t = useTexts();
  return <Suspense fallback={<Loading text={t('common.loading')} />}>{useRoutes(routes)}</Suspense>;
};
