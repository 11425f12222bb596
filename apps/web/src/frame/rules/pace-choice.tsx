import { type Pacing, pacings } from '@clockbeat/domain/contract';
import { useId, useState } from 'react';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { PacePicture } from './pace-picture.js';

interface PaceChoiceProps {
  pacing: Pacing;
  onChange: (pacing: Pacing) => void;
}

/** How a game goes on, in words and a picture that moves once: radio buttons, as for any choice of three. */
export const PaceChoice = ({ pacing, onChange }: PaceChoiceProps) => {
  const q = useQuestionsTexts();
  const name = useId();
  /** Which picture plays, and the how-manieth time: a new one begins anew. */
  const [playing, setPlaying] = useState({ pacing, time: 0 });
  const play = (played: Pacing): void => setPlaying(({ time }) => ({ pacing: played, time: time + 1 }));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{q('rules.pace')}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {pacings.map((option) => (
          <label
            key={option}
            onPointerEnter={(event) => event.pointerType === 'mouse' && play(option)}
            className="group flex cursor-pointer items-center gap-4 rounded-card has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:flex-col sm:items-stretch sm:gap-2"
          >
            <input
              type="radio"
              name={name}
              aria-label={q(`rules.${option}`)}
              aria-describedby={`${name}${option}`}
              checked={option === pacing}
              onChange={() => {
                play(option);
                onChange(option);
              }}
              className="sr-only"
            />
            <span className="w-28 shrink-0 overflow-hidden rounded-card border-2 border-line bg-sunken group-has-checked:border-text group-has-checked:ring-3 group-has-checked:ring-accent sm:w-auto">
              <PacePicture
                key={playing.pacing === option ? playing.time : 'still'}
                pacing={option}
                plays={playing.pacing === option}
              />
            </span>
            <span className="min-w-0">
              <span className="flex items-center gap-2 font-bold">
                <span className="grid size-5 shrink-0 place-items-center rounded-full border-2 border-line-strong group-has-checked:border-text">
                  <span className="size-2.5 rounded-full group-has-checked:bg-text" />
                </span>
                {q(`rules.${option}`)}
              </span>
              <span id={`${name}${option}`} className="block text-sm text-muted">
                {q(`rules.${option}Text`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
