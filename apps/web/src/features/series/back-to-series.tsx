import { paths } from '../../paths.js';
import { useEveningsTexts } from '../../texts/evenings-texts.js';
import { ButtonLink } from '../../ui/button.js';

/** The way back to the list. */
export const BackToSeries = () => (
  <ButtonLink to={paths.series} tone="quiet" className="-mx-3">
    {useEveningsTexts()('series.all')}
  </ButtonLink>
);
