import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A chapter of the page: what it is about, then the things themselves. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section
    id={id}
    className="scroll-mt-16 border-t-2 border-line py-12 first:border-t-0 first:pt-4 lg:scroll-mt-0"
  >
    <h2 className="text-2xl">{title}</h2>
    <p className="mt-2 max-w-prose text-muted">{lead}</p>
    <div className="mt-8 flex flex-col gap-10">{children}</div>
  </section>
);

interface SpecimenProps {
  name: string;
  /** The file it comes from, below apps/web/src. */
  file?: string;
  className?: string;
  children: ReactNode;
}

/** One thing in its states, with its name and where it lives. */
export const Specimen = ({ name, file, className, children }: SpecimenProps) => (
  <div>
    <h3 className="text-base tracking-normal">{name}</h3>
    {file && <p className="text-sm text-muted">{file}</p>}
    <div className={`mt-4 ${className ?? ''}`}>{children}</div>
  </div>
);
