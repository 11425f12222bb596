import { Outlet } from 'react-router-dom';

/** Play, host panel and projector: the whole screen, no bar. */
export const StageLayout = () => (
  <main className="one-voice flex grow flex-col">
    <Outlet />
  </main>
);
