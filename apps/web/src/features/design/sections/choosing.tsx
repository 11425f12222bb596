import { useState } from 'react';
import { paths } from '../../../paths.js';
import { ChoiceButton, ChoiceLink } from '../../../ui/choice.js';
import { Figures } from '../../../ui/figures.js';
import { notify } from '../../../ui/notices.js';
import { OptionList } from '../../../ui/option-list.js';
import { PillChoice } from '../../../ui/pill-choice.js';
import { ShareButton } from '../../../ui/share-button.js';
import { Tally } from '../../../ui/tally.js';
import { Specimen } from '../section.js';

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
    <Specimen name="Tally" file="ui/tally.tsx">
      <Tally
        rows={[
          { name: 'Database', count: 12, parts: 'Science 8 · History 4' },
          { name: 'Pop Culture', count: 3 },
        ]}
      />
    </Specimen>
    <Specimen name="Options to read" file="ui/option-list.tsx">
      <OptionList options={['Silver', 'Tin', 'Lead', 'Mercury']} answer={3} rightText="Right answer" />
    </Specimen>
    <Specimen name="Share, where the device can" file="ui/share-button.tsx">
      <ShareButton title="The Clocks" url={location.href} />
    </Specimen>
  </>
);

const weeks = ['4 weeks', '12 weeks', 'All time'].map((label) => ({ value: label, label }));

const Period = () => {
  const [period, setPeriod] = useState('4 weeks');
  return <PillChoice label="Period" options={weeks} value={period} onChange={setPeriod} />;
};
