import { useDeskTexts } from '../../texts/desk-texts.js';

/** A team's code, to be read from across the table. */
export const BigCode = ({ code }: { code: string }) => {
  const d = useDeskTexts();
  return (
    <div className="mt-4">
      <p className="text-sm font-bold text-muted">{d('team.code')}</p>
      <p
        data-testid="team-code"
        className="numbers font-display text-5xl leading-tight font-extrabold tracking-[0.1em] sm:text-6xl"
      >
        {code}
      </p>
    </div>
  );
};
