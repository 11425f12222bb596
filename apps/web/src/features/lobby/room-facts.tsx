import type { GameCard } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { useTexts } from '../../texts/texts.js';

/** A game's particulars, as one tells them over the phone. */
export const RoomFacts = ({ game }: { game: GameCard }) => {
  const t = useRoomTexts();
  const texts = useTexts();
  const facts = [
    { name: t('lobby.joinCode'), value: game.gameCode },
    { name: t('lobby.questions'), value: texts('common.figure', { count: game.questionCount }) },
    { name: t('lobby.gameId'), value: game.id },
    { name: t('lobby.teamId'), value: game.teamId ?? t('lobby.noTeam') },
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-muted">{name}</dt>
          <dd className="numbers font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
