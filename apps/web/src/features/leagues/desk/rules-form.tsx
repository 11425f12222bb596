import {
  forgivenNights,
  type LeagueRules,
  leagueLimits,
  leagueSchemes,
  placesAmong,
  sharedPlaces,
} from '@clockbeat/domain/contract';
import { useState } from 'react';
import { changeLeague } from '../../../api/leagues.js';
import { useForm } from '../../../frame/form.js';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { Button } from '../../../ui/button.js';
import { Select } from '../../../ui/desk/select.js';
import { FailureNote, TextField } from '../../../ui/field.js';
import { notify } from '../../../ui/notices.js';
import { NumberField } from '../../../ui/number-field.js';
import type { LeaguePart } from './league-part.js';

const { places: placesAtMost, points, nights } = leagueLimits;

/** Rules with what is typed as it stands. */
type Typed = Omit<LeagueRules, 'places' | 'coming' | 'best' | 'forgiven'> &
  Record<'places' | 'coming' | 'best' | 'forgiven', string>;

/** A whole number within its bounds; null: it is none. */
const wholeIn = (typed: string, min: number, max: number): number | null => {
  const number = Number(typed);
  return /^\d+$/.test(typed.trim()) && number >= min && number <= max ? number : null;
};

/** Points with anything between them that is no digit: commas of all scripts, blanks, dashes. */
const placesIn = (typed: string): number[] | null => {
  const found = typed.split(/[^\d]+/).filter((part) => part !== '');
  const all = found.map((part) => wholeIn(part, 0, points));
  return all.length > placesAtMost || all.includes(null) ? null : (all as number[]);
};

const schemeTexts = {
  places: 'leagues.byPlaces',
  score: 'leagues.byScore',
  share: 'leagues.byShare',
  sailing: 'leagues.bySailing',
} as const;
const sharedTexts = { mean: 'leagues.sharedMean', full: 'leagues.sharedFull' } as const;
const amongTexts = { everybody: 'leagues.amongAll', members: 'leagues.amongMembers' } as const;
const forgivesTexts = { coming: 'leagues.forgivesComing', mean: 'leagues.forgivesMean' } as const;
const timesTexts = ['leagues.once', 'leagues.twice', 'leagues.thrice'] as const;

/** How the season is reckoned; what is saved counts for all of its nights. */
export const Rules = ({ league: { id, rules }, onChanged }: LeaguePart) => {
  const t = useLeaguesTexts();
  const [typed, setTyped] = useState<Typed>(() => ({
    ...rules,
    places: rules.places.join(', '),
    coming: String(rules.coming),
    best: rules.best === null ? '' : String(rules.best),
    forgiven: String(rules.forgiven),
  }));
  const set = (change: Partial<Typed>): void => setTyped((now) => ({ ...now, ...change }));
  const isByPlaces = typed.scheme === 'places';
  const isSailing = typed.scheme === 'sailing';
  const [places, coming] = [placesIn(typed.places), wholeIn(typed.coming, 0, points)];
  const best = typed.best.trim() === '' ? null : wholeIn(typed.best, 1, nights);
  const forgiven = wholeIn(typed.forgiven, 0, nights);
  const { errors, pending, failure, submit } = useForm({
    fields: typed,
    wrong: {
      ...(isByPlaces &&
        places === null && {
          places: t('leagues.placesWrong', { count: placesAtMost, most: points }),
        }),
      ...(coming === null && { coming: t('leagues.numberWrong', { min: 0, max: points }) }),
      ...(typed.best.trim() !== '' &&
        best === null && { best: t('leagues.numberWrong', { min: 1, max: nights }) }),
      ...(forgiven === null && { forgiven: t('leagues.numberWrong', { min: 0, max: nights }) }),
    } as Partial<Record<'places' | 'coming' | 'best' | 'forgiven', string>>,
    send: async () => {
      const now = await changeLeague(id, {
        rules: {
          ...typed,
          places: places ?? rules.places,
          coming: coming ?? rules.coming,
          best,
          forgiven: forgiven ?? rules.forgiven,
        },
      });
      notify(t('leagues.saved'));
      onChanged(now);
    },
  });
  return (
    <details className="mt-10 border-t-2 border-line pt-4">
      <summary className="cursor-pointer py-2">
        <h2 className="inline text-xl">{t('leagues.rules')}</h2>
      </summary>
      <form
        noValidate
        aria-label={t('leagues.rules')}
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2"
      >
        <Select
          label={t('leagues.scheme')}
          placeholder=""
          options={leagueSchemes.map((value) => ({ value, label: t(schemeTexts[value]) }))}
          value={typed.scheme}
          onChange={(scheme) => set({ scheme: scheme as Typed['scheme'] })}
        />
        {!isSailing && (
          <NumberField
            label={t('leagues.coming')}
            hint=""
            error={errors.coming}
            bounds={{ min: 0, max: points }}
            value={typed.coming}
            onChange={(said) => set({ coming: said })}
          />
        )}
        {isByPlaces && (
          <>
            <div className="sm:col-span-2">
              <TextField
                label={t('leagues.places')}
                hint={t('leagues.placesHint')}
                error={errors.places}
                autoComplete="off"
                dir="ltr"
                maxLength={400}
                value={typed.places}
                onChange={({ target }) => set({ places: target.value })}
              />
            </div>
            <Select
              label={t('leagues.sharedPlace')}
              placeholder=""
              options={sharedPlaces.map((value) => ({ value, label: t(sharedTexts[value]) }))}
              value={typed.shared}
              onChange={(shared) => set({ shared: shared as Typed['shared'] })}
            />
            <Select
              label={t('leagues.among')}
              placeholder=""
              options={placesAmong.map((value) => ({ value, label: t(amongTexts[value]) }))}
              value={typed.among}
              onChange={(among) => set({ among: among as Typed['among'] })}
            />
          </>
        )}
        <NumberField
          label={t('leagues.best')}
          hint={t('leagues.bestHint')}
          error={errors.best}
          bounds={{ min: 1, max: nights }}
          value={typed.best}
          onChange={(said) => set({ best: said })}
        />
        <Select
          label={t('leagues.finalTimes')}
          placeholder=""
          options={timesTexts.map((text, index) => ({ value: String(index + 1), label: t(text) }))}
          value={String(typed.finalTimes)}
          onChange={(times) => set({ finalTimes: Number(times) })}
        />
        <NumberField
          label={t('leagues.forgiven')}
          hint={t('leagues.forgivenHint')}
          error={errors.forgiven}
          bounds={{ min: 0, max: nights }}
          value={typed.forgiven}
          onChange={(said) => set({ forgiven: said })}
        />
        {!isSailing && (
          <Select
            label={t('leagues.forgives')}
            placeholder=""
            options={forgivenNights.map((value) => ({ value, label: t(forgivesTexts[value]) }))}
            value={typed.forgives}
            onChange={(forgives) => set({ forgives: forgives as Typed['forgives'] })}
          />
        )}
        <div className="sm:col-span-2">
          <FailureNote text={failure} />
          <Button type="submit" busy={pending} className="mt-2">
            {t('leagues.save')}
          </Button>
        </div>
      </form>
    </details>
  );
};
