import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.js';

interface OpenWayProps {
  testId: string;
  name: string;
  badge?: ReactNode;
  /** When it was opened and used, and what it is for. */
  about: ReactNode;
  /** What closes it, and what that is called for who does not see the row; left out: it cannot be closed here. */
  close?: { text: string; label: string; busy?: boolean; onPress: () => void } | undefined;
}

/** One of the ways into the account that stand open, a browser or a program's token, with what closes it. */
export const OpenWay = ({ testId, name, badge, about, close }: OpenWayProps) => {
  const aboutId = useId();
  return (
    <li data-testid={testId} className="flex items-center gap-x-4 py-4">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold wrap-anywhere">{name}</span>
          {badge}
        </p>
        <div id={aboutId} className="mt-1 text-sm text-muted">
          {about}
        </div>
      </div>
      {close && (
        <Button
          tone="quiet"
          className="-me-3 shrink-0"
          aria-label={close.label}
          aria-describedby={aboutId}
          busy={close.busy}
          onClick={close.onPress}
        >
          {close.text}
        </Button>
      )}
    </li>
  );
};
