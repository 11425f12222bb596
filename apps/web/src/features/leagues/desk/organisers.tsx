import type { LeagueView } from '@clockbeat/domain/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leagueReading } from '../../../api/league-queries.js';
import { dismissOrganiser, endOrganiserLink, makeOrganiserLink } from '../../../api/leagues.js';
import { ByLink } from '../../../frame/by-link.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { Button } from '../../../ui/button.js';
import { ModalBox } from '../../../ui/modal.js';

/** Who runs the league beside its owner: a press away from it. */
export const Organisers = ({ league }: { league: LeagueView }) => {
  const t = useLeaguesTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="mt-10 border-t-2 border-line pt-4">
      <Button tone="quiet" className="-ms-3" onClick={() => setOpen(true)}>
        {t('leagues.organisers')}
      </Button>
      {isOpen && (
        <ModalBox title={t('leagues.organisers')} onClose={() => setOpen(false)}>
          <LetIn league={league} />
          <div className="mt-5 flex justify-end">
            <Button onClick={() => setOpen(false)}>{t('leagues.close')}</Button>
          </div>
        </ModalBox>
      )}
    </p>
  );
};

const LetIn = ({ league: { id, title } }: { league: LeagueView }) => {
  const t = useLeaguesTexts();
  const queries = useQueryClient();
  return (
    <ByLink
      words={{
        text: t('leagues.letInText'),
        make: t('leagues.makeLink'),
        linkText: t('leagues.linkText'),
        copy: t('leagues.copy'),
        copied: t('leagues.copied'),
        end: t('leagues.endLink'),
        people: t('leagues.organisers'),
        takeBack: t('leagues.takeBack'),
        takeBackFrom: (name) => t('leagues.takeBackFrom', { name }),
        takeBackText: t('leagues.takeBackText'),
      }}
      title={title}
      list={useQuery(leagueReading.organisers(id))}
      peopleIn={({ organisers }) =>
        organisers.map(({ id: userId, name }, place) => ({
          id: userId,
          name: name ?? t('leagues.nameless', { number: place + 1 }),
        }))
      }
      make={() => makeOrganiserLink(id)}
      end={() => endOrganiserLink(id)}
      dismiss={(userId) => dismissOrganiser(id, userId)}
      onChanged={(now) => queries.setQueryData(leagueReading.organisers(id).queryKey, now)}
    />
  );
};
