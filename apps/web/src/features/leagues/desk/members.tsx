import { type LeagueMemberView, limits } from '@clockbeat/domain/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addMembers, freeMember, getLeague, removeMember, renameMember } from '../../../api/leagues.js';
import { ApiError } from '../../../api/request.js';
import { tellFailure } from '../../../frame/failures.js';
import { useForm } from '../../../frame/form.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { failureText } from '../../../texts/problem-text.js';
import { useTexts } from '../../../texts/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/desk/dialogs.js';
import { Menu } from '../../../ui/desk/menu.js';
import { FailureNote, TextField } from '../../../ui/field.js';
import { TextArea } from '../../../ui/text-area.js';
import type { LeaguePart } from './league-part.js';

/** Who is in the league, and by what they hold their names. */
export const Members = ({ league, onChanged }: LeaguePart) => {
  const t = useLeaguesTexts();
  const { members, endedAt } = league;
  return (
    <section className="mt-10 border-t-2 border-line pt-4">
      <h2 className="text-xl">{t('leagues.members')}</h2>
      {members.length === 0 && <p className="mt-2 text-muted">{t('leagues.membersEmpty')}</p>}
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {members.map((member) => (
          <Member key={member.id} member={member} league={league} onChanged={onChanged} />
        ))}
      </ul>
      {endedAt === null && <AddMembers league={league} onChanged={onChanged} />}
    </section>
  );
};

const Member = ({ member, league, onChanged }: LeaguePart & { member: LeagueMemberView }) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const [renaming, setRenaming] = useState(false);
  const { id, name, heldBy } = member;
  const change = useMutation({
    mutationFn: (what: 'free' | 'remove') =>
      what === 'free' ? freeMember(league.id, id) : removeMember(league.id, id),
    onSuccess: onChanged,
    onError: (error) => tellFailure(common, error),
  });
  const goesOn = league.endedAt === null;
  return (
    <li data-testid="member" className="flex items-center gap-2 border-b border-line py-1">
      <span className="min-w-0 grow">
        <span dir="auto" className="block font-bold wrap-anywhere">
          {name}
        </span>
        {heldBy && (
          <span className="text-sm text-muted">
            {t('leagues.heldBy')} {t(heldBy === 'pin' ? 'leagues.byPin' : 'leagues.byAccount')}
          </span>
        )}
      </span>
      <Menu
        trigger={
          <Button tone="quiet" aria-label={t('leagues.moreOf', { name })} busy={change.isPending}>
            …
          </Button>
        }
        groups={[
          [
            { label: t('leagues.rename'), onSelect: () => setRenaming(true) },
            ...(goesOn && heldBy
              ? [{ label: t('leagues.free'), onSelect: () => change.mutate('free') }]
              : []),
          ],
          ...(goesOn
            ? [[{ label: t('leagues.remove'), onSelect: () => change.mutate('remove'), danger: true }]]
            : []),
        ]}
      />
      {renaming && (
        <Rename member={member} league={league} onChanged={onChanged} onClose={() => setRenaming(false)} />
      )}
    </li>
  );
};

interface RenameProps extends LeaguePart {
  member: LeagueMemberView;
  onClose: () => void;
}

const Rename = ({ member, league, onChanged, onClose }: RenameProps) => {
  const t = useLeaguesTexts();
  const common = useTexts();
  const [name, setName] = useState(member.name);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { pending, submit } = useForm({
    fields: { name },
    send: async () => {
      setRefusal(null);
      onChanged(await renameMember(league.id, member.id, name));
      onClose();
      return 'left' as const;
    },
    onRefusal: (error) =>
      setRefusal(
        error instanceof ApiError && error.code === 'name_taken'
          ? t('leagues.nameTaken')
          : failureText(common, error),
      ),
  });
  return (
    <Dialog
      open
      title={t('leagues.rename')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('common.cancel')}</Button>
          <Button tone="main" busy={pending} onClick={() => void submit()}>
            {t('leagues.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('leagues.newName')}
        error={refusal}
        autoComplete="off"
        maxLength={limits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </Dialog>
  );
};

const AddMembers = ({ league: { id }, onChanged }: LeaguePart) => {
  const t = useLeaguesTexts();
  const [names, setNames] = useState('');
  const lines = names.split('\n').filter((line) => line.trim() !== '');
  const { pending, failure, submit } = useForm({
    fields: { names },
    send: async () => {
      if (lines.length === 0) return;
      await addMembers(id, lines);
      setNames('');
      onChanged(await getLeague(id));
    },
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4">
      <TextArea
        label={t('leagues.names')}
        hint={t('leagues.namesHint')}
        rows={2}
        value={names}
        onChange={({ target }) => setNames(target.value)}
      />
      <FailureNote text={failure} />
      <Button type="submit" busy={pending} disabled={lines.length === 0} className="mt-2">
        {t('leagues.add')}
      </Button>
    </form>
  );
};
