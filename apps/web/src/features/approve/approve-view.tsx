import { limits } from '@clockbeat/domain/contract';
import { averageSeconds, countBy } from '../../hosting/basket.js';
import type { BasketQuestion } from '../../hosting/basket-question.js';
import type { CurrentTeam } from '../../hosting/current-team.js';
import { paths } from '../../paths.js';
import { ActionBar } from '../../shared/action-bar.js';
import { DeskPage } from '../../shared/desk-page.js';
import { sourceName } from '../../shared/source-name.js';
import { TeamLine } from '../../shared/team-line.js';
import { TooMany } from '../../shared/too-many.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Figures } from '../../ui/figures.js';
import { Tally } from '../../ui/tally.js';
import { SampleQuestions } from './sample-questions.js';
import { sourcesOf } from './sources.js';
import { useConfirm } from './use-confirm.js';
import { useMissingAnswers } from './use-missing-answers.js';

interface ApproveViewProps {
  team: CurrentTeam;
  basket: readonly BasketQuestion[];
}

/** The game in numbers, where its questions come from, a few of them, and the one button. */
export const ApproveView = ({ team, basket }: ApproveViewProps) => {
  const d = useDeskTexts();
  const { busy, confirm } = useConfirm(team);
  useMissingAnswers(basket);
  const categories = countBy(basket, ({ category }) => category);
  const tooMany = basket.length > limits.questionsPerGame.max;
  return (
    <DeskPage step={3} title={d('approve.title')} lead={d('approve.lead')} aside={<TeamLine team={team} />}>
      <TooMany count={basket.length} />
      <section className="mt-8">
        <h2 className="mb-3 text-lg">{d('approve.summary')}</h2>
        <Figures
          figures={[
            { label: d('approve.total'), value: String(basket.length) },
            { label: d('approve.categories'), value: String(categories.length) },
            {
              label: d('approve.averageTimer'),
              value: d('approve.seconds', { count: averageSeconds(basket) }),
            },
          ]}
        />
      </section>
      <section className="mt-8">
        <h2 className="text-lg">{d('approve.breakdown')}</h2>
        <Tally rows={sourcesOf(basket).map((row) => ({ ...row, name: sourceName(d, row.name) }))} />
      </section>
      <SampleQuestions basket={basket} />
      <ButtonLink to={paths.bank} className="mb-8 self-start">
        {d('approve.edit')}
      </ButtonLink>
      <ActionBar>
        <Button
          tone="main"
          busy={busy}
          disabled={tooMany}
          onClick={() => void confirm()}
          className="min-h-14 px-8 text-lg"
        >
          {busy ? d('approve.confirming') : d('approve.confirm')}
        </Button>
      </ActionBar>
    </DeskPage>
  );
};
