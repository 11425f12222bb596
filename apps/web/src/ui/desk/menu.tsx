import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { classNames } from '../class-names.js';
import { Link } from '../link.js';
import { lineClass, listClass } from './list-look.js';

/** A line of a menu does something or leads somewhere. */
type MenuLine = { label: string; disabled?: boolean } & (
  | { onSelect: () => void; danger?: boolean }
  | { to: string }
);

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** In groups, with a rule between them. */
  groups: readonly (readonly MenuLine[])[];
}

/** Actions that are not worth a button of their own. Arrow keys, first letters and Escape work as in any menu. */
export const Menu = ({ trigger, groups }: MenuProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content align="end" sideOffset={6} collisionPadding={12} className={listClass}>
        {groups.map((lines, index) => (
          <Radix.Group key={lines[0]?.label}>
            {index > 0 && <Radix.Separator className="mx-3 my-1.5 h-0.5 bg-line" />}
            {lines.map((line) => (
              <Line key={line.label} {...line} />
            ))}
          </Radix.Group>
        ))}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

const Line = (line: MenuLine) => {
  if ('to' in line) {
    return (
      <Radix.Item asChild disabled={line.disabled} className={lineClass}>
        <Link to={line.to}>{line.label}</Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item
      disabled={line.disabled}
      onSelect={line.onSelect}
      className={classNames(lineClass, line.danger && 'text-bad')}
    >
      {line.label}
    </Radix.Item>
  );
};
