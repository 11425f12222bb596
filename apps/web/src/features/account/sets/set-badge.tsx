import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Badge } from '../../../ui/badge.js';

/** Whether a set is still being made. */
export const SetBadge = ({ isDraft }: { isDraft: boolean }) => {
  const t = useDeskTexts();
  return <Badge tone={isDraft ? 'plain' : 'good'}>{t(isDraft ? 'saved.draft' : 'saved.ready')}</Badge>;
};
