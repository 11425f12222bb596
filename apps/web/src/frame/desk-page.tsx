import type { ReactNode } from 'react';
import { paths } from '../paths.js';
import { useDeskTexts } from '../texts/desk-texts.js';
import { ButtonLink } from '../ui/button.js';
import { classNames } from '../ui/class-names.js';
import { Ring } from '../ui/ring.js';
import { usePageTitle } from './use-page-title.js';

/** The way from a team's name to the code on the wall. */
const steps = ['hosting.team', 'hosting.questions', 'hosting.approval', 'hosting.sharing'] as const;
type HostingStep = 1 | 2 | 3 | 4;

interface DeskPageProps {
  title: string;
  /** Of a title that somebody else has written: its language, or null where that is not said. */
  titleLang?: string | null;
  lead?: string | undefined;
  /** How far along the way to a game this page is. */
  step?: HostingStep | undefined;
  /** Beside the title: what one carries along, or a way back. */
  aside?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A quiet page at the host's desk: a heading, what belongs to it, and paper around it. */
export const DeskPage = ({ title, titleLang, lead, step, aside, wide = false, children }: DeskPageProps) => {
  usePageTitle(title);
  return (
    <div
      className={classNames(
        'mx-auto flex w-full grow flex-col px-5 pt-6 sm:pt-10',
        wide ? 'max-w-5xl' : 'max-w-3xl',
      )}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          {step && <StepRing step={step} />}
          <h1
            lang={titleLang ?? undefined}
            dir={titleLang === undefined ? undefined : 'auto'}
            className="text-3xl wrap-anywhere sm:text-4xl"
          >
            {title}
          </h1>
          {lead && <p className="mt-2 max-w-prose text-lg text-muted">{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
};

/** The way as the clock's ring: a quarter with each step. */
export const StepRing = ({ step }: { step: HostingStep }) => {
  const d = useDeskTexts();
  return (
    <p className="mb-3 flex items-center gap-2 text-sm font-bold text-muted">
      <Ring share={step / steps.length} strokeWidth={16} className="size-6 text-accent" />
      {d('hosting.step', { number: step, count: steps.length, name: d(steps[step - 1] ?? steps[0]) })}
    </p>
  );
};

/** The way back that the account pages have at their top. */
export const BackToDashboard = () => (
  <ButtonLink to={paths.dashboard} tone="quiet" className="-mx-3">
    {useDeskTexts()('dashboard.back')}
  </ButtonLink>
);
