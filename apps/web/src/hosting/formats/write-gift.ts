import type { FileQuestion, WholeSetFile } from '@clockbeat/domain/contract';
import { categoryPath, rightTexts, shareOfRight, withoutWildcards } from './written-parts.js';

/** A set in Moodle's GIFT. It has no orders, polls and clouds, no pictures, no texts that are not meant and no units. */
export const giftOf = ({ questions }: WholeSetFile): string => {
  let category: string | undefined;
  const written = questions.flatMap((question, index) => {
    const answers = answersOf(question);
    if (answers === null) return [];
    const { text, explanation } = question;
    const before = question.category === category ? [] : [`$CATEGORY: ${categoryPath(question.category)}`];
    category = question.category;
    const said = explanation ? `####${escaped(explanation)}` : '';
    return [...before, `::${index + 1}::[plain]${escaped(text)}{${answers}${said}}`];
  });
  return `${written.join('\n\n')}\n`;
};

/** A backslash before each sign that means something. */
const escaped = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const answersOf = (question: FileQuestion): string | null => {
  const { kind = 'single', options = [], right, band = 0 } = question;
  const all = rightTexts(question);
  switch (kind) {
    case 'single':
      return options.map((text) => `${all.includes(text) ? '=' : '~'}${escaped(text)}`).join(' ');
    case 'multi': {
      const share = shareOfRight(all.length);
      return options.map((text) => `~%${all.includes(text) ? share : -share}%${escaped(text)}`).join(' ');
    }
    case 'typed':
      return all.map((text) => `=${escaped(withoutWildcards(text))}`).join(' ');
    case 'number':
      return `#${right}:${band}`;
    default:
      return null;
  }
};
