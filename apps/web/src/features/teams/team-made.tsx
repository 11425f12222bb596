import { useEffect, useState } from 'react';
import { paths } from '../../paths.js';
import { DeskPage } from '../../shared/desk-page.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Mark } from '../../ui/mark.js';
import { BigCode } from './big-code.js';
import type { MadeTeam } from './use-create-team.js';

const bannerMs = 5_000;

/** The new team's name and code, and the way on. */
export const TeamMade = ({ made, onAnother }: { made: MadeTeam; onAnother: () => void }) => {
  const d = useDeskTexts();
  const { team, pending } = made;
  return (
    <DeskPage step={1} title={team.name}>
      <Banner text={d('team.created')} />
      <BigCode code={team.code} />
      <p className="mt-3 max-w-prose text-muted">{d('team.lead')}</p>
      {pending && <p className="mt-6 max-w-prose font-bold">{d('team.pendingReady', pending)}</p>}
      <div className="mt-8 flex flex-wrap items-center gap-3 pb-8">
        {pending && (
          <ButtonLink to={paths.basket} tone="main" className="min-h-14 px-8 text-lg">
            {d('team.reviewPending')}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.questionSource}
          tone={pending ? 'plain' : 'main'}
          className="min-h-14 px-8 text-lg"
        >
          {d('team.next')}
        </ButtonLink>
        <Button tone="quiet" onClick={onAnother} className="max-sm:-ml-3">
          {d('team.another')}
        </Button>
      </div>
    </DeskPage>
  );
};

/** Its line stays when it has gone: nothing moves up under the finger. */
const Banner = ({ text }: { text: string }) => {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), bannerMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="mt-3 min-h-8 font-bold text-good">
      {shown && (
        <span className="inline-flex items-center gap-2">
          <Mark right className="size-5" />
          {text}
        </span>
      )}
    </p>
  );
};
