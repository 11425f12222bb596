import { AccountPage } from '../../../shared/account-page.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ListSkeleton } from '../list-skeleton.js';
import { SavedTrivia } from './saved-trivia.js';

/** All saved sets of the account. */
const SavedTriviaPage = () => {
  usePageTitle(useDeskTexts()('saved.title'));
  return <AccountPage waiting={<ListSkeleton />}>{() => <SavedTrivia />}</AccountPage>;
};
export default SavedTriviaPage;
