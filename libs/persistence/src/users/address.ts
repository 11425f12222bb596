import type { EntityManager } from 'typeorm';

/** The address of who signs in is that of an account which this sign-in may not have. */
export class AddressTaken extends Error {
  constructor() {
    super('The address belongs to an account that signs in another way');
    this.name = 'AddressTaken';
  }
}

/** Until the transaction ends: two sign-ins of one person at once are one account. `email` is in lower case. */
export const lockAddress = async (manager: EntityManager, email: string): Promise<void> => {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 11))', [email]);
};
