import { classNames } from '../../../ui/class-names.js';

/** The categories that have a colour of their own (SETS-09); all others share one. */
const colours: Readonly<Record<string, string>> = {
  Science: 'bg-sky',
  History: 'bg-coral',
  Sports: 'bg-volt',
  Geography: 'bg-good',
  Entertainment: 'bg-grape',
  'General Knowledge': 'bg-text',
  Technology: 'bg-focus',
  Arts: 'bg-bad',
};
const another = 'bg-line-strong';

/** A category by word and colour. */
export const CategoryMark = ({ category }: { category: string }) => (
  <span className="inline-flex items-center gap-2">
    <span
      aria-hidden="true"
      className={classNames('size-3 shrink-0 rounded-full', colours[category] ?? another)}
    />
    <span className="wrap-anywhere">{category}</span>
  </span>
);
