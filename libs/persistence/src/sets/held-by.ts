import { Brackets, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { SavedSetEntity } from './saved-set.entity.js';
import type { SetHolder } from './saved-set.types.js';

/** The sets of this holder, under the alias "saved"; of nobody: none. */
export const heldBy = (
  manager: EntityManager,
  { userId, guestSessionId }: SetHolder,
): SelectQueryBuilder<SavedSetEntity> =>
  manager.createQueryBuilder(SavedSetEntity, 'saved').where(
    new Brackets((either) => {
      either.where('false');
      if (userId !== null) either.orWhere('saved.created_by = :userId', { userId });
      if (guestSessionId !== null)
        either.orWhere('saved.guest_session_id = :guestSessionId', { guestSessionId });
    }),
  );
