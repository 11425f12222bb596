import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are parts of. */
  label: string;
  tabs: readonly Tab[];
  /** The one to begin with; else the first. */
  startWith?: string;
  /** A part that was opened goes on out of sight: what is typed or under way there is not lost. */
  keep?: boolean;
}

/** Parts of one thing, one at a time. Arrow keys go from one to the next; on a phone the row scrolls. */
export const Tabs = ({ label, tabs, startWith = tabs[0]?.value, keep = false }: TabsProps) => {
  const [opened, setOpened] = useState<readonly (string | undefined)[]>([startWith]);
  return (
    <Radix.Root
      defaultValue={startWith}
      onValueChange={(value) => setOpened([...new Set([...opened, value])])}
    >
      <Radix.List aria-label={label} className="flex overflow-x-auto border-b-2 border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-0.5 min-h-12 shrink-0 border-b-4 border-transparent px-4 font-bold text-muted transition-colors duration-150 -outline-offset-3 hover:text-text data-[state=active]:border-text data-[state=active]:text-text"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(keep && opened.includes(tab.value) && { forceMount: true })}
          className="animate-fade py-5 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};
