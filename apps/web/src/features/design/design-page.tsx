import { useEffect } from 'react';
import { usePageTitle } from '../../shared/use-page-title.js';
import { Logo } from '../../ui/logo.js';
import { SwitchField } from '../../ui/switch-field.js';
import { chapters } from './chapters.js';
import { DesignIndex } from './design-index.js';
import { Section } from './section.js';
import { useScheme } from './use-scheme.js';

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
