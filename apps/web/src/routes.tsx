import { Suspense, use } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import JoinPage from './features/join/join-page.js';
import { JoinRedirect, ScanGate } from './features/join/printed-addresses.js';
import { lazyPage, reloadOnce } from './frame/lazy-page.js';
import { QuietLayout } from './frame/quiet-layout.js';
import { StageLayout } from './frame/stage-layout.js';
import { playerPaths, playerPatterns } from './player-paths.js';
import { useTexts } from './texts/texts.js';
import { Loading } from './ui/loading.js';

const PlayPage = lazyPage(() => import('./features/play/play-page.js'));
const ScanPage = lazyPage(() => import('./features/scan/scan-page.js'));

/** A player's way in. The join form alone is there from the start: behind it the game is fetched while a name is typed. */
const playersWay: RouteObject[] = [
  {
    element: <QuietLayout oneVoice next={PlayPage.fetch} />,
    children: [
      { path: playerPaths.joinTeam, element: <JoinPage /> },
      { path: playerPatterns.joinByCode, element: <JoinRedirect /> },
      { path: playerPatterns.joinTeamByCode, element: <JoinRedirect /> },
      { path: playerPatterns.joinByQuery, element: <JoinRedirect /> },
      {
        path: playerPaths.scan,
        element: <ScanGate />,
        children: [{ index: true, element: <ScanPage />, handle: ScanPage.fetch }],
      },
    ],
  },
  {
    element: <StageLayout />,
    children: [{ path: playerPatterns.playerGame, element: <PlayPage />, handle: PlayPage.fetch }],
  },
];

let known = Promise.resolve(playersWay);
let whole: typeof known | undefined;

/** With all other pages, which are not on a player's way in: they join its table, so that the bar stays the same and keeps the focus. */
const wholeTable = (): typeof known => {
  whole ??= import('./pages.js').catch(reloadOnce).then(({ pages }) => {
    // this very promise, of which React knows by then that it is not to be waited for
    if (whole) known = whole;
    return [...playersWay, ...pages];
  });
  return whole;
};

const tableFor = (pathname: string): typeof known =>
  matchRoutes(playersWay, pathname) ? known : wholeTable();

/** Fetches the code of a page together with what stands around it, not after it. */
export const fetchPage = async (pathname: string): Promise<unknown> =>
  Promise.all(matchRoutes(await tableFor(pathname), pathname)?.map(({ route }) => route.handle?.()) ?? []);

const Page = () => useRoutes(use(tableFor(useLocation().pathname)));

/** Which address shows what: a phone in a room loads its own few, everybody else the table of all pages. */
export const AppRoutes = () => (
  <Suspense fallback={<Loading text={useTexts()('common.loading')} />}>
    <Page />
  </Suspense>
);
