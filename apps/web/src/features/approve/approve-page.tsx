import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { appState } from '../../hosting/app-state.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { Guarded } from '../../shared/guarded.js';
import { WithTeam } from '../../shared/with-team.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { notify } from '../../ui/notices.js';
import { ApproveView } from './approve-view.js';

/** The last look at what will be asked. Without a team or questions there is nothing to look at (HOST-06). */
const ApprovePage = () => {
  const { basket } = useKept(appState);
  return (
    <Guarded>
      {() => (
        <WithTeam>
          {(team) => (basket.length === 0 ? <NothingChosen /> : <ApproveView team={team} basket={basket} />)}
        </WithTeam>
      )}
    </Guarded>
  );
};
export default ApprovePage;

const NothingChosen = () => {
  const d = useDeskTexts();
  useEffect(() => notify(d('approve.nothing'), { tone: 'error' }), [d]);
  return <Navigate to={paths.questionSource} replace />;
};
