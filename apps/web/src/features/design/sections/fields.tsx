import { useState } from 'react';
import { StarRating } from '../../../ui/star-rating.js';
import { SwitchField } from '../../../ui/switch-field.js';
import { TextArea } from '../../../ui/text-area.js';
import { TextField } from '../../../ui/text-field.js';
import { Specimen } from '../section.js';

const pair = 'grid gap-x-6 gap-y-2 sm:grid-cols-2';

export const Fields = () => {
  const [locked, setLocked] = useState(true);
  const [teams, setTeams] = useState(false);
  const [stars, setStars] = useState(4);
  return (
    <>
      <Specimen name="Text field" file="ui/text-field.tsx" className={pair}>
        <TextField label="Display name" hint="As it will stand on the board." defaultValue="Ada" />
        <TextField label="Team code" error="No game or team has this code." defaultValue="ABC123" />
        <TextField label="Title" placeholder="Friday at the Anchor" />
        <TextField label="Email" hint="Cannot be changed." defaultValue="ada@example.org" disabled />
      </Specimen>
      <Specimen name="Text area" file="ui/text-area.tsx" className={pair}>
        <TextArea
          label="Question"
          hint="Up to 500 letters. The field grows with them."
          defaultValue="Which planet of the solar system has the most moons that are known today?"
        />
        <TextArea label="Explanation" error="Field is required." />
      </Specimen>
      <Specimen name="Switch" file="ui/switch-field.tsx" className={pair}>
        <SwitchField
          label="Lock joining"
          hint="No new players. Whoever is in may come back."
          checked={locked}
          onChange={setLocked}
        />
        <SwitchField
          label="Team mode"
          hint="Players choose a team. A team scores the mean of its members."
          checked={teams}
          onChange={setTeams}
        />
        <SwitchField
          label="Sound"
          hint="Not on this device."
          checked={false}
          disabled
          onChange={() => undefined}
        />
      </Specimen>
      <Specimen name="Stars" file="ui/star-rating.tsx">
        <StarRating label="How was this game?" value={stars} onChange={setStars} />
      </Specimen>
    </>
  );
};
