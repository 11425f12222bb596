import { BackToDashboard, DeskPage } from '../../frame/desk-page.js';
import type { Passed } from '../../frame/gates.js';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { Tabs } from '../../ui/desk/tabs.js';
import { MessagePage } from '../../ui/message-page.js';
import { AccountsPart } from './accounts-part.js';
import { AuditPart } from './audit-part.js';
import { BankPart } from './bank-part.js';
import { FeedbackPart } from './feedback-part.js';
import { GamesPart } from './games-part.js';
import { InstallationPart } from './installation-part.js';
import { NewsletterPart } from './newsletter-part.js';
import { ReportedSetsPart } from './reported-sets-part.js';
import { ReportsPart } from './reports-part.js';

/** What whoever looks after the installation sees and does. Whether the account may is for the server to say with each call. */
const OperatorPage = ({ account: user }: Pick<Passed, 'account'>) => {
  const t = useOperatorTexts();
  if (!user.roles?.includes('operator'))
    return (
      <MessagePage title={t('operator.notForYou')} text={t('operator.notForYouText')}>
        <BackToDashboard />
      </MessagePage>
    );
  return (
    <DeskPage title={t('operator.title')} lead={t('operator.lead')} aside={<BackToDashboard />} wide>
      <div className="mt-6 min-w-0 pb-12">
        <Tabs
          label={t('operator.title')}
          tabs={[
            { value: 'accounts', label: t('operator.accounts'), content: <AccountsPart ownId={user.id} /> },
            { value: 'games', label: t('operator.games'), content: <GamesPart /> },
            { value: 'reports', label: t('operator.reports'), content: <ReportsPart ownId={user.id} /> },
            { value: 'sets', label: t('operator.sets'), content: <ReportedSetsPart ownId={user.id} /> },
            { value: 'bank', label: t('operator.bank'), content: <BankPart /> },
            { value: 'feedback', label: t('operator.feedback'), content: <FeedbackPart /> },
            { value: 'newsletter', label: t('operator.newsletter'), content: <NewsletterPart /> },
            { value: 'installation', label: t('operator.installation'), content: <InstallationPart /> },
            { value: 'audit', label: t('operator.audit'), content: <AuditPart /> },
          ]}
        />
      </div>
    </DeskPage>
  );
};
export default OperatorPage;
