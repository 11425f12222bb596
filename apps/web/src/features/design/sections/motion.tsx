import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { classNames } from '../../../ui/class-names.js';
import { Specimen } from '../section.js';

const movements = [
  { name: 'rise', figure: '200 ms', what: 'a question, a verdict, a dialog', look: 'animate-rise' },
  { name: 'fade', figure: '150 ms', what: 'another tab, the veil of a dialog', look: 'animate-fade' },
  { name: 'leave', figure: '150 ms', what: 'a dialog or a menu that closes', look: 'animate-leave' },
  { name: 'beat', figure: '600 ms', what: 'each of the last five seconds', look: 'animate-beat' },
  { name: 'fly', figure: '2 s', what: 'points, from the tile to the score', look: 'animate-fly' },
] as const;

const lasting = [
  { name: 'turn', what: 'the ring, while something loads', look: 'animate-turn' },
  { name: 'heartbeat', what: 'the lobby', look: 'animate-heartbeat' },
  { name: 'breathe', what: 'the shape of what comes', look: 'animate-breathe' },
] as const;

export const Motion = () => {
  const [round, setRound] = useState(0);
  return (
    <>
      <Specimen name="Once for each moment" file="styles/motion.css">
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-5">
          {movements.map(({ name, figure, what, look }) => (
            <li key={name}>
              <div className="grid h-24 place-items-center rounded-field bg-sunken">
                <div
                  key={round}
                  className={classNames('size-12 rounded-field bg-coral', round > 0 && look)}
                />
              </div>
              <p className="mt-2 font-bold">{name}</p>
              <p className="text-sm text-muted">
                <span className="numbers">{figure}</span>
                <br />
                {what}
              </p>
            </li>
          ))}
        </ul>
        <Button className="mt-6" onClick={() => setRound(round + 1)}>
          {round === 0 ? 'Play' : 'Play again'}
        </Button>
      </Specimen>
      <Specimen name="As long as it lasts">
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-5">
          {lasting.map(({ name, what, look }) => (
            <li key={name}>
              <div className="grid h-24 place-items-center rounded-field bg-sunken">
                <div className={`size-12 rounded-field bg-grape ${look}`} />
              </div>
              <p className="mt-2 font-bold">{name}</p>
              <p className="text-sm text-muted">{what}</p>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
};
