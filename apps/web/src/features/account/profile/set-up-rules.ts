import { limits, usernamePattern } from '@clockbeat/domain/contract';

type UsernameError = 'profile.usernameNeeded' | 'profile.usernameLength' | 'profile.usernamePattern';
interface SetUpErrors {
  username?: UsernameError;
  bio?: 'profile.bioTooLong';
}

const { min, max } = limits.username;

/** What is wrong with a new profile, by field (specification, section 5); empty when nothing is. */
export const setUpErrors = ({ username, bio }: { username: string; bio: string }): SetUpErrors => {
  const wrongName = usernameError(username.trim());
  return {
    ...(wrongName === null ? {} : { username: wrongName }),
    ...([...bio].length > limits.bio ? { bio: 'profile.bioTooLong' } : {}),
  };
};

const usernameError = (username: string): UsernameError | null => {
  if (username === '') return 'profile.usernameNeeded';
  if (!usernamePattern.test(username)) return 'profile.usernamePattern';
  return username.length < min || username.length > max ? 'profile.usernameLength' : null;
};
