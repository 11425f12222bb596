import { limits, type NewOverlay, type OverlayView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeOverlay, takeBackOverlay } from '../../api/overlays.js';
import { reading } from '../../api/queries.js';
import { overlayShowing, overlayShows } from '../../paths.js';
import { failureText } from '../../texts/problem-text.js';
import { useMomentText } from '../../texts/regional.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { OnlyHere } from '../../ui/join-qr.js';
import { LoadFailed } from '../../ui/message-page.js';
import { ModalBox } from '../../ui/modal.js';
import { notify } from '../../ui/notices.js';

/** Where streaming software shows the game: a press away from the panel. */
export const StreamAddresses = ({ gameId }: { gameId: string }) => {
  const room = useRoomTexts();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex min-h-11 items-center gap-4 py-1">
      <p className="min-w-0 grow">
        <span className="block font-bold">{room('overlay.forStream')}</span>
        <span className="block text-sm text-muted">{room('overlay.hint')}</span>
      </p>
      <Button onClick={() => setOpen(true)} className="shrink-0 whitespace-nowrap">
        {room('overlay.open')}
      </Button>
      {open && (
        <ModalBox title={room('overlay.forStream')} onClose={() => setOpen(false)}>
          <Addresses gameId={gameId} />
          <div className="mt-5 flex justify-end">
            <Button onClick={() => setOpen(false)}>{room('lobby.close')}</Button>
          </div>
        </ModalBox>
      )}
    </div>
  );
};

const Addresses = ({ gameId }: { gameId: string }) => {
  const t = useTexts();
  const room = useRoomTexts();
  const queries = useQueryClient();
  const { queryKey } = reading.overlays(gameId);
  const list = useQuery(reading.overlays(gameId));
  const [made, setMade] = useState<NewOverlay | null>(null);
  const making = useMutation({
    mutationFn: () => makeOverlay(gameId),
    onSuccess: (overlay) => {
      const { url: _, ...listed } = overlay;
      queries.setQueryData(queryKey, (now) => [listed, ...(now ?? [])]);
      setMade(overlay);
    },
    // another page of the host's has made some meanwhile
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  const taking = useMutation({
    mutationFn: (id: string) => takeBackOverlay(gameId, id),
    onSuccess: (_, id) => {
      notify(room('overlay.takenBack'));
      queries.setQueryData(queryKey, (now) => now?.filter((overlay) => overlay.id !== id));
      setMade((shown) => (shown?.id === id ? null : shown));
    },
  });
  if (list.isPending) return <p className="mt-3 text-muted">{t('common.loading')}</p>;
  if (list.isError) return <LoadFailed text={failureText(t, list.error)} again={() => void list.refetch()} />;
  const failed = making.error ?? taking.error;
  const isFull = list.data.length >= limits.overlays;
  return (
    <>
      {made ? (
        <Made url={made.url} />
      ) : (
        <>
          <p className="mt-3 text-muted">{room('overlay.text')}</p>
          {isFull && <p className="mt-3 font-bold">{room('overlay.full', { count: limits.overlays })}</p>}
          {!isFull && (
            <Button tone="main" busy={making.isPending} onClick={() => making.mutate()} className="mt-4">
              {room('overlay.make')}
            </Button>
          )}
        </>
      )}
      <p role="status" className="mt-3 font-bold text-bad empty:hidden">
        {failed && failureText(t, failed)}
      </p>
      <Kept overlays={list.data} busy={taking.isPending} onTakeBack={(id) => taking.mutate(id)} />
    </>
  );
};

/** Shown this once: we keep no more of it than tells whether it is right. */
const Made = ({ url }: { url: string }) => {
  const room = useRoomTexts();
  return (
    <div role="status">
      <p className="mt-3 font-bold">{room('overlay.once')}</p>
      <OnlyHere link={url} className="mt-2" />
      <ul className="divide-y-2 divide-line">
        {overlayShows.map((show) => {
          const address = overlayShowing(url, show);
          return (
            <li key={show} className="py-3">
              <p className="font-bold">{room(`overlay.${show}`)}</p>
              <p className="text-sm text-muted">{room(`overlay.${show}Text`)}</p>
              <code data-testid={`overlay-${show}`} className="my-2 block text-sm wrap-anywhere select-all">
                {address}
              </code>
              <p className="flex">
                <CopyButton
                  label={room('overlay.copy', { what: room(`overlay.${show}`) })}
                  text={address}
                  alertText={room('overlay.copied')}
                />
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

interface KeptProps {
  overlays: readonly OverlayView[];
  busy: boolean;
  onTakeBack: (id: string) => void;
}

const Kept = ({ overlays, busy, onTakeBack }: KeptProps) => {
  const room = useRoomTexts();
  const moment = useMomentText();
  if (overlays.length === 0) return null;
  return (
    <section aria-label={room('overlay.kept')} className="mt-5 border-t-2 border-line pt-3">
      <h3 className="text-lg">{room('overlay.kept')}</h3>
      <ul className="divide-y divide-line">
        {overlays.map(({ id, createdAt }) => (
          <li key={id} data-testid="overlay-kept" className="flex min-h-12 items-center gap-3">
            <span className="min-w-0 grow">{room('overlay.madeAt', { moment: moment(createdAt) })}</span>
            <Button
              tone="quiet"
              busy={busy}
              aria-label={room('overlay.takeBackOne', { moment: moment(createdAt) })}
              onClick={() => onTakeBack(id)}
            >
              {room('overlay.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{room('overlay.takeBackText')}</p>
    </section>
  );
};
