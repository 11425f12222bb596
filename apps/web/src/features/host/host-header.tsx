import type { GameStateView } from '@clockbeat/domain/contract';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { statusKeys } from '../../ui/status-keys.js';

/** Which game this is, how it stands, and where its code and projector are. */
export const HostHeader = ({ state, count }: { state: GameStateView; count: number }) => {
  const t = useTexts();
  const room = useRoomTexts();
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b-2 border-line pb-2 sm:pb-3 lg:col-span-2">
      <div className="min-w-0 grow">
        <h1 className="truncate text-xl">{state.title}</h1>
        <p className="text-muted">
          <span data-testid="game-status" className="font-bold text-text">
            {room(statusKeys[state.status])}
          </span>{' '}
          · {t('common.players', { count })}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-sm:w-full">
        <p>
          <span className="block text-sm text-muted max-sm:sr-only">{room('game.code')}</span>
          <span className="numbers text-xl leading-none font-extrabold tracking-[0.12em]">
            {state.gameCode}
          </span>
        </p>
        <nav className="flex gap-x-2 max-sm:-ml-1.5 sm:gap-x-4">
          <ButtonLink
            to={paths.publish(state.gameId)}
            tone="quiet"
            className="whitespace-nowrap max-sm:px-1.5 max-sm:text-sm"
          >
            {room('host.share')}
          </ButtonLink>
          <ButtonLink
            to={paths.screen(state.gameId)}
            tone="quiet"
            newTab
            className="whitespace-nowrap max-sm:px-1.5 max-sm:text-sm"
          >
            {room('host.openScreen')}
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
};
