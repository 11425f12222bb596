import { usePageTitle } from '../../../shared/use-page-title.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ContentAccess } from './content-access.js';
import { MyContent } from './my-content.js';
import { MyContentSkeleton } from './my-content-skeleton.js';

/** What the host has brought along: uploaded questions by category, and saved sets. */
const MyContentPage = () => {
  usePageTitle(useDeskTexts()('sets.listTitle'));
  return (
    <ContentAccess waiting={<MyContentSkeleton />}>
      {(guest) => <MyContent key={guest ?? 'account'} guest={guest} />}
    </ContentAccess>
  );
};
export default MyContentPage;
