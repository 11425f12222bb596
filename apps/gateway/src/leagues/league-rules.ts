import type { LeagueRules } from '@clockbeat/domain';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { outlineOf } from '../http/body-outline.js';
import { unavailable } from '../http/http-problem.js';
import { LeagueRulesDto } from './leagues.dto.js';

/** Rules as they were stored, by the same checks as when they were sent. A newer release's are refused: another table would be shown. */
export const storedLeagueRules = (stored: unknown): LeagueRules => {
  const { body, unknown } = outlineOf(LeagueRulesDto)(stored);
  const rules = plainToInstance(LeagueRulesDto, body);
  if (unknown.length > 0 || validateSync(rules).length > 0) throw unavailable();
  return { ...rules };
};
