import { limits } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { createQuickGame } from '../../api/games.js';
import { useForm } from '../../frame/form.js';
import { useMakeGame } from '../../frame/make-game.js';
import { RulesPart } from '../../frame/rules/rules-part.js';
import { bankCategories } from '../../hosting/bank-categories.js';
import { bankKinds } from '../../hosting/bank-kinds.js';
import { rulesPlan, rulesSaid } from '../../hosting/rules-plan.js';
import { useDeskTexts } from '../../texts/desk-texts.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useDayText } from '../../texts/regional.js';
import { Button } from '../../ui/button.js';
import { Select } from '../../ui/desk/select.js';
import { TextField } from '../../ui/field.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { SwitchField } from '../../ui/switch-field.js';

/** The whole bank: no category is called so. */
const all = '*';
const counts = ['5', '10', '15', '20'] as const;

/** Questions of the bank by lot. Everything is chosen already; whoever wants it otherwise says so. */
export const QuickGame = () => {
  const d = useDeskTexts();
  const q = useQuestionsTexts();
  const day = useDayText();
  const [now] = useState(Date.now);
  const [category, setCategory] = useState(all);
  const [count, setCount] = useState<(typeof counts)[number]>('10');
  const [mixed, setMixed] = useState(false);
  /** Null follows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const { making, make } = useMakeGame();

  const usual = d('pick.dated', { title: category === all ? q('approve.mixed') : category, day: day(now) });
  const title = typed?.trim() || usual;
  const { errors, submit } = useForm({
    fields: { title },
    wrong: [...title].length > limits.title ? { title: q('sets.titleTooLong') } : {},
    send: () =>
      make(() =>
        createQuickGame({
          title,
          count: Number(count),
          ...(category !== all && { category }),
          ...(mixed && { kinds: [...bankKinds] }),
          ...rulesSaid(rulesPlan.now()),
        }),
      ),
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="quick-game"
      className="mt-8 rounded-card border-2 border-line-strong bg-surface p-5 sm:p-7"
    >
      <h2 id="quick-game" className="text-2xl">
        {d('pick.quick')}
      </h2>
      <p className="mt-1 mb-5 text-muted">{d('pick.quickText')}</p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Select
          label={d('pick.category')}
          options={[
            { value: all, label: d('pick.everything') },
            ...bankCategories.map(({ name }) => ({ value: name, label: name })),
          ]}
          value={category}
          onChange={setCategory}
          placeholder={d('pick.everything')}
        />
        <div className="mb-7">
          <p aria-hidden="true" className="mb-1 font-bold">
            {d('pick.count')}
          </p>
          <PillChoice
            label={d('pick.count')}
            options={counts.map((value) => ({ value, label: value }))}
            value={count}
            onChange={setCount}
          />
        </div>
      </div>
      <div className="-mt-2 mb-5">
        <SwitchField label={d('pick.kinds')} hint={d('pick.kindsHint')} checked={mixed} onChange={setMixed} />
      </div>
      <TextField
        label={d('pick.gameTitle')}
        hint={d('pick.gameTitleHint')}
        error={errors.title}
        value={typed ?? usual}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      <div className="mt-4">
        <RulesPart questions={Number(count)} />
      </div>
      <Button type="submit" tone="main" busy={making} className="mt-5 min-h-14 px-8 text-lg max-sm:w-full">
        {d(making ? 'pick.making' : 'pick.make')}
      </Button>
    </form>
  );
};
