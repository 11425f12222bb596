import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../frame/use-page-title.js';
import type { Scheme } from '../../styles/read-tokens.js';
import { classNames } from '../../ui/class-names.js';
import { Logo } from '../../ui/logo.js';
import { SwitchField } from '../../ui/switch-field.js';
import { chapters } from './chapters.js';
import { Section } from './section.js';

const ids = chapters.map(({ id }) => id);

/** The face on one page, for whoever designs the next screen. In development only; its words are for us, not for the catalogue. */
const DesignPage = () => {
  const [scheme, setScheme] = useScheme();
  usePageTitle('Design');
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-14 px-5 pb-24 lg:grid-cols-[10rem_minmax(0,1fr)]">
      <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6 py-10 lg:col-start-2 lg:py-14">
        <div>
          <Logo className="size-14" />
          <h1 className="mt-5 text-4xl sm:text-5xl">The face of Clockbeat</h1>
          <p className="mt-3 text-lg text-muted">How it looks, moves and speaks.</p>
        </div>
        <SwitchField
          label="Dark"
          checked={scheme === 'dark'}
          onChange={(dark) => setScheme(dark ? 'dark' : 'light')}
        />
      </header>
      <DesignIndex chapters={chapters} ids={ids} />
      <main className="min-w-0">
        {chapters.map(({ id, title, lead, Body }) => (
          <Section key={id} id={id} title={title} lead={lead}>
            <Body />
          </Section>
        ))}
      </main>
    </div>
  );
};
export default DesignPage;

const ofTheSystem = (): Scheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The scheme of the whole document while this page is open, whatever the system says. */
const useScheme = (): [Scheme, (scheme: Scheme) => void] => {
  const [scheme, setScheme] = useState<Scheme>(ofTheSystem);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = scheme;
    return () => {
      delete root.dataset['theme'];
    };
  }, [scheme]);
  return [scheme, setScheme];
};

/** On a phone, how far from the edge the chapter in sight stands. */
const margin = 24;

interface DesignIndexProps {
  chapters: readonly { id: string; title: string }[];
  ids: readonly string[];
}

/** Where things are: beside the column on a desk, over it on a phone. */
const DesignIndex = ({ chapters, ids }: DesignIndexProps) => {
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

/** The part of the page that is being looked at: the last one whose top has passed the upper third. */
const useSectionInSight = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const look = (): void => {
      const line = innerHeight / 3;
      const passed = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < line;
      });
      setCurrent(passed.at(-1) ?? ids[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return current;
};
