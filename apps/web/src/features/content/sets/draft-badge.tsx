import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Badge } from '../../../ui/badge.js';

/** Whether a set is still being made (SETS-06). */
export const DraftBadge = ({ isDraft }: { isDraft: boolean }) => {
  const t = useDeskTexts();
  return <Badge tone={isDraft ? 'plain' : 'good'}>{t(isDraft ? 'sets.draft' : 'sets.ready')}</Badge>;
};
