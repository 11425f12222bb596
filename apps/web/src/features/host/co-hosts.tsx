import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dismissCoHosts, endCoHostLink, makeCoHostLink } from '../../api/co-hosts.js';
import { reading } from '../../api/queries.js';
import { ByLink } from '../../frame/by-link.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button } from '../../ui/button.js';
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
  const room = useRoomTexts();
  const queries = useQueryClient();
  return (
    <ByLink
      words={{
        text: room('coHost.text'),
        make: room('coHost.make'),
        linkText: room('coHost.linkText'),
        copy: room('confirm.copyLink'),
        copied: room('coHost.copied'),
        end: room('coHost.end'),
        people: room('coHost.leading'),
        takeBack: room('coHost.takeBack'),
        takeBackFrom: (name) => room('coHost.takeBackFrom', { name }),
        takeBackText: room('coHost.takeBackText'),
        takeAllBack: room('coHost.takeAllBack'),
      }}
      title={title}
      list={useQuery(reading.coHosts(gameId))}
      peopleIn={({ coHosts }) =>
        coHosts.map(({ number, name }) => ({
          id: number,
          name: name ?? room('coHost.nameless', { number }),
        }))
      }
      make={() => makeCoHostLink(gameId)}
      end={() => endCoHostLink(gameId)}
      dismiss={(number) => dismissCoHosts(gameId, number)}
      onChanged={(now) => queries.setQueryData(reading.coHosts(gameId).queryKey, now)}
    />
  );
};
