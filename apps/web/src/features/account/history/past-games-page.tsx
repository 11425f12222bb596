import { AccountPage } from '../../../shared/account-page.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ListSkeleton } from '../list-skeleton.js';
import { PastGames } from './past-games.js';

/** Games this account has hosted. */
const PastGamesPage = () => {
  usePageTitle(useDeskTexts()('history.title'));
  return <AccountPage waiting={<ListSkeleton />}>{() => <PastGames />}</AccountPage>;
};
export default PastGamesPage;
