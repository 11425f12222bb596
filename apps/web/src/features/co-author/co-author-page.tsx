import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { beginCoAuthoring } from '../../api/co-authors.js';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { Accept, Invited, SignInToAccept, useLinkSecret } from '../../frame/invited.js';
import { useSessionStatus } from '../../frame/session.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { paths } from '../../paths.js';
import { failureText } from '../../texts/problem-text.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { ButtonLink } from '../../ui/button.js';
import { Loading } from '../../ui/loading.js';
import { MessagePage, Unavailable } from '../../ui/message-page.js';

/** /co-author/{setId}#{secret}: the link by which the owner of a set lets somebody else write it, too. */
const CoAuthorPage = () => {
  const t = useQuestionsTexts();
  usePageTitle(t('coAuthor.pageTitle'));
  const { setId = '' } = useParams();
  return <Invitation setId={setId} secret={useLinkSecret()} />;
};
export default CoAuthorPage;

interface Link {
  setId: string;
  secret: string;
}

/** Whose set it is, for whoever has the link; who writes it already goes on to it. */
const Invitation = ({ setId, secret }: Link) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const session = useSessionStatus();
  const signedIn = session.state === 'signed-in';
  const set = useQuery({ ...reading.set(setId, null), enabled: signedIn, retry: false });
  const invitation = useQuery(reading.coAuthorInvitation(setId, secret));
  if (session.state === 'loading' || invitation.isPending || (signedIn && set.isPending))
    return <Loading text={common('common.loading')} />;
  if (set.data) return <Navigate to={paths.editSet(setId)} replace />;
  if (invitation.isError) {
    const isOver = invitation.error instanceof ApiError && invitation.error.statusCode === 404;
    if (!isOver) return <Unavailable again={invitation.refetch} />;
    return (
      <MessagePage title={t('coAuthor.overTitle')} text={t('coAuthor.overText')}>
        <ButtonLink to={paths.savedSets} tone="main">
          {t('sets.listTitle')}
        </ButtonLink>
      </MessagePage>
    );
  }
  const { title, owner } = invitation.data;
  return (
    <Invited
      lead={owner === null ? t('coAuthor.invitedBySomebody') : t('coAuthor.invitedBy', { owner })}
      title={title}
      text={t('coAuthor.may')}
    >
      {signedIn ? (
        <Begin setId={setId} secret={secret} />
      ) : (
        <SignInToAccept text={t('coAuthor.signIn')} to={paths.coAuthor(setId)} />
      )}
    </Invited>
  );
};

const Begin = ({ setId, secret }: Link) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const begin = async (): Promise<void> => {
    await beginCoAuthoring(setId, secret);
    void queries.invalidateQueries(reading.sets(null));
    // that it was not there is what was known of it
    queries.removeQueries(reading.set(setId, null));
    void navigate(paths.editSet(setId), { replace: true });
  };
  const failureIn = (error: unknown): string => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'unknown_code') void queries.invalidateQueries(reading.coAuthorInvitation(setId, secret));
    return code === 'conflict' ? t('coAuthor.full') : failureText(common, error);
  };
  return <Accept label={t('coAuthor.begin')} accept={begin} failureIn={failureIn} />;
};
