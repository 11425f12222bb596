import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getCategories } from '../../../api/get-categories.js';
import { paths } from '../../../paths.js';
import { readOnce } from '../../../shared/read-once.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ButtonLink } from '../../../ui/button.js';

/** Where else one can go from here: bank, history, account. */
export const WaysOn = ({ totalPlayers }: { totalPlayers: number | null }) => {
  const t = useDeskTexts();
  const bank = useQuery({
    queryKey: ['account', 'categories'],
    queryFn: ({ signal }) => getCategories(signal),
    ...readOnce,
  });
  return (
    <div className="mt-14 grid gap-x-10 gap-y-8 md:grid-cols-3">
      <Way
        to={paths.bank}
        title={t('dashboard.bankTitle')}
        text={bank.data ? t('dashboard.bankCount', { count: bank.data.total }) : t('dashboard.bankText')}
      >
        <ButtonLink to={paths.bank} tone="quiet">
          {t('dashboard.browseCategories')}
        </ButtonLink>
        <ButtonLink to={paths.questionSource} tone="quiet">
          {t('dashboard.quickGame')}
        </ButtonLink>
      </Way>
      <Way title={t('dashboard.hostedTitle')} text={t('dashboard.hostedText')}>
        <ButtonLink to={paths.pastGames} tone="quiet">
          {t('dashboard.history')}
        </ButtonLink>
        <ButtonLink to={paths.insights} tone="quiet">
          {t('insights.title')}
        </ButtonLink>
        <ButtonLink to={paths.leaderboards} tone="quiet">
          {t('dashboard.boardsTitle')}
        </ButtonLink>
      </Way>
      <Way
        title={t('dashboard.accountTitle')}
        text={totalPlayers === null ? '' : t('dashboard.accountText', { count: totalPlayers })}
      >
        <ButtonLink to={paths.profileEdit} tone="quiet">
          {t('dashboard.editProfile')}
        </ButtonLink>
        <ButtonLink to={paths.profileSettings} tone="quiet">
          {t('dashboard.settings')}
        </ButtonLink>
      </Way>
    </div>
  );
};

interface WayProps {
  /** Where the title leads. */
  to?: string;
  title: string;
  text: string;
  children: ReactNode;
}

const Way = ({ to, title, text, children }: WayProps) => (
  <section className="border-t-2 border-line pt-4">
    <h2 className="text-xl">
      {to ? (
        <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
          {title}
        </Link>
      ) : (
        title
      )}
    </h2>
    <p className="mt-1 text-muted">{text}</p>
    <p className="mt-1 -ml-3 flex flex-wrap">{children}</p>
  </section>
);
