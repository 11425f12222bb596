import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { stopCoHosting } from '../../api/co-hosts.js';
import { failureText } from '../../texts/problem-text.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/modal.js';

interface StopCoHostingProps {
  gameId: string;
  onStopped: () => void;
}

/** Who leads by a link may give it back: asked once, since the link is gone with it. */
export const StopCoHosting = ({ gameId, onStopped }: StopCoHostingProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  const [asking, setAsking] = useState(false);
  const stop = useMutation({ mutationFn: () => stopCoHosting(gameId), onSuccess: onStopped });
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 py-1">
      <p className="min-w-0 grow basis-40">
        <span className="block font-bold">{room('coHost.stopPart')}</span>
        <span className="block text-sm text-muted">{room('coHost.stopHint')}</span>
      </p>
      <Button tone="quiet" onClick={() => setAsking(true)} className="-mx-3">
        {room('coHost.stop')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={room('coHost.stopTitle')}
          text={room('coHost.stopText')}
          confirm={room('coHost.stopNow')}
          cancel={t('common.cancel')}
          busy={stop.isPending}
          onConfirm={() => stop.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p role="status" className="mt-3 font-bold text-bad empty:hidden">
            {stop.isError && failureText(t, stop.error)}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
};
