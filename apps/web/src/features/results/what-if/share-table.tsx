import {
  type GameRules,
  type NewWhatIfLink,
  type OtherRules,
  otherRulesLimits,
  type QuestionFigures,
  type WhatIfLink,
} from '@clockbeat/domain/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { reading } from '../../../api/queries.js';
import { ApiError } from '../../../api/request.js';
import { makeWhatIfLink, takeBackWhatIfLink } from '../../../api/what-if.js';
import { useAfterTexts } from '../../../texts/after-texts.js';
import { failureText } from '../../../texts/problem-text.js';
import { useMomentText } from '../../../texts/regional.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { CopyButton, ShareButton } from '../../../ui/copy-button.js';
import { AlertDialog } from '../../../ui/desk/dialogs.js';
import { withFormulas } from '../../../ui/formulas/with-formulas.js';
import { OnlyHere } from '../../../ui/join-qr.js';
import { LoadFailed } from '../../../ui/message-page.js';
import { notify } from '../../../ui/notices.js';
import { useRulesInWords } from './rules-in-words.js';

interface ShareTableProps {
  gameId: string;
  title: string;
  own: GameRules;
  questions: readonly QuestionFigures[];
  /** As they are sent; null: nothing is chosen that could be shared. */
  rules: OtherRules | null;
}

/** The links by which others see the game by other rules: made for what is chosen, listed, taken back. */
export const ShareTable = ({ gameId, title, own, questions, rules }: ShareTableProps) => {
  const a = useAfterTexts();
  const links = useQuery(reading.whatIfLinks(gameId));
  if (links.isError) return <LoadFailed text={a('whatIf.linksFailed')} again={() => void links.refetch()} />;
  if (!links.data || (rules === null && links.data.length === 0)) return null;
  const optionsOf = (index: number) =>
    questions.find(({ questionIndex }) => questionIndex === index)?.options;
  return (
    <section aria-label={a('whatIf.share')} className="rounded-card border-2 border-line p-4 sm:p-5">
      {rules !== null && (
        <NewLink
          // what was made is of the rules that were chosen then
          key={JSON.stringify(rules)}
          {...{ gameId, title, rules }}
          isFull={links.data.length >= otherRulesLimits.links}
        />
      )}
      {links.data.length > 0 && (
        <Links
          gameId={gameId}
          links={links.data}
          played={{ scoring: own.scoring, optionsOf }}
          isBelow={rules !== null}
        />
      )}
    </section>
  );
};

interface NewLinkProps {
  gameId: string;
  title: string;
  rules: OtherRules;
  isFull: boolean;
}

/** Makes a link, and shows it this once. */
const NewLink = ({ gameId, title, rules, isFull }: NewLinkProps) => {
  const a = useAfterTexts();
  const t = useTexts();
  const queries = useQueryClient();
  const { queryKey } = reading.whatIfLinks(gameId);
  const [made, setMade] = useState<NewWhatIfLink | null>(null);
  const making = useMutation({
    mutationFn: () => makeWhatIfLink(gameId, rules),
    onSuccess: (link) => {
      const { url: _, ...listed } = link;
      queries.setQueryData(queryKey, (now) => [listed, ...(now ?? [])]);
      setMade(link);
    },
    onError: (error) => {
      notify(failureText(t, error), { title: a('whatIf.shareFailed'), tone: 'error' });
      // another page of the host's has made some meanwhile
      if (error instanceof ApiError && error.code === 'conflict')
        void queries.invalidateQueries({ queryKey });
    },
  });
  if (made) return <MadeLink title={title} url={made.url} onDone={() => setMade(null)} />;
  const isOfOne = [rules.drop, rules.rekey, rules.accept].some((said) => said && said.length > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="max-w-prose grow basis-72 text-sm text-muted">
        {isFull ? (
          <span className="font-bold text-text">
            {a('whatIf.shareFull', { count: otherRulesLimits.links })}
          </span>
        ) : (
          [a('whatIf.shareText'), ...(isOfOne ? [a('whatIf.shareSingle')] : [])].join(' ')
        )}
      </p>
      {!isFull && (
        <Button className="max-sm:w-full" busy={making.isPending} onClick={() => making.mutate()}>
          {a('whatIf.share')}
        </Button>
      )}
    </div>
  );
};

