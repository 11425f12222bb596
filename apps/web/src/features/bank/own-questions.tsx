import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cached, reading } from '../../api/queries.js';
import { deleteQuestion, updateQuestion } from '../../api/questions.js';
import { tellFailure } from '../../frame/failures.js';
import { QuestionDialog } from '../../frame/questions/question-editor.js';
import { askingBody } from '../../hosting/asking.js';
import { removeFromBasket, replaceInBasket } from '../../hosting/basket.js';
import { type BasketQuestion, fromServer, secondsOf } from '../../hosting/basket-question.js';
import { type OwnQuestion, ownFromBasket } from '../../hosting/own-question.js';
import { useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { Button } from '../../ui/button.js';
import { AlertDialog } from '../../ui/desk/dialogs.js';
import { notify } from '../../ui/notices.js';
import type { useSelection } from './selection.js';

/** What can be done with the host's own questions where they are listed. */
export const useOwnQuestions = (selection: ReturnType<typeof useSelection>) => {
  const q = useQuestionsTexts();
  const t = useTexts();
  const queries = useQueryClient();
  const [edited, setEdited] = useState<BasketQuestion | null>(null);
  const [leaving, setLeaving] = useState<readonly BasketQuestion[]>([]);
  const [busy, setBusy] = useState(false);

  const listAnew = (): Promise<unknown> =>
    Promise.all([
      queries.invalidateQueries({ queryKey: cached.categoryQuestions }),
      queries.invalidateQueries({ queryKey: reading.categories.queryKey }),
      queries.invalidateQueries({ queryKey: cached.allSets }),
    ]);

  const save = async (own: OwnQuestion, { id, category, difficulty }: BasketQuestion): Promise<void> => {
    const { question, answer, timeLimit } = own;
    const body = {
      question,
      media: null,
      optionMedia: null,
      ...askingBody(own),
      ...(answer !== null && { answer }),
      category,
      difficulty,
      timeLimit,
    };
    try {
      const changed = fromServer(await updateQuestion(id, body));
      replaceInBasket(changed);
      selection.replace(changed);
      setEdited(null);
      await listAnew();
    } catch (error) {
      tellFailure(t, error);
    }
  };

  /** One after the other: what was deleted before one is refused is gone, and is listed no more. */
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      for (const question of leaving) {
        await deleteQuestion(question.id);
        removeFromBasket(question.id);
        selection.remove([question]);
      }
      notify(q('bank.deleted', { count: leaving.length }));
    } catch (error) {
      tellFailure(t, error);
    }
    setBusy(false);
    setLeaving([]);
    await listAnew();
  };

  const picked = selection.questions.filter(({ uploaded }) => uploaded);
  return {
    edit: setEdited,
    remove: (question: BasketQuestion) => setLeaving([question]),
    /** For all that are picked: a wrong file goes as it came. */
    deletePicked: picked.length > 0 && (
      <Button tone="quiet" onClick={() => setLeaving(picked)}>
        {q('bank.deletePicked', { count: picked.length })}
      </Button>
    ),
    dialogs: (
      <>
        <QuestionDialog
          subject={edited && ownFromBasket(edited)}
          seconds={edited ? secondsOf(edited) : 0}
          onClose={() => setEdited(null)}
          onDone={(own) => edited && void save(own, edited)}
        />
        <AlertDialog
          open={leaving.length > 0}
          title={q('bank.deleteTitle', { count: leaving.length })}
          text={q('bank.deleteText')}
          confirm={q('bank.deleteConfirm')}
          cancel={t('common.cancel')}
          busy={busy}
          onConfirm={() => void remove()}
          onCancel={() => setLeaving([])}
        />
      </>
    ),
  };
};
