import type { UserView } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { classNames } from './class-names.js';
import { initialsOf } from './initials.js';

/**
 * A person's picture; the initials where there is none, or where it doesn't come. Says nothing to a screen reader:
 * the initials are drawn by the style sheet, so that they are no words of the button in which they may stand.
 */
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
      data-initials={initialsOf(user)}
      className={classNames(
        shape,
        'grid place-items-center bg-volt font-display font-extrabold text-ink before:content-[attr(data-initials)]',
        className,
      )}
    />
  );
};
