import { useState } from 'react';
import { emptyBasket } from '../../hosting/basket.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button } from '../../ui/button.js';
import { AlertDialog } from '../../ui/desk/alert-dialog.js';

/** Empties the basket, once it was asked for twice. */
export const ClearAll = () => {
  const d = useDeskTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} className="-mr-3 max-sm:first:-ml-3">
        {d('basket.clear')}
      </Button>
      <AlertDialog
        open={asking}
        title={d('basket.clearTitle')}
        text={d('basket.clearText')}
        confirm={d('basket.clearConfirm')}
        cancel={d('basket.keep')}
        onConfirm={emptyBasket}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
