import { Button, type ButtonTone } from '../../../ui/button.js';
import { Specimen } from '../section.js';

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
