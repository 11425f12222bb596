import { useDeskTexts } from '../../texts/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { Bone, Skeleton } from '../../ui/skeleton.js';

interface FactsProps {
  facts: readonly { label: string; value: string }[];
}

/** What belongs to one line of a list, each with its name. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-2">
    {facts.map(({ label, value }) => (
      <div key={label} className="min-w-16">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="numbers font-bold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

const rows = ['first', 'second', 'third', 'fourth'];

/** A page with a list before it is there. */
export const ListSkeleton = () => (
  <Skeleton text={useTexts()('common.loading')} className="mx-auto w-full max-w-5xl px-5 pt-6 sm:pt-10">
    <Bone className="h-10 w-72 max-w-full sm:h-12" />
    <div className="mt-6 divide-y-2 divide-line">
      {rows.map((row) => (
        <div key={row} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
          <div className="min-w-0 grow basis-72">
            <Bone className="h-6 w-56 max-w-full" />
            <Bone className="mt-3 h-4 w-80 max-w-full" />
          </div>
          <Bone className="h-11 w-40 rounded-full" />
        </div>
      ))}
    </div>
  </Skeleton>
);

interface ShowMoreProps {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** The rest of a long list, a page at a time. */
export const ShowMore = ({ pages }: ShowMoreProps) => {
  const t = useDeskTexts();
  if (!pages.hasNextPage) return null;
  return (
    <Button className="mt-6" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
      {t('history.more')}
    </Button>
  );
};
