import { choicesFor, type OptionTexts } from '@clockbeat/domain/contract';
import { letterOf } from './answer-look.js';
import { classNames } from './class-names.js';
import { withFormulas } from './formulas/with-formulas.js';
import { Mark } from './mark.js';

interface OptionListProps {
  options: OptionTexts;
  /** Indexes of the right ones; none where they are not for these eyes. */
  right: readonly number[];
  /** The word beside a right one. */
  rightText: string;
  /** The options' language, where it is another than the page's. */
  lang?: string | undefined;
}

/** A question's options to be read, many questions in a row: letters without their colours, those that are right by sign and word. */
export const OptionList = ({ options, right: rights, rightText, lang }: OptionListProps) => (
  <ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
    {choicesFor(options).map((choice) => {
      const right = rights.includes(choice);
      return (
        <li
          key={choice}
          className={classNames('flex min-w-0 gap-2', right ? 'font-bold text-good' : 'text-muted')}
        >
          <span className="w-4 shrink-0 font-display font-extrabold">{letterOf(choice)}</span>
          <span className="min-w-0 wrap-anywhere">
            <span lang={lang} dir="auto">
              {withFormulas(options[choice] ?? '')}
            </span>
            {right && (
              <span className="ms-2 inline-flex items-baseline gap-1 text-sm whitespace-nowrap">
                <Mark right className="size-3.5" />
                {rightText}
              </span>
            )}
          </span>
        </li>
      );
    })}
  </ol>
);
