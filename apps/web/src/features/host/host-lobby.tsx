import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { JoinQr } from '../../ui/join-qr.js';

interface HostLobbyProps {
  joinUrl: string;
  players: number;
  questions: number;
}

/** The room fills: who holds this screen up lets others scan it. */
export const HostLobby = ({ joinUrl, players, questions }: HostLobbyProps) => {
  const t = useTexts();
  const room = useRoomTexts();
  return (
    <section className="flex min-h-48 flex-wrap items-center gap-x-8 gap-y-6">
      <div className="max-sm:hidden">
        <JoinQr framed link={joinUrl} className="w-52" />
      </div>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-2xl">{room(players === 0 ? 'host.emptyTitle' : 'host.waitingTitle')}</h2>
        <p className="mt-2 text-lg text-muted">
          {room(players === 0 ? 'host.emptyText' : 'host.waitingText')}{' '}
          {t('common.questions', { count: questions })}.
        </p>
        <p className="mt-3 wrap-anywhere font-bold">{joinUrl.replace(/^https?:\/\//, '')}</p>
      </div>
    </section>
  );
};
