import type { PipeTransform } from '@nestjs/common';

/**
 * In lower case, as we write ids: PostgreSQL takes them in any, but sessions, logs of games, lines of the audit log and the rule
 * that nobody acts on the own account compare texts.
 */
export const asWritten = (id: string): string => id.toLowerCase();
export const accountId: PipeTransform<string, string> = { transform: asWritten };
