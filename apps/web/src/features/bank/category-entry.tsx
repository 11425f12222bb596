import { Link } from 'react-router-dom';

interface CategoryEntryProps {
  to: string;
  name: string;
  /** How much there is in it, in words. */
  count: string;
  /** One of its questions, to give a taste. */
  peek?: string | undefined;
}

/** Entries stand as in a table of contents: between rules, not in boxes. */
export const categoryGrid = 'mt-6 grid gap-x-12 sm:grid-cols-2';

/** A category with its size; the whole entry leads there. */
export const CategoryEntry = ({ to, name, count, peek }: CategoryEntryProps) => (
  <li className="group relative min-w-0 border-t-2 border-line py-4">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="min-w-0 text-xl wrap-anywhere">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </Link>
      </h3>
      <p className="numbers text-sm font-bold">{count}</p>
    </div>
    {peek && <p className="line-clamp-2 text-muted">{peek}</p>}
  </li>
);
