import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ContentAccess } from './content-access.js';
import { EditSetSkeleton } from './edit-set-skeleton.js';
import { LoadedSet } from './loaded-set.js';

/** One saved set: its details, its questions, and the way to a game. */
const EditSetPage = () => {
  const { setId = '' } = useParams();
  usePageTitle(useDeskTexts()('sets.editTitle'));
  return (
    <ContentAccess waiting={<EditSetSkeleton />}>
      {(guest) => <LoadedSet key={setId} setId={setId} guest={guest} />}
    </ContentAccess>
  );
};
export default EditSetPage;
