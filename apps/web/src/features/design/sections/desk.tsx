import { useState } from 'react';
import { paths } from '../../../paths.js';
import { Button } from '../../../ui/button.js';
import { Menu } from '../../../ui/desk/menu.js';
import { Select } from '../../../ui/desk/select.js';
import { Tabs } from '../../../ui/desk/tabs.js';
import { notify } from '../../../ui/notices.js';
import { Specimen } from '../section.js';
import { DeskDialogs } from './desk-dialogs.js';

const categories = ['Science', 'History', 'Music', 'Film', 'Sport', 'Food'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const difficulties = [
  { value: 'easy', label: 'Easy' },
  { value: 'hard', label: 'Hard' },
  { value: 'insane', label: 'Nobody knows', disabled: true },
];

export const Desk = () => (
  <>
    <DeskDialogs />
    <Specimen name="Select" file="ui/desk/select.tsx">
      <Selects />
    </Specimen>
    <Specimen name="Tabs" file="ui/desk/tabs.tsx">
      <Tabs
        label="Your account"
        tabs={[
          { value: 'profile', label: 'Profile', content: <p>Name, picture, what others see of you.</p> },
          { value: 'settings', label: 'Settings', content: <p>Sound, language, motion.</p> },
          { value: 'games', label: 'Games', content: <p>All that you have hosted.</p> },
        ]}
      />
    </Specimen>
    <Specimen name="Menu" file="ui/desk/menu.tsx">
      <Menu
        trigger={<Button>More</Button>}
        groups={[
          [
            { label: 'Rename', onSelect: () => notify('Rename was chosen.') },
            { label: 'Duplicate', onSelect: () => notify('Duplicate was chosen.') },
            { label: 'Move', onSelect: () => undefined, disabled: true },
          ],
          [
            { label: 'Dashboard', to: paths.dashboard },
            { label: 'Delete', onSelect: () => notify('Delete was chosen.'), danger: true },
          ],
        ]}
      />
    </Specimen>
  </>
);

const Selects = () => {
  const [category, setCategory] = useState<string | null>(null);
  const [difficulty, setDifficulty] = useState<string | null>('easy');
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Select
        label="Category"
        placeholder="Choose one"
        options={categories}
        value={category}
        onChange={setCategory}
        error={category === null ? 'Field is required.' : null}
      />
      <Select
        label="Difficulty"
        hint="Of most of the questions."
        placeholder="Choose one"
        options={difficulties}
        value={difficulty}
        onChange={setDifficulty}
      />
    </div>
  );
};
