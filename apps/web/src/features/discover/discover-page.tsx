import { type SetLength, setCategories, setLengths, sharedSetLimits } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sharedReading } from '../../api/public-set-queries.js';
import type { SharedSetFilter } from '../../api/public-sets.js';
import { inOne } from '../../api/queries.js';
import { DeskPage } from '../../frame/desk-page.js';
import { SetItem } from '../../frame/shared-sets/set-item.js';
import { languageChoices } from '../../frame/shared-sets/set-languages.js';
import { useSettled } from '../../lib/use-settled.js';
import { paths } from '../../paths.js';
import { useDiscoverTexts } from '../../texts/discover-texts.js';
import { useLanguage } from '../../texts/language-context.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { NothingFound } from '../../ui/desk/list-search.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/field.js';
import { LoadFailed } from '../../ui/message-page.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

/** /discover: the sets that are public here. What they are looked for by stands in the address, so that one comes back to it. */
const DiscoverPage = () => {
  const t = useDiscoverTexts();
  const { filter, isAny, change, clear } = useFilter();
  const [text, setText] = useState(filter.q);
  const found = useInfiniteQuery(sharedReading.found(filter));
  const sets = found.data ? inOne(found.data) : [];
  const nothing = found.isSuccess && sets.length === 0;
  return (
    <DeskPage title={t('search.title')} lead={t('search.lead')}>
      <Search text={text} setText={setText} filter={filter} change={change} />
      {found.isPending && <ListSkeleton />}
      {found.isError && sets.length === 0 && (
        <LoadFailed text={t('search.failed')} again={() => void found.refetch()} />
      )}
      {nothing && isAny && <NothingPublic />}
      {nothing && !isAny && (
        <NothingFound
          title={t('search.nothingFound')}
          text={t('search.nothingFoundText')}
          clear={t('search.clear')}
          onClear={() => {
            clear();
            setText('');
          }}
        />
      )}
      <ul aria-label={t('search.list')} className="mt-4 empty:hidden">
        {sets.map((set) => (
          <SetItem key={set.token} set={set} />
        ))}
      </ul>
      <div className="pb-12">
        {found.hasNextPage && (
          <Button className="mt-6" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('search.more')}
          </Button>
        )}
      </div>
    </DeskPage>
  );
};
export default DiscoverPage;

const fields = ['q', 'category', 'language', 'length'] as const;

/** What the address asks for. */
const useFilter = () => {
  const [query, setQuery] = useSearchParams();
  const said = (name: (typeof fields)[number]): string => query.get(name)?.trim() ?? '';
  const filter: SharedSetFilter = {
    q: said('q').slice(0, sharedSetLimits.search),
    category: said('category'),
    language: said('language'),
    length: setLengths.find((length) => length === said('length')) ?? '',
  };
  return {
    filter,
    isAny: fields.every((name) => filter[name] === ''),
    change: (name: (typeof fields)[number], value: string): void =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    clear: (): void => setQuery({}, { replace: true }),
  };
};

/** A hand that types is not asked after each letter. */
const typingMs = 300;
const any = 'any';

interface SearchProps {
  /** As it is typed. */
  text: string;
  setText: (text: string) => void;
  filter: SharedSetFilter;
  change: (name: keyof SharedSetFilter, value: string) => void;
}

const Search = ({ text, setText, filter, change }: SearchProps) => {
  const t = useDiscoverTexts();
  const { language: reader } = useLanguage();
  /** On a phone the choices would stand where the sets are to be seen. */
  const [narrowing, setNarrowing] = useState(filter.category + filter.language + filter.length !== '');
  const settled = useSettled(text.trim(), typingMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed goes into the address, once
  useEffect(() => {
    if (settled !== filter.q) change('q', settled);
  }, [settled]);
  const categories = new Set<string>([...setCategories, ...(filter.category ? [filter.category] : [])]);
  const lengths: Record<SetLength, string> = {
    short: t('search.short'),
    medium: t('search.medium'),
    long: t('search.long'),
  };
  return (
    <search className="mt-6">
      <TextField
        type="search"
        label={t('search.search')}
        placeholder={t('search.searchHint')}
        value={text}
        maxLength={sharedSetLimits.search}
        onChange={(event) => setText(event.target.value)}
        enterKeyHint="search"
      />
      <Button
        tone="quiet"
        className="-mt-3 -ms-3 sm:hidden"
        aria-expanded={narrowing}
        onClick={() => setNarrowing(!narrowing)}
      >
        {t('search.narrow')}
      </Button>
      <div className={classNames('grid gap-x-4 sm:grid-cols-3', !narrowing && 'max-sm:hidden')}>
        <Choice
          label={t('search.category')}
          any={t('search.anyCategory')}
          options={[...categories].map((value) => ({ value, label: value }))}
          value={filter.category}
          onChange={(value) => change('category', value)}
        />
        <Choice
          label={t('search.language')}
          any={t('search.anyLanguage')}
          options={languageChoices(reader, filter.language)}
          value={filter.language}
          onChange={(value) => change('language', value)}
        />
        <Choice
          label={t('search.length')}
          any={t('search.anyLength')}
          options={setLengths.map((value) => ({ value, label: lengths[value] }))}
          value={filter.length}
          onChange={(value) => change('length', value)}
        />
      </div>
    </search>
  );
};

interface ChoiceProps {
  label: string;
  /** What stands there while nothing is chosen, and takes a choice back. */
  any: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

const Choice = ({ label, any: all, options, value, onChange }: ChoiceProps) => (
  <Select
    label={label}
    placeholder={all}
    options={[{ value: any, label: all }, ...options]}
    value={value || any}
    onChange={(chosen) => onChange(chosen === any ? '' : chosen)}
  />
);

/** Nobody has shared anything so far. */
const NothingPublic = () => {
  const t = useDiscoverTexts();
  return (
    <section className="mt-4 border-t-2 border-line pt-6">
      <h2 className="text-xl">{t('search.emptyTitle')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{t('search.emptyText')}</p>
      <ButtonLink to={paths.savedSets} tone="main">
        {t('search.toMine')}
      </ButtonLink>
    </section>
  );
};

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

const ListSkeleton = () => (
  <Skeleton text={useDiscoverTexts()('search.loading')} className="mt-4">
    {rows.map((row) => (
      <div key={row} className="border-t-2 border-line py-4">
        <Bone className="h-6 w-64 max-w-full" />
        <Bone className="mt-2 h-5 w-32" />
        <Bone className="mt-2 h-4 w-96 max-w-full" />
      </div>
    ))}
  </Skeleton>
);
