import { directionOf } from '@clockbeat/domain/contract';
import { Select as Radix } from 'radix-ui';
import { useId } from 'react';
import { useLanguage } from '../../texts/language-context.js';
import { controlClass, controlState, Field, type FieldTexts } from '../field.js';
import { Mark } from '../mark.js';
import { lineClass, listClass } from './list-look.js';

interface Option {
  /** Never empty: nothing chosen is `null`. */
  value: string;
  label: string;
  /** A line under it, in the open list. */
  hint?: string;
  disabled?: boolean;
}

interface SelectProps extends FieldTexts {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  /** What stands there before something is chosen. */
  placeholder: string;
  disabled?: boolean;
}

/** One of several, where they are too many for radio buttons. */
export const Select = ({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  ...texts
}: SelectProps) => {
  const id = useId();
  const { language } = useLanguage();
  return (
    <Field id={id} {...texts}>
      {/* which way the page runs it does not see by itself */}
      <Radix.Root
        dir={directionOf(language)}
        value={value ?? ''}
        onValueChange={onChange}
        disabled={disabled}
      >
        <Radix.Trigger
          {...controlState(id, texts.error)}
          className={controlClass(
            texts.error,
            'flex cursor-pointer items-center justify-between gap-3 text-start data-disabled:opacity-45 data-placeholder:text-muted',
          )}
        >
          <span className="min-w-0 truncate">
            <Radix.Value placeholder={placeholder} />
          </span>
          <Radix.Icon asChild>
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0" fill="none">
              <path d="M4 7l6 6 6-6" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
            </svg>
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            collisionPadding={12}
            className={`${listClass} max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width)`}
          >
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={`${lineClass} justify-between`}
                >
                  <span className="min-w-0">
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
                  </span>
                  <Radix.ItemIndicator>
                    <Mark right className="size-5" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Field>
  );
};
