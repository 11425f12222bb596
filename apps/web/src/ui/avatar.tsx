import type { UserView } from '@clockbeat/domain';
import { useState } from 'react';
import { classNames } from './class-names.js';
import { initialsOf } from './initials.js';

/** A person's picture; the initials where there is none, or where it doesn't come. Says nothing to a screen reader. */
export const Avatar = ({ user, className }: { user: UserView; className: string }) => {
  const [failed, setFailed] = useState<string | null>(null);
  const { profileImageUrl: picture } = user;
  const shape = 'shrink-0 rounded-full';
  if (picture && picture !== failed) {
    return (
      <img
        src={picture}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setFailed(picture)}
        className={classNames(shape, 'object-cover', className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        shape,
        'grid place-items-center bg-volt font-display font-extrabold text-ink',
        className,
      )}
    >
      {initialsOf(user)}
    </span>
  );
};
