import type { CoHostsView, CoHostView } from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dismissCoHosts, endCoHostLink, makeCoHostLink } from '../../api/co-hosts.js';
import { reading } from '../../api/queries.js';
import { failureText } from '../../texts/problem-text.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { CopyButton, ShareButton } from '../../ui/copy-button.js';
import { JoinQr, OnlyHere } from '../../ui/join-qr.js';
import { LoadFailed } from '../../ui/message-page.js';
import { ModalBox } from '../../ui/modal.js';

interface CoHostsProps {
  gameId: string;
  title: string;
}

/** Who leads the game beside its host: a press away from the panel. */
export const CoHosts = (props: CoHostsProps) => {
  const room = useRoomTexts();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex min-h-11 items-center gap-4 py-1">
      <p className="min-w-0 grow">
        <span className="block font-bold">{room('coHost.title')}</span>
        <span className="block text-sm text-muted">{room('coHost.hint')}</span>
      </p>
      <Button onClick={() => setOpen(true)} className="shrink-0 whitespace-nowrap">
        {room('coHost.open')}
      </Button>
      {open && (
        <ModalBox title={room('coHost.title')} onClose={() => setOpen(false)}>
          <Shared {...props} />
          <div className="mt-5 flex justify-end">
            <Button onClick={() => setOpen(false)}>{room('lobby.close')}</Button>
          </div>
        </ModalBox>
      )}
    </div>
  );
};

/** The link, who has come by it, and what takes it back. */
const Shared = ({ gameId, title }: CoHostsProps) => {
  const t = useTexts();
  const queries = useQueryClient();
  const list = useQuery(reading.coHosts(gameId));
  const change = useMutation({
    mutationFn: (make: () => Promise<CoHostsView>) => make(),
    onSuccess: (now) => queries.setQueryData(reading.coHosts(gameId).queryKey, now),
  });
  if (list.isPending) return <p className="mt-3 text-muted">{t('common.loading')}</p>;
  if (list.isError) return <LoadFailed text={failureText(t, list.error)} again={() => void list.refetch()} />;
  const { link, coHosts } = list.data;
  return (
    <>
      {link === null ? (
        <NoLink busy={change.isPending} onMake={() => change.mutate(() => makeCoHostLink(gameId))} />
      ) : (
        <OpenLink link={link} title={title} onEnd={() => change.mutate(() => endCoHostLink(gameId))} />
      )}
      <p role="status" className="mt-3 font-bold text-bad empty:hidden">
        {change.isError && failureText(t, change.error)}
      </p>
      <Leading
        coHosts={coHosts}
        onDismiss={(number) => change.mutate(() => dismissCoHosts(gameId, number))}
      />
    </>
  );
};

const NoLink = ({ busy, onMake }: { busy: boolean; onMake: () => void }) => {
  const room = useRoomTexts();
  return (
    <>
      <p className="mt-3 text-muted">{room('coHost.text')}</p>
      <Button tone="main" busy={busy} onClick={onMake} className="mt-4">
        {room('coHost.make')}
      </Button>
    </>
  );
};

interface OpenLinkProps {
  link: string;
  title: string;
  onEnd: () => void;
}

const OpenLink = ({ link, title, onEnd }: OpenLinkProps) => {
  const room = useRoomTexts();
  return (
    <>
      <p className="mt-3 text-muted">{room('coHost.linkText')}</p>
      <JoinQr link={link} className="mx-auto mt-4 w-[min(14rem,60vw,32dvh)]" />
      <OnlyHere link={link} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton label={room('confirm.copyLink')} text={link} alertText={room('coHost.copied')} />
        <ShareButton title={title} url={link} />
        <Button tone="quiet" onClick={onEnd}>
          {room('coHost.end')}
        </Button>
      </div>
    </>
  );
};

interface LeadingProps {
  coHosts: readonly CoHostView[];
  onDismiss: (number: number | 'all') => void;
}

const Leading = ({ coHosts, onDismiss }: LeadingProps) => {
  const room = useRoomTexts();
  if (coHosts.length === 0) return null;
  return (
    <section aria-label={room('coHost.leading')} className="mt-5 border-t-2 border-line pt-3">
      <h3 className="text-lg">{room('coHost.leading')}</h3>
      <ul className="divide-y divide-line">
        {coHosts.map(({ number, name }) => {
          const shown = name ?? room('coHost.nameless', { number });
          return (
            <li key={number} className="flex min-h-12 items-center gap-3">
              <span className="min-w-0 grow truncate font-bold">{shown}</span>
              <Button
                tone="quiet"
                aria-label={room('coHost.takeBackFrom', { name: shown })}
                onClick={() => onDismiss(number)}
              >
                {room('coHost.takeBack')}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-muted">{room('coHost.takeBackText')}</p>
      {coHosts.length > 1 && (
        <Button className="mt-3" onClick={() => onDismiss('all')}>
          {room('coHost.takeAllBack')}
        </Button>
      )}
    </section>
  );
};
