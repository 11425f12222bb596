import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { AlertDialog } from '../../../ui/desk/alert-dialog.js';
import { Dialog } from '../../../ui/desk/dialog.js';
import { Menu } from '../../../ui/desk/menu.js';
import { notify } from '../../../ui/notices.js';
import { TextField } from '../../../ui/text-field.js';
import { Specimen } from '../section.js';

type Open = 'form' | 'long' | 'alert' | null;

/** Opened by a button or from a menu: either way the focus comes back to where it was. */
export const DeskDialogs = () => {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <Specimen
      name="Dialog"
      file="ui/desk/dialog.tsx · ui/desk/alert-dialog.tsx"
      className="flex flex-wrap gap-3"
    >
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
