import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

/** One thing to say and what to do about it: errors, refusals, ends. */
export const MessagePage = ({ title, text, children }: MessagePageProps) => (
  <section className="m-auto flex w-full max-w-xl flex-col items-start gap-4 px-5 py-12">
    <h1 className="text-2xl sm:text-3xl">{title}</h1>
    {text && <p className="max-w-prose text-lg text-muted">{text}</p>}
    <div className="mt-2 flex flex-wrap gap-3">{children}</div>
  </section>
);
