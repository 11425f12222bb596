import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { asRecord, asText, stored } from '../lib/stored.js';
import { serverPaths } from '../paths.js';
import { useTexts } from '../texts/texts.js';
import { Button, buttonClass } from '../ui/button.js';

/** The link that this tab has opened: what stands behind a `#` does not come back from the sign-in. */
const opened = stored<{ at: string; secret: string } | null>({
  key: 'clockbeat.openedLink',
  empty: null,
  inTab: true,
  read: (kept) => {
    const record = asRecord(kept);
    const [at, secret] = [asText(record?.at), asText(record?.secret)];
    return at !== null && secret !== null ? { at, secret } : null;
  },
});

/** What lets in by a link to this address; empty where nothing does. */
export const useLinkSecret = (): string => {
  const { pathname, hash } = useLocation();
  const kept = opened.get();
  const secret = hash.slice(1) || (kept?.at === pathname ? kept.secret : '');
  useEffect(() => {
    if (secret !== '') opened.set({ at: pathname, secret });
  }, [pathname, secret]);
  return secret;
};

interface InvitedProps {
  /** By whom, and to what. */
  lead: string;
  title: string;
  /** What one may do then, and what not. */
  text: string;
  children: ReactNode;
}

/** What somebody is asked to lead or to write with its owner, and the step to it. */
export const Invited = ({ lead, title, text, children }: InvitedProps) => (
  <section className="m-auto flex w-full max-w-xl flex-col items-start gap-4 px-5 py-12">
    <p className="font-bold text-muted">{lead}</p>
    <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-4xl">
      {title}
    </h1>
    <p className="max-w-prose text-lg text-muted">{text}</p>
    {children}
  </section>
);

/** The step of somebody who is not signed in; they come back to `to`. */
export const SignInToAccept = ({ text, to }: { text: string; to: string }) => {
  const t = useTexts();
  return (
    <>
      <p>{text}</p>
      <a href={serverPaths.signIn(to)} className={buttonClass('main')}>
        {t('common.signIn')}
      </a>
    </>
  );
};

interface AcceptProps {
  label: string;
  /** Ends on another page. */
  accept: () => Promise<void>;
  failureIn: (error: unknown) => string;
}

/** The step of somebody who is. */
export const Accept = ({ label, accept, failureIn }: AcceptProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await accept();
      opened.forget();
    } catch (error) {
      setBusy(false);
      setFailure(failureIn(error));
    }
  };
  return (
    <>
      <p role="status" className="font-bold text-bad empty:hidden">
        {failure}
      </p>
      <Button tone="main" busy={busy} onClick={() => void press()}>
        {label}
      </Button>
    </>
  );
};
