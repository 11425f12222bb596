import { useState } from 'react';
import { paths } from '../../paths.js';
import { Button } from '../../ui/button.js';
import { AlertDialog, Dialog } from '../../ui/desk/dialogs.js';
import { Menu } from '../../ui/desk/menu.js';
import { Select } from '../../ui/desk/select.js';
import { Tabs } from '../../ui/desk/tabs.js';
import { TextField } from '../../ui/field.js';
import { notify } from '../../ui/notices.js';
import { Specimen } from './section.js';

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

type Open = 'form' | 'long' | 'alert' | null;

/** Opened by a button or from a menu: either way the focus comes back to where it was. */
const DeskDialogs = () => {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <Specimen name="Dialog" file="ui/desk/dialogs.tsx · ui/desk/dialogs.tsx" className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('form')}>With a form</Button>
      <Button onClick={() => setOpen('long')}>With a lot to read</Button>
      <Button onClick={() => setOpen('alert')}>That asks once</Button>
      <Menu
        trigger={<Button>From a menu</Button>}
        groups={[
          [{ label: 'Rename', onSelect: () => setOpen('form') }],
          [{ label: 'Delete', onSelect: () => setOpen('alert'), danger: true }],
        ]}
      />
      <RenameDialog open={open === 'form'} onClose={close} />
      <Dialog
        open={open === 'long'}
        onClose={close}
        title="How to play"
        description="Everything there is to know."
        footer={<Button onClick={close}>Close</Button>}
      >
        {rules.map((rule) => (
          <p key={rule} className="mb-4 max-w-prose">
            {rule}
          </p>
        ))}
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        title="Delete this set?"
        text="Its ten questions go with it. Games that were played keep their results."
        confirm="Delete set"
        cancel="Keep it"
        onConfirm={() => {
          close();
          notify('The set is deleted.');
        }}
        onCancel={close}
      />
    </Specimen>
  );
};

const RenameDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Rename this set"
    description="The title stands over the game, on phones and on the big screen."
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="main" onClick={onClose}>
          Save
        </Button>
      </>
    }
  >
    <TextField label="Title" defaultValue="Planets" />
  </Dialog>
);

const rules = [
  'Each question has a clock of its own, ten seconds as a rule. What counts is when the answer reaches the server, so a slow network costs what it costs and no more.',
  'A right answer brings a hundred points, and up to fifty more for speed. A wrong answer brings none, and takes none.',
  'Three right answers in a row are a streak. It shows beside the question, and it ends with the first wrong one.',
  'Who loses the connection keeps seat and score. The page comes back by itself, with the question that is open then.',
  'The host may pause. The clock stands still for everybody, and the question is covered until the game goes on.',
  'At the end there is a podium, then the places of all, and for each player the own answers question by question.',
];
