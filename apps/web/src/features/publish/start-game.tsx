import type { GameCard } from '@clockbeat/domain/contract';
import { keepPublished } from '../../hosting/approval.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';

/** On a phone it stays in the thumb's reach while one scrolls from the code to the QR. */
const bar = classNames(
  'max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-5 max-md:border-t-2 max-md:border-line max-md:bg-page',
  'max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
);

/** On to the panel. The game is remembered as live, its own clock begins there (OP-25). */
export const StartGame = ({ game }: { game: GameCard }) => {
  const room = useRoomTexts();
  return (
    <div data-action-bar className={bar}>
      <ButtonLink
        to={paths.hostPanel(game.id)}
        tone="main"
        onClick={() => keepPublished(game, new Date().toISOString())}
        className="min-h-14 w-full text-lg"
      >
        {room('publish.startGame')}
      </ButtonLink>
    </div>
  );
};
