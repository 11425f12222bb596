import type { UserView } from '@clockbeat/domain';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../texts/texts.js';
import { Avatar } from '../ui/avatar.js';
import { useDropDown } from '../ui/use-drop-down.js';

/** Who is signed in, and what opens from that. The browser's own elements: the bar is on the player's way in too. */
export const ProfileMenu = ({ user, children }: { user: UserView; children: ReactNode }) => {
  const t = useTexts();
  const { open, setOpen, button, whole } = useDropDown(useLocation().key);
  return (
    <div ref={whole} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="profile-menu"
        aria-label={t('common.profileMenu')}
        onClick={() => setOpen(!open)}
        className="ml-1 grid size-11 place-items-center rounded-full"
      >
        <Avatar user={user} className="size-9 text-sm" />
      </button>
      <div
        id="profile-menu"
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-1 min-w-56 animate-rise rounded-card border-2 border-line bg-surface p-2 shadow-xl"
      >
        <p className="max-w-64 truncate px-3 pt-1 pb-2 text-sm text-muted">{user.email}</p>
        <div className="flex flex-col">{children}</div>
      </div>
    </div>
  );
};
