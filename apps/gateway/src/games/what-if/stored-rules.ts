import type { OtherRules } from '@clockbeat/domain';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { outlineOf } from '../../http/body-outline.js';
import { OtherRulesDto } from './other-rules.dto.js';

/** Rules as they were stored, by the same checks as when they were sent; null: this release knows no such rules. */
export const storedRules = (stored: unknown): OtherRules | null => {
  const { body, unknown } = outlineOf(OtherRulesDto)(stored);
  if (unknown.length > 0) return null;
  const rules = plainToInstance(OtherRulesDto, body);
  return validateSync(rules).length > 0 ? null : rules;
};
