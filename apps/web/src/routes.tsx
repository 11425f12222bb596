import { Suspense, use, useEffect } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import JoinPage from './features/join/join-page.js';
import { JoinRedirect, ScanGate } from './features/join/printed-addresses.js';
import { lazyPage, reloadOnce } from './frame/lazy-page.js';
import { QuietLayout } from './frame/quiet-layout.js';
import { StageLayout } from './frame/stage-layout.js';
import { paths, patterns } from './paths.js';
import { useTexts } from './texts/texts.js';
import { Loading } from './ui/loading.js';

const loadPlayPage = () => import('./features/play/play-page.js');
const PlayPage = lazyPage(loadPlayPage);
const ScanPage = lazyPage(() => import('./features/scan/scan-page.js'));

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

type Pages = typeof import('./pages.js');
let coming: Promise<Pages> | null = null;
let loaded: { pages: Pages; routes: RouteObject[] } | null = null;

/** The table of all other pages: not on a player's way in. */
const loadPages = (): Promise<Pages> => {
  coming ??= import('./pages.js').catch(reloadOnce).then((pages) => {
    // in one table with a player's way: the bar stays the same bar from one to the other, and keeps the focus
    loaded = { pages, routes: [...playersWay, ...pages.pages] };
    return pages;
  });
  return coming;
};

const Page = () => {
  const { pathname } = useLocation();
  if (loaded === null && matchRoutes(playersWay, pathname) === null) use(loadPages());
  useEffect(() => loaded?.pages.fetchPage(pathname), [pathname]);
  return useRoutes(loaded?.routes ?? playersWay);
};

/** Which address shows what: a phone in a room loads its own few, everybody else the table of all pages. */
export const AppRoutes = () => (
  <Suspense fallback={<Loading text={useTexts()('common.loading')} />}>
    <Page />
  </Suspense>
);
