import type { AuthStatus, UserView } from '@clockbeat/domain';

/** An account, as its owner sees it. */
export class UserDto implements UserView {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** The picture of the Google account. */
  profileImageUrl: string | null;
  username: string | null;
  bio: string | null;
  isProfileComplete: boolean;
  createdAt: string;
}

/** Whether somebody is signed in, and who. */
export class AuthStatusDto implements AuthStatus {
  authenticated: boolean;
  user: UserDto | null;
}
