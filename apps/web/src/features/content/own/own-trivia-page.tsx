import { appState } from '../../../hosting/app-state.js';
import { addToBasket } from '../../../hosting/basket.js';
import { type OwnTriviaDraft, ownTriviaDraft } from '../../../hosting/own-trivia-draft.js';
import { useKept } from '../../../hosting/use-kept.js';
import { paths } from '../../../paths.js';
import { DeskPage } from '../../../shared/desk-page.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { ButtonLink } from '../../../ui/button.js';
import { Tabs } from '../../../ui/desk/tabs.js';
import { QuestionEditor } from '../questions/question-editor.js';
import { AddedQuestions } from './added-questions.js';
import { GameDetails } from './game-details.js';
import { ImportTab } from './import-tab.js';
import { manualSeconds, toBasketQuestion } from './manual-question.js';

/** Own questions by hand and by file, each into the basket at once. */
const OwnTriviaPage = () => {
  const t = useDeskTexts();
  const draft = useKept(ownTriviaDraft);
  const { basket } = useKept(appState);
  const change = (part: Partial<OwnTriviaDraft>): void =>
    ownTriviaDraft.update((now) => ({ ...now, ...part }));
  const remember = (ids: readonly string[]): void =>
    ownTriviaDraft.update((now) => ({ ...now, ids: [...now.ids, ...ids] }));
  const added = basket.filter(({ id }) => draft.ids.includes(id));
  return (
    <DeskPage title={t('own.ownTitle')} lead={t('own.ownLead')} step={2} wide>
      <div className="mt-8 mb-12 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start">
        <section>
          <h2 className="mb-3 text-xl">{t('own.details')}</h2>
          <GameDetails draft={draft} onChange={change} />
          <Tabs
            label={t('own.tabs')}
            keep
            tabs={[
              {
                value: 'hand',
                label: t('own.byHand'),
                content: (
                  <QuestionEditor
                    entry={draft.entry}
                    seconds={manualSeconds}
                    tone={added.length > 0 ? 'plain' : 'main'}
                    onEntry={(entry) => change({ entry })}
                    onAdd={(question) => {
                      addToBasket([toBasketQuestion(question, draft.category)]);
                      remember([question.id]);
                    }}
                  />
                ),
              },
              { value: 'file', label: t('own.byFile'), content: <ImportTab onImported={remember} /> },
            ]}
          />
        </section>
        <section>
          <AddedQuestions added={added} />
          <div className="mt-6">
            <ButtonLink
              to={paths.basket}
              tone={added.length > 0 ? 'main' : 'plain'}
              className="min-h-14 px-8 text-lg max-sm:w-full"
            >
              {basket.length > 0 ? t('bank.viewBasketOf', { count: basket.length }) : t('own.toBasket')}
            </ButtonLink>
          </div>
          <div className="mt-2 -ml-3 flex flex-wrap gap-x-3">
            <ButtonLink to={paths.bank} tone="quiet">
              {t('own.toBank')}
            </ButtonLink>
            <ButtonLink to={paths.home} tone="quiet">
              {t('own.toHome')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </DeskPage>
  );
};
export default OwnTriviaPage;
