import type { ReactNode } from 'react';
import { Ring } from './ring.js';

interface MessagePageProps {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

/** One thing to say and what to do about it: errors, refusals, ends. */
export const MessagePage = ({ title, text, children }: MessagePageProps) => (
  <section className="m-auto flex w-full max-w-xl flex-col items-start gap-4 px-5 py-12">
    <Ring share={0.12} warming strokeWidth={11} className="mb-2 size-24 sm:size-28" />
    <h1 className="text-3xl sm:text-4xl">{title}</h1>
    {text && <p className="max-w-prose text-lg text-muted">{text}</p>}
    <div className="mt-2 flex flex-wrap gap-3">{children}</div>
  </section>
);
