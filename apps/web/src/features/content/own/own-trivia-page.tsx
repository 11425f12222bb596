import { defaultTimeLimit, knownCategories, limits } from '@clockbeat/domain/contract';
import { useId, useState } from 'react';
import { DeskPage } from '../../../frame/desk-page.js';
import { QuestionDialog, QuestionEditor } from '../../../frame/questions/question-editor.js';
import { appState } from '../../../hosting/app-state.js';
import { addToBasket, mostInBasket, removeFromBasket, replaceInBasket } from '../../../hosting/basket.js';
import type { BasketQuestion } from '../../../hosting/basket-question.js';
import { type OwnTriviaDraft, ownTriviaDraft } from '../../../hosting/drafts.js';
import { type OwnQuestion, ownFromBasket, ownInBasket } from '../../../hosting/own-question.js';
import { useStore } from '../../../lib/store.js';
import { paths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Tabs } from '../../../ui/desk/tabs.js';
import { TextField } from '../../../ui/field.js';
import { notify } from '../../../ui/notices.js';
import { useShown } from '../../../ui/use-shown.js';
import { CsvColumns } from '../csv/csv-columns.js';
import { CsvImport } from '../csv/csv-import.js';
import { useCsvFile } from '../csv/use-csv-file.js';
import { QuestionItem } from '../questions/question-list.js';

/** Own questions by hand and by file, each into the basket at once. */
const OwnTriviaPage = () => {
  const t = useQuestionsTexts();
  const draft = useStore(ownTriviaDraft);
  const { basket } = useStore(appState);
  const change = (part: Partial<OwnTriviaDraft>): void =>
    ownTriviaDraft.update((now) => ({ ...now, ...part }));
  const remember = (ids: readonly string[]): void =>
    ownTriviaDraft.update((now) => ({ ...now, ids: [...new Set([...now.ids, ...ids])] }));
  const ids = new Set(draft.ids);
  const added = basket.filter(({ id }) => ids.has(id));
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
                    seconds={defaultTimeLimit.own}
                    tone={added.length > 0 ? 'plain' : 'main'}
                    onEntry={(entry) => change({ entry })}
                    onAdd={(question) => {
                      if (addToBasket([ownInBasket(question, { category: draft.category })]).added > 0)
                        remember([question.id]);
                      else notify(t('basket.noRoom', { most: mostInBasket, count: 1 }), { tone: 'error' });
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
          <div className="mt-2 -ms-3 flex flex-wrap gap-x-3">
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

/** Questions of a file, straight into the basket. */
const ImportTab = ({ onImported }: { onImported: (ids: readonly string[]) => void }) => {
  const t = useQuestionsTexts();
  const file = useCsvFile(({ count, existing }, questions) => {
    addToBasket(questions);
    onImported(questions.slice(0, mostInBasket).map(({ id }) => id));
    file.reset();
    notify(
      count === 0 ? t('csv.existingInBasket', { count: existing.length }) : t('csv.imported', { count }),
    );
  });
  return (
    <>
      <CsvImport file={file} action="csv.import" />
      {file.state.at === 'choose' && (
        <div className="mt-6">
          <CsvColumns />
        </div>
      )}
    </>
  );
};

interface GameDetailsProps {
  draft: OwnTriviaDraft;
  onChange: (part: Partial<OwnTriviaDraft>) => void;
}

/** What the game is called, and what its typed questions are filed under. */
const GameDetails = ({ draft, onChange }: GameDetailsProps) => {
  const t = useQuestionsTexts();
  const { title } = useStore(appState);
  const offered = useId();
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <TextField
        label={t('own.gameTitle')}
        hint={t('own.gameTitleHint')}
        maxLength={limits.title}
        value={title ?? ''}
        onChange={({ target }) => appState.update((state) => ({ ...state, title: target.value || null }))}
        autoComplete="off"
      />
      <TextField
        label={t('own.category')}
        maxLength={limits.category}
        list={offered}
        value={draft.category}
        onChange={(event) => onChange({ category: event.target.value })}
        autoComplete="off"
      />
      <datalist id={offered}>
        {knownCategories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </div>
  );
};

/** What was added on this page. Imported questions are stored as they came; typed ones can be changed. */
const AddedQuestions = ({ added }: { added: readonly BasketQuestion[] }) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const [edited, setEdited] = useState<{ question: OwnQuestion; category: string } | null>(null);
  const { shown, showMore } = useShown(added);
  return (
    <>
      <h2 className="text-xl">
        {t('own.addedHere')}{' '}
        {added.length > 0 && (
          <span className="numbers text-base font-normal text-muted">
            {common('common.questions', { count: added.length })}
          </span>
        )}
      </h2>
      {added.length === 0 && <p className="mt-3 text-muted">{t('own.noneYet')}</p>}
      <ol className="divide-y-2 divide-line">
        {shown.map((one, place) => {
          const question = ownFromBasket(one);
          return (
            question && (
              <QuestionItem
                key={one.id}
                question={question}
                number={place + 1}
                count={added.length}
                seconds={defaultTimeLimit.own}
                onRemove={() => removeFromBasket(one.id)}
                {...(one.stored ? {} : { onEdit: () => setEdited({ question, category: one.category }) })}
              />
            )
          );
        })}
      </ol>
      {showMore && (
        <Button className="mt-3" onClick={showMore}>
          {t('bank.showMore')}
        </Button>
      )}
      <QuestionDialog
        subject={edited?.question ?? null}
        seconds={defaultTimeLimit.own}
        onClose={() => setEdited(null)}
        onDone={(question) => {
          replaceInBasket(ownInBasket(question, { category: edited?.category ?? '' }));
          setEdited(null);
        }}
      />
    </>
  );
};
