import type { EntityManager } from 'typeorm';
import type { Transaction } from './quotas.js';

/** The transaction that a manager of TypeORM is in, asked as the driver is asked. */
export const transactionOf = (manager: EntityManager): Transaction => ({
  query: async <T extends object>(text: string, values: unknown[]) => ({
    rows: await manager.query<T[]>(text, values),
  }),
});
