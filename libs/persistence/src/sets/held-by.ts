import { Brackets, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { SavedSetEntity } from './saved-set.entity.js';
import type { SetHolder } from './saved-set.types.js';

/** The sets of this holder, under the alias "saved"; of nobody: none. With those of others that the account edits with them. */
export const heldBy = (manager: EntityManager, holder: SetHolder): SelectQueryBuilder<SavedSetEntity> =>
  of(manager, holder, true);

/** Only what is the holder's own. */
export const ownedBy = (manager: EntityManager, holder: SetHolder): SelectQueryBuilder<SavedSetEntity> =>
  of(manager, holder, false);

/** By an index each: as one condition with an "or" it would be every set there is. */
const coAuthored =
  'saved.id = any(array(select set_id from set_co_authors where set_co_authors.user_id = :userId))';

const of = (
  manager: EntityManager,
  { userId, guestSessionId }: SetHolder,
  withOthers: boolean,
): SelectQueryBuilder<SavedSetEntity> =>
  manager.createQueryBuilder(SavedSetEntity, 'saved').where(
    new Brackets((either) => {
      either.where('false');
      if (userId !== null) either.orWhere('saved.created_by = :userId', { userId });
      if (userId !== null && withOthers) either.orWhere(coAuthored, { userId });
      if (guestSessionId !== null)
        either.orWhere('saved.guest_session_id = :guestSessionId', { guestSessionId });
    }),
  );
