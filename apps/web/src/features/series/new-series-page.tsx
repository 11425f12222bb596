import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mySeries } from '../../api/planned.js';
import { makeSeries } from '../../api/series.js';
import { DeskPage } from '../../frame/desk-page.js';
import { ownZone } from '../../frame/schedule-words.js';
import { localDate } from '../../lib/local-time.js';
import { paths } from '../../paths.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { BackToSeries } from './back-to-series.js';
import { newDraft } from './series-draft.js';
import { SeriesForm } from './series-form.js';

/** /dashboard/series/new */
const NewSeriesPage = () => {
  const t = useEveningsTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [begin] = useState(() => newDraft(localDate(new Date()), ownZone()));
  return (
    <DeskPage title={t('series.newTitle')} aside={<BackToSeries />}>
      <div className="pb-12">
        <SeriesForm
          begin={begin}
          label={t('series.create')}
          send={async (body) => {
            const made = await makeSeries(body);
            queries.setQueryData(mySeries.queryKey, (now) => now && [made, ...now]);
            await navigate(paths.editSeries(made.id), { replace: true });
          }}
        />
      </div>
    </DeskPage>
  );
};
export default NewSeriesPage;
