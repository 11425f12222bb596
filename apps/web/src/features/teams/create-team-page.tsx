import { useState } from 'react';
import { Guarded } from '../../shared/guarded.js';
import { TeamForm } from './team-form.js';
import { TeamMade } from './team-made.js';
import type { MadeTeam } from './use-create-team.js';

/** The first step of hosting: a name, and the code that comes with it. */
const CreateTeamPage = () => {
  const [made, setMade] = useState<MadeTeam | null>(null);
  return (
    <Guarded>
      {() =>
        made ? <TeamMade made={made} onAnother={() => setMade(null)} /> : <TeamForm onMade={setMade} />
      }
    </Guarded>
  );
};
export default CreateTeamPage;
