import type { UserView } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.js';
import { Avatar } from '../ui/avatar.js';
import { DropDownMenu } from './drop-down-menu.js';

/** Who is signed in, and what opens from that. */
export const ProfileMenu = ({ user, children }: { user: UserView; children: ReactNode }) => {
  const t = useTexts();
  return (
    <DropDownMenu
      id="profile-menu"
      label={t('common.profileMenu')}
      face={() => <Avatar user={user} className="size-9 text-sm" />}
      className="ml-1"
    >
      <p className="max-w-64 truncate px-3 pt-1 pb-2 text-sm text-muted">{user.email}</p>
      <div className="flex flex-col">{children}</div>
    </DropDownMenu>
  );
};
