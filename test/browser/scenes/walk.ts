import { accountJourney } from './account';
import { authorsJourney } from './authors';
import { bankJourney } from './bank';
import { contentJourney } from './content';
import { eveningJourney } from './evening';
import { hostingJourney } from './hosting';
import { kindsJourney } from './kinds';
import { leaguesJourney } from './leagues';
import { lobbyJourney } from './lobby';
import { nightJourney } from './night';
import { operatorJourney } from './operator';
import { ownPaceJourney } from './own-pace';
import { photoFinishJourney } from './photo-finish';
import { practiceJourney } from './practice';
import { roomsJourney } from './rooms';
import { type JourneyName, scenes } from './scene';
import { seriesJourney } from './series';
import { sharingJourney } from './sharing';
import { stepsJourney } from './steps';
import { Tour, type TourOptions } from './tour';
import { tvJourney } from './tv';
import { visitorJourney } from './visitor';

const journeys: Record<JourneyName, (tour: Tour) => Promise<void>> = {
  visitor: visitorJourney,
  practice: practiceJourney,
  account: accountJourney,
  operator: operatorJourney,
  hosting: hostingJourney,
  bank: bankJourney,
  content: contentJourney,
  leagues: leaguesJourney,
  sharing: sharingJourney,
  series: seriesJourney,
  ownPace: ownPaceJourney,
  authors: authorsJourney,
  lobby: lobbyJourney,
  rooms: roomsJourney,
  tv: tvJourney,
  steps: stepsJourney,
  night: nightJourney,
  evening: eveningJourney,
  kinds: kindsJourney,
  'photo finish': photoFinishJourney,
};

/** Goes one journey and visits each of its scenes once. */
export const walk = async (journey: JourneyName, options: TourOptions): Promise<void> => {
  const tour = new Tour(options);
  try {
    await journeys[journey](tour);
  } finally {
    await tour.end();
  }
  const left = Object.keys(scenes[journey]).filter((name) => !tour.shown.some((shown) => shown === name));
  if (left.length > 0) throw new Error(`The journey "${journey}" does not come by: ${left.join(', ')}`);
};
