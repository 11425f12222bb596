import type { SessionView } from '@clockbeat/domain/contract';
import { useId } from 'react';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useDayText } from '../../../texts/use-day-text.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';

interface SignedInPlaceProps {
  session: SessionView;
  /** It is being signed out. */
  ending: boolean;
  onEnd: (device: string) => void;
}

/** One browser: what it is, since when, and, unless it is this one, the way out of it. */
export const SignedInPlace = ({ session, ending, onEnd }: SignedInPlaceProps) => {
  const t = useDeskTexts();
  const day = useDayText();
  const timesId = useId();
  const { browser, system, signedInAt, lastSeenAt, current } = session;
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'));
  return (
    <li data-testid="session" className="flex items-center gap-x-4 py-4">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">{device}</span>
          {current && <Badge tone="good">{t('sessions.here')}</Badge>}
        </p>
        <p id={timesId} className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            {signedInAt ? t('sessions.signedIn', { day: day(signedInAt) }) : t('sessions.signedInUnknown')}
          </span>
          {!current && (
            <span>
              {lastSeenAt ? t('sessions.lastUsed', { day: day(lastSeenAt) }) : t('sessions.lastUsedUnknown')}
            </span>
          )}
        </p>
      </div>
      {!current && (
        <Button
          tone="quiet"
          className="-mr-3 shrink-0"
          aria-label={t('sessions.signOutOf', { device })}
          aria-describedby={timesId}
          busy={ending}
          onClick={() => onEnd(device)}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </li>
  );
};
