import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.js';
import { Button } from './button.js';
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

/** The place of a page that could not be asked for, and the way to ask again. */
export const Unavailable = ({ again }: { again: () => unknown }) => {
  const t = useTexts();
  return (
    <MessagePage title={t('errors.oops')} text={t('errors.unavailable')}>
      <Button tone="main" onClick={() => void again()}>
        {t('common.tryAgain')}
      </Button>
    </MessagePage>
  );
};

interface LoadFailedProps {
  title?: string;
  text: string;
  again: () => void;
}

/** A part of a page that didn't come: the rest stays in use. */
export const LoadFailed = ({ title, text, again }: LoadFailedProps) => (
  <div role="alert" className="mt-4 border-s-4 border-bad ps-4">
    {title && <h3 className="text-lg">{title}</h3>}
    <p className="mt-1 mb-3 text-muted">{text}</p>
    <Button onClick={again}>{useTexts()('common.tryAgain')}</Button>
  </div>
);
