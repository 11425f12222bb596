import { useState } from 'react';
import { paths, serverPaths } from '../../paths.js';
import { useSessionStatus } from '../../shared/use-session-status.js';
import { useTexts } from '../../texts/texts.js';
import { useVisitorTexts } from '../../texts/visitor/visitor-texts.js';
import { Button, ButtonLink, buttonClass } from '../../ui/button.js';
import { HowToDialog } from './how-to-dialog.js';

/** What else there is to do on the front page, smaller. */
export const HomeLinks = () => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  const session = useSessionStatus();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mt-1 -ml-3 md:mt-3 flex flex-wrap">
        <ButtonLink to={paths.bank} tone="quiet">
          {t('common.questionBank')}
        </ButtonLink>
        <Button tone="quiet" onClick={() => setAsking(true)}>
          {visitor('front.howToPlay')}
        </Button>
        <ButtonLink to={paths.play('general')} tone="quiet">
          {visitor('front.practise')}
        </ButtonLink>
        {session.state !== 'signed-in' && (
          <a
            href={serverPaths.signIn(paths.home)}
            className={buttonClass('quiet', session.state === 'loading' ? 'invisible' : undefined)}
          >
            {t('common.signIn')}
          </a>
        )}
      </p>
      {asking && <HowToDialog onClose={() => setAsking(false)} />}
    </>
  );
};
