import { choices } from '@clockbeat/domain/contract';
import { AnswerTile, type TileLook } from '../../../ui/answer-tile.js';
import { LetteredShape } from '../../../ui/lettered-shape.js';
import { Mark } from '../../../ui/mark.js';
import { Specimen } from '../section.js';
import { answers } from '../specimens.js';

/** The four tiles at three moments, as one player sees them. */
const moments: readonly { name: string; looks: readonly [TileLook, TileLook, TileLook, TileLook] }[] = [
  { name: 'Open', looks: ['open', 'open', 'open', 'open'] },
  { name: 'B chosen, not judged yet', looks: ['other', 'chosen', 'other', 'other'] },
  { name: 'A was right, B was chosen', looks: ['right', 'wrong', 'other', 'other'] },
];

export const Answers = () => (
  <>
    {moments.map(({ name, looks }, index) => (
      <Specimen
        key={name}
        name={name}
        {...(index === 0 && { file: 'ui/answer-tile.tsx' })}
        className="one-voice grid auto-rows-fr gap-2.5 text-lg sm:grid-cols-2"
      >
        {choices.map((choice) => (
          <AnswerTile
            key={choice}
            choice={choice}
            text={answers[choice]}
            look={looks[choice]}
            disabled={looks[choice] !== 'open'}
            onChoose={() => undefined}
          />
        ))}
      </Specimen>
    ))}
    <Specimen
      name="Shapes and signs"
      file="ui/lettered-shape.tsx · ui/mark.tsx"
      className="flex flex-wrap items-center gap-6 font-display text-2xl"
    >
      {choices.map((choice) => (
        <LetteredShape key={choice} choice={choice} onColour={false} className="size-16" />
      ))}
      <Mark right className="size-10 text-good" />
      <Mark right={false} className="size-10 text-bad" />
    </Specimen>
  </>
);
