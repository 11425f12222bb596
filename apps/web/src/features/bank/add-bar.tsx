import { useNavigate } from 'react-router-dom';
import { appState } from '../../hosting/app-state.js';
import { useKept } from '../../hosting/use-kept.js';
import { paths } from '../../paths.js';
import { ActionBar } from '../../shared/action-bar.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { notify } from '../../ui/notices.js';
import { useAdd } from './use-add.js';
import type { useSelection } from './use-selection.js';

interface AddBarProps {
  category: string;
  dynamic: boolean;
  selection: ReturnType<typeof useSelection>;
}

/** What is selected goes into the basket, and its host to the basket's page. */
export const AddBar = ({ category, dynamic, selection }: AddBarProps) => {
  const d = useDeskTexts();
  const navigate = useNavigate();
  const add = useAdd();
  const { basket } = useKept(appState);
  const count = selection.questions.length;
  const press = (): void => {
    if (count === 0) {
      notify(d('bank.selectOne'), { tone: 'error' });
      return;
    }
    add(selection.questions, dynamic ? undefined : category);
    selection.clear();
    void navigate(paths.basket);
  };
  return (
    <ActionBar says={dynamic && d('bank.selected', { count })}>
      {basket.length > 0 && (
        <ButtonLink to={paths.basket}>{d('bank.viewBasketOf', { count: basket.length })}</ButtonLink>
      )}
      <Button tone={count > 0 ? 'main' : 'plain'} onClick={press}>
        {dynamic ? d('bank.addToBasket') : d('bank.addCount', { count })}
      </Button>
    </ActionBar>
  );
};
