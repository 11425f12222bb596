import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { failureText } from '../texts/problem-text.js';
import { useTexts } from '../texts/texts.js';
import { Button } from '../ui/button.js';
import { CopyButton, ShareButton } from '../ui/copy-button.js';
import { JoinQr, OnlyHere } from '../ui/join-qr.js';
import { LoadFailed } from '../ui/message-page.js';

/** Somebody who came by a link. */
interface LetIn<Id> {
  id: Id;
  name: string;
}

interface ByLinkWords {
  /** What whoever opens the link may do, before there is one. */
  text: string;
  make: string;
  linkText: string;
  copy: string;
  copied: string;
  end: string;
  /** Over those who came. */
  people: string;
  takeBack: string;
  takeBackFrom: (name: string) => string;
  takeBackText: string;
  takeAllBack?: string;
}

interface ByLinkProps<View extends { link: string | null }, Id extends string | number> {
  words: ByLinkWords;
  /** What the link is called where a device passes it on. */
  title: string;
  list: UseQueryResult<View>;
  peopleIn: (view: View) => readonly LetIn<Id>[];
  make: () => Promise<View>;
  end: () => Promise<View>;
  dismiss: (id: Id | 'all') => Promise<View>;
  /** Keeps what each of them answers. */
  onChanged: (now: View) => void;
}

/** Lets others in beside an owner: the link, who has come by it, and what takes it back. */
export const ByLink = <View extends { link: string | null }, Id extends string | number>({
  words,
  title,
  list,
  peopleIn,
  make,
  end,
  dismiss,
  onChanged,
}: ByLinkProps<View, Id>) => {
  const t = useTexts();
  const change = useMutation({
    mutationFn: (work: () => Promise<View>) => work(),
    onSuccess: onChanged,
  });
  if (list.isPending) return <p className="mt-3 text-muted">{t('common.loading')}</p>;
  if (list.isError) return <LoadFailed text={failureText(t, list.error)} again={() => void list.refetch()} />;
  const { link } = list.data;
  return (
    <>
      {link === null ? (
        <>
          <p className="mt-3 text-muted">{words.text}</p>
          <Button tone="main" busy={change.isPending} onClick={() => change.mutate(make)} className="mt-4">
            {words.make}
          </Button>
        </>
      ) : (
        <OpenLink link={link} title={title} words={words} onEnd={() => change.mutate(end)} />
      )}
      <p role="status" className="mt-3 font-bold text-bad empty:hidden">
        {change.isError && failureText(t, change.error)}
      </p>
      <People
        people={peopleIn(list.data)}
        words={words}
        onDismiss={(id) => change.mutate(() => dismiss(id))}
      />
    </>
  );
};

interface OpenLinkProps {
  link: string;
  title: string;
  words: ByLinkWords;
  onEnd: () => void;
}

const OpenLink = ({ link, title, words, onEnd }: OpenLinkProps) => (
  <>
    <p className="mt-3 text-muted">{words.linkText}</p>
    <JoinQr link={link} className="mx-auto mt-4 w-[min(14rem,60vw,32dvh)]" />
    <OnlyHere link={link} className="mt-3" />
    <div className="mt-4 flex flex-wrap gap-3">
      <CopyButton label={words.copy} text={link} alertText={words.copied} />
      <ShareButton title={title} url={link} />
      <Button tone="quiet" onClick={onEnd}>
        {words.end}
      </Button>
    </div>
  </>
);

interface PeopleProps<Id> {
  people: readonly LetIn<Id>[];
  words: ByLinkWords;
  onDismiss: (id: Id | 'all') => void;
}

const People = <Id extends string | number>({ people, words, onDismiss }: PeopleProps<Id>) => {
  if (people.length === 0) return null;
  return (
    <section aria-label={words.people} className="mt-5 border-t-2 border-line pt-3">
      <h3 className="text-lg">{words.people}</h3>
      <ul className="divide-y divide-line">
        {people.map(({ id, name }) => (
          <li key={id} className="flex min-h-12 items-center gap-3">
            <span className="min-w-0 grow truncate font-bold">{name}</span>
            <Button tone="quiet" aria-label={words.takeBackFrom(name)} onClick={() => onDismiss(id)}>
              {words.takeBack}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{words.takeBackText}</p>
      {words.takeAllBack && people.length > 1 && (
        <Button className="mt-3" onClick={() => onDismiss('all')}>
          {words.takeAllBack}
        </Button>
      )}
    </section>
  );
};
