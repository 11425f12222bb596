import { useState } from 'react';
import { Board } from '../../../ui/board.js';
import { Button } from '../../../ui/button.js';
import { Podium } from '../../../ui/podium.js';
import { Specimen } from '../section.js';
import { ownId, players } from '../specimens.js';

export const Standings = () => {
  const [overtaken, setOvertaken] = useState(false);
  return (
    <>
      <Specimen name="Podium" file="ui/podium.tsx" className="one-voice max-w-xl">
        <Podium winners={players} ownId={ownId} />
      </Specimen>
      <Specimen name="Board" file="ui/board.tsx" className="one-voice max-w-xl">
        <Board players={overtaken ? afterwards : players} ownId={ownId} caption="Leaderboard" />
        <Button className="mt-4" onClick={() => setOvertaken(!overtaken)}>
          {overtaken ? 'Back' : 'Overtake'}
        </Button>
      </Specimen>
      <Specimen name="Board, nobody yet" className="one-voice max-w-xl">
        <Board players={[]} caption="Leaderboard" />
      </Specimen>
    </>
  );
};

const gain = 400;
const afterwards = players
  .map((player) => (player.id === ownId ? { ...player, score: player.score + gain } : player))
  .sort((a, b) => b.score - a.score)
  .map((player, index) => ({ ...player, position: index + 1 }));
