import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.js';
import { useSectionInSight } from './use-section-in-sight.js';

/** On a phone, how far from the edge the chapter in sight stands. */
const margin = 24;

interface DesignIndexProps {
  chapters: readonly { id: string; title: string }[];
  ids: readonly string[];
}

/** Where things are: beside the column on a desk, over it on a phone. */
export const DesignIndex = ({ chapters, ids }: DesignIndexProps) => {
  const current = useSectionInSight(ids);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = bar.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    bar.current?.scrollTo({ left: (place?.offsetLeft ?? 0) - margin });
  }, [current]);
  return (
    <nav
      ref={bar}
      aria-label="Index"
      className="sticky top-0 z-30 -mx-5 overflow-x-auto bg-page px-5 py-2 max-lg:border-b-2 max-lg:border-line lg:mx-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:px-0 lg:py-4"
    >
      <ol className="flex gap-1 lg:flex-col lg:gap-0">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-l-4 px-3 whitespace-nowrap -outline-offset-3 lg:min-h-10',
                id === current
                  ? 'border-coral font-bold'
                  : 'border-transparent text-muted hover:text-text lg:border-line',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
