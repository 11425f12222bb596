import { useState } from 'react';
import { paths } from '../../paths.js';
import { Button, type ButtonTone } from '../../ui/button.js';
import { ChoiceButton, ChoiceLink } from '../../ui/choice.js';
import { ShareButton } from '../../ui/copy-button.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { TextField } from '../../ui/field.js';
import { Figures, Tally } from '../../ui/figures.js';
import { notify } from '../../ui/notices.js';
import { OptionList } from '../../ui/option-list.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { StarRating } from '../../ui/star-rating.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextArea } from '../../ui/text-area.js';
import { games, Specimen } from './section.js';

const tones: readonly { tone: ButtonTone; text: string }[] = [
  { tone: 'main', text: 'Start Game' },
  { tone: 'plain', text: 'Host panel' },
  { tone: 'quiet', text: 'Leave game' },
  { tone: 'danger', text: 'Remove' },
];
const row = 'flex flex-wrap items-center gap-3';

export const Buttons = () => (
  <>
    <Specimen name="Main, plain, quiet, danger" file="ui/button.tsx" className={row}>
      {tones.map(({ tone, text }) => (
        <Button key={tone} tone={tone}>
          {text}
        </Button>
      ))}
    </Specimen>
    <Specimen name="Busy" className={row}>
      {tones.map(({ tone, text }) => (
        <Button key={tone} tone={tone} busy>
          {text}
        </Button>
      ))}
    </Specimen>
    <Specimen name="Disabled" className={row}>
      {tones.map(({ tone, text }) => (
        <Button key={tone} tone={tone} disabled>
          {text}
        </Button>
      ))}
    </Specimen>
    <Specimen name="The one next step of a screen">
      <Button tone="main" className="min-h-14 px-8 text-lg">
        Join Team
      </Button>
    </Specimen>
  </>
);

export const Choosing = () => (
  <>
    <Specimen name="Choice" file="ui/choice.tsx" className="flex flex-col gap-2">
      <ChoiceLink main to={paths.bank} title="Use Question Bank" text="Nine categories to pick from." />
      <ChoiceButton
        onClick={() => notify('The default questions were chosen.')}
        title="Use 10 Default Questions"
        text="A little of everything, ten seconds each."
      />
    </Specimen>
    <Specimen name="One of a few, side by side" file="ui/pill-choice.tsx">
      <Period />
    </Specimen>
    <Specimen name="Figures" file="ui/figures.tsx">
      <Figures
        figures={[
          { label: 'Total Questions', value: '15' },
          { label: 'Categories', value: '3' },
          { label: 'Estimated Time', value: '8 min' },
        ]}
      />
    </Specimen>
    <Specimen name="Tally" file="ui/figures.tsx">
      <Tally
        rows={[
          { name: 'Question bank', count: 12, parts: 'Science 8 · History 4' },
          { name: 'Pop Culture', count: 3 },
        ]}
      />
    </Specimen>
    <Specimen name="Options to read" file="ui/option-list.tsx">
      <OptionList options={['Silver', 'Tin', 'Lead', 'Mercury']} right={[3]} rightText="Right answer" />
    </Specimen>
    <Specimen name="Share, where the device can" file="ui/copy-button.tsx">
      <ShareButton title="The Clocks" url={location.href} />
    </Specimen>
  </>
);

const weeks = ['4 weeks', '12 weeks', 'All time'].map((label) => ({ value: label, label }));

const Period = () => {
  const [period, setPeriod] = useState('4 weeks');
  return <PillChoice label="Period" options={weeks} value={period} onChange={setPeriod} />;
};

const pair = 'grid gap-x-6 gap-y-2 sm:grid-cols-2';

export const Fields = () => {
  const [locked, setLocked] = useState(true);
  const [teams, setTeams] = useState(false);
  const [stars, setStars] = useState(4);
  return (
    <>
      <Specimen name="Text field" file="ui/field.tsx" className={pair}>
        <TextField label="Display name" hint="As it will stand on the board." defaultValue="Ada" />
        <TextField label="Join code" error="No game or team has this code." defaultValue="ABC123" />
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

export const Notices = () => (
  <Specimen name="One at a time" file="ui/notices.ts · ui/toaster.tsx" className="flex flex-wrap gap-3">
    <Button onClick={() => notify('You are back.')}>Say something</Button>
    <Button onClick={() => notify('Please sign in to host games.', { title: 'Sign In Required' })}>
      With a title
    </Button>
    <Button onClick={() => notify('That question has closed.', { tone: 'error' })}>An error</Button>
  </Specimen>
);

const columns: readonly Column<(typeof games)[number]>[] = [
  { header: 'Game', cell: ({ title }) => title },
  { header: 'Played', cell: ({ played }) => played },
  { header: 'Players', cell: ({ players }) => players.toLocaleString('en'), figures: true },
  { header: 'Right', cell: ({ right }) => `${Math.round(right * 100)} %`, figures: true },
];

export const Tables = () => (
  <>
    <Specimen name="With rows" file="ui/data-table.tsx">
      <DataTable
        caption="Games of March"
        columns={columns}
        rows={games}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Specimen>
    <Specimen name="Empty">
      <DataTable
        caption="Games of April"
        columns={columns}
        rows={[]}
        rowKey={({ id }) => id}
        empty={
          <>
            <p>No game has been played in April.</p>
            <Button className="mt-3 text-text">Start a quick game</Button>
          </>
        }
      />
    </Specimen>
  </>
);
