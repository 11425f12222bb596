import type { LeagueView } from '@clockbeat/domain/contract';

/** What a part of a league's page does with it: it shows it, and keeps what a call answered. */
export interface LeaguePart {
  league: LeagueView;
  onChanged: (now: LeagueView) => void;
}
