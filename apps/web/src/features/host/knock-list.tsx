import type { KnockView } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button } from '../../ui/button.js';

interface KnockListProps {
  knocks: readonly KnockView[];
  onAdmit: (playerId: string, admit: boolean) => void;
}

/** Who waits to be let in: everybody where the host admits each, and after a ban who comes from the same network. */
export const KnockList = ({ knocks, onAdmit }: KnockListProps) => {
  const room = useRoomTexts();
  if (knocks.length === 0) return null;
  return (
    <section aria-label={room('names.knocks')} className="mb-6 rounded-card bg-sunken p-4">
      <h2 className="text-lg">
        {room('names.knocks')} <span className="numbers font-normal text-muted">{knocks.length}</span>
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {knocks.map(({ id, name, shownName, teamName }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-32 grow leading-tight">
              <span className="block font-bold wrap-anywhere">{name}</span>
              {(shownName ?? teamName) && (
                <span className="block text-sm text-muted">
                  {[teamName, shownName && room('names.shownAs', { name: shownName })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </span>
            <span className="flex gap-2">
              <Button aria-label={room('names.refuseNamed', { name })} onClick={() => onAdmit(id, false)}>
                {room('names.refuse')}
              </Button>
              <Button
                tone="main"
                aria-label={room('names.admitNamed', { name })}
                onClick={() => onAdmit(id, true)}
              >
                {room('names.admit')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
