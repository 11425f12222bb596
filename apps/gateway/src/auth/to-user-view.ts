import type { UserView } from '@clockbeat/domain';
import type { User } from '@clockbeat/persistence';

/** What an account may see of itself: an allow-list, so that a new column stays in the house. */
export const toUserView = (user: User): UserView => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  username: user.username,
  bio: user.bio,
  isProfileComplete: user.isProfileComplete,
  createdAt: user.createdAt.toISOString(),
});
