import { kindIn } from './asked.js';
import { GivenTexts } from './given-texts.js';
import { NumberLine } from './number-line.js';
import { OrderLists } from './order-lists.js';
import type { CrowdProps } from './parts.js';
import { WordCloud } from './word-cloud.js';

/**
 * How the answers fell to a question that has no options: its right answer, and what the crowd gave, in the picture that is
 * its kind's own. Sizes are in em of what is around.
 */
export const Crowd = (props: CrowdProps) => {
  switch (kindIn(props.asked)) {
    case 'typed':
      return <GivenTexts {...props} />;
    case 'number':
      return <NumberLine {...props} />;
    case 'order':
      return <OrderLists {...props} />;
    case 'cloud':
      return <WordCloud {...props} />;
    default:
      return null;
  }
};
