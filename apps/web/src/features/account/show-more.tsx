import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button } from '../../ui/button.js';

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
