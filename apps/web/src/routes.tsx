import { Suspense, use, useEffect } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import JoinPage from './features/join/join-page.js';
import { JoinRedirect, ScanGate } from './features/join/printed-addresses.js';
import { lazyPage, reloadOnce } from './frame/lazy-page.js';
import { QuietLayout } from './frame/quiet-layout.js';
import { StageLayout } from './frame/stage-layout.js';
import { playerPaths, playerPatterns } from './player-paths.js';
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
      { path: playerPaths.joinTeam, element: <JoinPage /> },
      { path: playerPatterns.joinByCode, element: <JoinRedirect /> },
      { path: playerPatterns.joinTeamByCode, element: <JoinRedirect /> },
      { path: playerPatterns.joinByQuery, element: <JoinRedirect /> },
      { path: playerPaths.scan, element: <ScanGate />, children: [{ index: true, element: <ScanPage /> }] },
    ],
  },
  { element: <StageLayout />, children: [{ path: playerPatterns.playerGame, element: <PlayPage /> }] },
];

interface Table {
  routes: RouteObject[];
  fetchPage: (pathname: string) => void;
}

/** As React marks what has come already: it is not waited for. */
const here = <T,>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

let known = here<Table>({ routes: playersWay, fetchPage: () => {} });
let whole: Promise<Table> | null = null;

/** With all other pages, which are not on a player's way in: they join its table, so that the bar stays the same and keeps the focus. */
const wholeTable = (): Promise<Table> => {
  whole ??= import('./pages.js').catch(reloadOnce).then(({ pages, fetchPage }) => {
    const table = { routes: [...playersWay, ...pages], fetchPage };
    known = here(table);
    return table;
  });
  return whole;
};

const Page = () => {
  const { pathname } = useLocation();
  const { routes, fetchPage } = use(matchRoutes(playersWay, pathname) ? known : wholeTable());
  useEffect(() => fetchPage(pathname), [fetchPage, pathname]);
  return useRoutes(routes);
};

/** Which address shows what: a phone in a room loads its own few, everybody else the table of all pages. */
export const AppRoutes = () => (
  <Suspense fallback={<Loading text={useTexts()('common.loading')} />}>
    <Page />
  </Suspense>
);
