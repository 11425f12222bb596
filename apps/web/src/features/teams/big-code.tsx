import { useDeskTexts } from '../../texts/desk-texts.js';

/** A team's code, to be read from across the table. */
export const BigCode = ({ code }: { code: string }) => {
  const d = useDeskTexts();
  return (
    <div className="mt-4">
      <p className="text-sm font-bold text-muted">{d('team.code')}</p>
      <p data-testid="team-code" className="big-code leading-tight sm:text-6xl">
        {code}
      </p>
    </div>
  );
};