const MadeLink = ({ title, url, onDone }: { title: string; url: string; onDone: () => void }) => {
  const a = useAfterTexts();
  return (
    <div role="status">
      <p className="font-bold">{a('whatIf.linkMade')}</p>
      <p className="mt-1 text-sm text-muted">{a('whatIf.linkOnce')}</p>
      <code data-testid="what-if-link" className="my-3 block text-base wrap-anywhere select-all">
        {url}
      </code>
      <OnlyHere link={url} className="mb-3" />
      <p className="flex flex-wrap gap-3">
        <CopyButton label={a('whatIf.linkCopy')} text={url} alertText={a('whatIf.linkCopied')} />
        <ShareButton title={title} url={url} />
        <Button tone="quiet" onClick={onDone}>
          {a('whatIf.linkDone')}
        </Button>
      </p>
    </div>
  );
};

type Played = Parameters<ReturnType<typeof useRulesInWords>>[1];

interface LinksProps {
  gameId: string;
  links: readonly WhatIfLink[];
  played: Played;
  /** Something stands above them. */
  isBelow: boolean;
}

const Links = ({ gameId, links, played, isBelow }: LinksProps) => {
  const a = useAfterTexts();
  const t = useTexts();
  const queries = useQueryClient();
  const summary = useRef<HTMLElement>(null);
  const [asked, ask] = useState<WhatIfLink | null>(null);
  const taking = useMutation({
    mutationFn: ({ id }: WhatIfLink) => takeBackWhatIfLink(gameId, id),
    onSuccess: (_, { id }) => {
      ask(null);
      notify(a('whatIf.takenBack'));
      // what was pressed goes with its row
      summary.current?.focus();
      queries.setQueryData(reading.whatIfLinks(gameId).queryKey, (now) =>
        now?.filter((link) => link.id !== id),
      );
    },
    onError: (error) => {
      ask(null);
      notify(failureText(t, error), { title: a('whatIf.takeBackFailed'), tone: 'error' });
    },
  });
  return (
    <details className={isBelow ? 'mt-3 border-t-2 border-line pt-1' : undefined}>
      <summary ref={summary} className="min-h-11 cursor-pointer py-2.5 font-bold">
        {a('whatIf.links', { count: links.length })}
      </summary>
      <ul className="divide-y-2 divide-line">
        {links.map((link) => (
          <Link key={link.id} link={link} played={played} onTakeBack={() => ask(link)} />
        ))}
      </ul>
      <AlertDialog
        open={asked !== null}
        title={a('whatIf.takeBackQuestion')}
        text={a('whatIf.takeBackText')}
        confirm={a('whatIf.takeBack')}
        cancel={a('whatIf.takeBackKeep')}
        busy={taking.isPending}
        onConfirm={() => asked && taking.mutate(asked)}
        onCancel={() => ask(null)}
      />
    </details>
  );
};

interface LinkProps {
  link: WhatIfLink;
  played: Played;
  onTakeBack: () => void;
}

const Link = ({ link: { rules, createdAt }, played, onTakeBack }: LinkProps) => {
  const a = useAfterTexts();
  const moment = useMomentText();
  const inWords = useRulesInWords();
  const aboutId = useId();
  const said = inWords(rules, played).map(({ words }) => words);
  const words = said.length > 0 ? said.join(' · ') : a('whatIf.linkUnread');
  return (
    <li data-testid="what-if-shared" className="flex flex-wrap items-center gap-x-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere">{withFormulas(words)}</p>
        <p id={aboutId} className="mt-1 text-sm text-muted">
          {a('whatIf.linkDay', { day: moment(createdAt) })}
        </p>
      </div>
      <Button
        tone="quiet"
        className="-mx-3 shrink-0"
        aria-label={a('whatIf.takeBackOne', { rules: words })}
        aria-describedby={aboutId}
        onClick={onTakeBack}
      >
        {a('whatIf.takeBack')}
      </Button>
    </li>
  );
};
