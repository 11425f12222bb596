import { Guarded } from '../../shared/guarded.js';
import { SignInFirst } from '../../shared/sign-in-first.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useSessionStatus } from '../../shared/use-session-status.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { SavedList } from './saved-list.js';

/** /my-trivia: the signed-in user's games, to be played along or to start the next one from. */
const MyTriviaPage = () => {
  const t = useRoomTexts();
  usePageTitle(t('myTrivia.title'));
  const session = useSessionStatus();
  if (session.state === 'signed-out') return <SignInFirst />;
  return <Guarded>{(user) => <SavedList userId={user.id} />}</Guarded>;
};
export default MyTriviaPage;
