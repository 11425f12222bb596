import { Button } from '../../../ui/button.js';
import { notify } from '../../../ui/notices.js';
import { Specimen } from '../section.js';

export const Notices = () => (
  <Specimen name="One at a time" file="ui/notices.ts · ui/toaster.tsx" className="flex flex-wrap gap-3">
    <Button onClick={() => notify('You are back. Nothing was lost.')}>Say something</Button>
    <Button onClick={() => notify('Please sign in to host games.', { title: 'Sign In Required' })}>
      With a title
    </Button>
    <Button onClick={() => notify('That question has closed.', { tone: 'error' })}>An error</Button>
  </Specimen>
);
