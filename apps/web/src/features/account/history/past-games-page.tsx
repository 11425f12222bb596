import { usePageTitle } from '../../../shared/use-page-title.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { AccountPage } from '../account-page.js';
import { ListSkeleton } from '../list-skeleton.js';
import { PastGames } from './past-games.js';

/** Games this account has hosted. */
const PastGamesPage = () => {
  usePageTitle(useDeskTexts()('history.title'));
  return <AccountPage waiting={<ListSkeleton />}>{() => <PastGames />}</AccountPage>;
};
export default PastGamesPage;
