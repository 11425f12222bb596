import type { FileMedia, FileQuestion, MediaBody, WholeSetFile } from '@clockbeat/domain/contract';
import { categoryPath, rightTexts, shareOfRight, withoutWildcards, xmlEscaped } from './written-parts.js';

/**
 * A set as Moodle reads it, and as we read it back. Moodle has no polls and no clouds; what a question may take, how hard it is, sounds, and
 * that nothing less than all right options counts, have no place there.
 */
export const moodleOf = ({ questions, files = {} }: WholeSetFile): string => {
  let category: string | undefined;
  const written = questions.flatMap((question, index) => {
    const body = bodyOf(question, files);
    if (body === null) return [];
    const before = question.category === category ? [] : [categoryOf(question.category)];
    category = question.category;
    return [...before, questionOf(question, { body, nth: index + 1, files })];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${written.join('\n')}\n</quiz>\n`;
};

type Files = Readonly<Record<string, FileMedia>>;

interface Body {
  readonly type: string;
  readonly elements: readonly string[];
}

const element = (name: string, text: string): string => `<${name}>${xmlEscaped(text)}</${name}>`;
const textIn = (name: string, text: string): string =>
  `<${name} format="plain_text">${element('text', text)}</${name}>`;

const categoryOf = (category: string | undefined): string =>
  `<question type="category"><category>${element('text', categoryPath(category))}</category></question>`;

const questionOf = (
  { text, explanation, media }: FileQuestion,
  { body: { type, elements }, nth, files }: { body: Body; nth: number; files: Files },
): string =>
  [
    `<question type="${type}">`,
    `<name>${element('text', `${String(nth).padStart(4, '0')} ${[...text].slice(0, 60).join('')}`)}</name>`,
    shown('questiontext', '', { text, media, files }),
    ...(explanation ? [textIn('generalfeedback', explanation)] : []),
    ...elements,
    '</question>',
  ].join('\n');

/** A text, in HTML where a picture stands with it. */
const shown = (
  name: string,
  attributes: string,
  { text, media, files }: { text: string; media: MediaBody | null | undefined; files: Files },
): string => {
  const file = media && files[media.hash];
  if (!media || !file?.type.startsWith('image/'))
    return `<${name}${attributes} format="plain_text">${element('text', text)}</${name}>`;
  const picture = `${media.hash.slice(0, 16)}.${file.type.slice('image/'.length)}`;
  const html = `<p>${xmlEscaped(text).replaceAll('\n', '<br>')}</p><p><img src="@@PLUGINFILE@@/${picture}" alt="${xmlEscaped(media.alt)}"></p>`;
  return [
    `<${name}${attributes} format="html">${element('text', html)}`,
    `<file name="${picture}" path="/" encoding="base64">${file.data}</file></${name}>`,
  ].join('');
};

const answer = (fraction: number | string, text: string, more = ''): string =>
  `<answer fraction="${fraction}" format="plain_text">${element('text', text)}${more}</answer>`;

/** Null: Moodle has no such question. */
const bodyOf = (question: FileQuestion, files: Files): Body | null => {
  const { kind = 'single', options = [], right, optionMedia, refused = [], unit, band = 0 } = question;
  const all = rightTexts(question);
  switch (kind) {
    case 'single':
    case 'multi': {
      const isSingle = kind === 'single';
      const share = shareOfRight(all.length);
      return {
        type: 'multichoice',
        elements: [
          `<single>${isSingle}</single><shuffleanswers>1</shuffleanswers><answernumbering>ABCD</answernumbering>`,
          ...options.map((text, index) =>
            shown('answer', ` fraction="${all.includes(text) ? share : isSingle ? 0 : -share}"`, {
              text,
              media: optionMedia?.[index],
              files,
            }),
          ),
        ],
      };
    }
    case 'typed':
      return {
        type: 'shortanswer',
        elements: [
          '<usecase>0</usecase>',
          ...all.map((text) => answer(100, withoutWildcards(text))),
          ...refused.map((text) => answer(0, withoutWildcards(text))),
        ],
      };
    case 'number':
      return {
        type: 'numerical',
        elements: [
          answer(100, String(right), element('tolerance', String(band))),
          ...(unit
            ? [`<units><unit><multiplier>1</multiplier>${element('unit_name', unit)}</unit></units>`]
            : []),
        ],
      };
    case 'order':
      return {
        type: 'ordering',
        elements: [
          '<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><gradingtype>LONGEST_ORDERED_SUBSET</gradingtype>',
          ...all.map((text, index) => answer(`${index + 1}.0000000`, text)),
        ],
      };
    default:
      return null;
  }
};
