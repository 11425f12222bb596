import type { FileMedia, FileQuestion, MediaBody } from '@clockbeat/domain/contract';
import { SaxesParser } from 'saxes';
import { lastOfPath } from './gift.js';
import { isHtml, textOfHtml, withoutEntities } from './html-text.js';
import { shortened } from './our-csv.js';
import { type FormatProblem, LeftOutTally, longestQuestion, type TruthWords } from './read-format.js';
import { type SetRead, withRoom } from './set-read.js';

/** Elements in one another, and of one question: Moodle's have six, and some hundred. */
const deepest = 30;
const mostElements = 2_000;
/** Characters that are given to the parser at a time. */
const slice = 64 * 1024;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

class Refused extends Error {
  constructor(readonly code: FormatProblem['code']) {
    super(code);
  }
}

/**
 * Moodle XML. The parser knows XML's five entities and no others: what declares its own is refused, whatever it declares them for.
 */
export const readMoodle = (text: string, words: TruthWords, category?: string): SetRead => {
  const read = new MoodleReader(words, category);
  const { questions, places, problems } = read.of(text);
  return {
    format: 'moodle',
    set: { questions: withRoom(questions, read.tally) },
    places,
    files: read.files,
    problems,
    leftOut: read.tally.counts,
    count: questions.length,
  };
};

class MoodleReader {
  readonly tally = new LeftOutTally();
  readonly files: Record<string, FileMedia> = {};
  constructor(
    private readonly words: TruthWords,
    /** Of questions that name none. */
    private category: string | undefined,
  ) {}

  of(text: string): { questions: FileQuestion[]; places: number[]; problems: FormatProblem[] } {
    const questions: FileQuestion[] = [];
    const places: number[] = [];
    const problems: FormatProblem[] = [];
    const parser = new SaxesParser();
    const open: Element[] = [];
    let [depth, elements, place] = [0, 0, 1];
    parser.on('doctype', () => {
      throw new Refused('doctype');
    });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      depth += 1;
      if (depth > deepest) throw new Refused('tooDeep');
      if (open.length === 0 && name !== 'question') return;
      if (open.length === 0) [elements, place] = [0, parser.line];
      elements += 1;
      if (elements > mostElements) throw new Refused('tooLong');
      const element: Element = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    });
    const hear = (said: string): void => {
      const within = open.at(-1);
      if (within) within.text += said;
    };
    parser.on('text', hear);
    parser.on('cdata', hear);
    parser.on('closetag', () => {
      depth -= 1;
      const closed = open.pop();
      if (closed === undefined || open.length > 0) return;
      const question = this.question(closed);
      if (question === 'tooLong') problems.push({ place, code: 'tooLong' });
      else if (question) {
        questions.push(question);
        places.push(place);
      }
    });
    try {
      for (let from = 0; from < text.length; from += slice) parser.write(text.slice(from, from + slice));
      parser.close();
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'badXml';
      problems.push({ place: code === 'tooLong' ? place : Math.max(parser.line, 1), code });
    }
    return { questions, places, problems };
  }

  /** Null: none of a kind that we have, which is counted, or a category. */
  private question(element: Element): FileQuestion | 'tooLong' | null {
    const type = element.attributes['type'] ?? '';
    if (type === 'category') {
      this.category = lastOfPath(textIn(childOf(element, 'category')));
      return null;
    }
    const asked = this.asked(type, element);
    if (asked === null) return null;
    const text = this.shown(childOf(element, 'questiontext'));
    if (text.said.length > longestQuestion) return 'tooLong';
    const general = this.plain(childOf(element, 'generalfeedback'));
    const { feedback, ...fields } = asked;
    const [own, ...others] = feedback;
    this.tally.add('feedback', others.length + (general && own ? 1 : 0));
    const explanation = general || own;
    return {
      ...fields,
      text: text.said || textIn(childOf(element, 'name')),
      ...(explanation && { explanation }),
      ...(this.category !== undefined && { category: shortened(this.category) }),
      ...(text.media && { media: text.media }),
    };
  }

  private asked(type: string, element: Element): Asked | null {
    const answers = childrenOf(element, 'answer');
    switch (type) {
      case 'multichoice':
        return this.choices(element, answers);
      case 'truefalse': {
        const right = answers.find(isWhole);
        const said = textIn(right).toLowerCase();
        // old exports have both words in their own language, what is true first
        const isTrue = said === 'true' || (said !== 'false' && right === answers[0]);
        const { true: yes, false: no } = this.words;
        return {
          kind: 'single',
          options: [yes, no],
          right: right === undefined ? '' : isTrue ? yes : no,
          feedback: this.feedbackOf(answers, right ? [right] : []),
        };
      }
      case 'shortanswer':
        return this.typed(answers);
      case 'numerical':
        return this.number(element, answers);
      case 'ordering':
        return { kind: 'order', right: answers.map((answer) => this.plain(answer)), feedback: [] };
      case 'matching':
      case 'essay':
      case 'description':
        this.tally.add(type);
        return null;
      default:
        this.tally.add('otherKind');
        return null;
    }
  }

  private choices(element: Element, answers: readonly Element[]): Asked {
    const isSingle = !/^(false|0)$/.test(textIn(childOf(element, 'single')));
    const whole = answers.filter(isWhole);
    const right = isSingle && whole.length > 0 ? whole : answers.filter(isPartAtLeast);
    if (isSingle && whole.length > 0)
      this.tally.add('partial', answers.filter(isPartAtLeast).length - whole.length);
    const shown = answers.map((answer) => this.shown(answer));
    const options = shown.map(({ said, media }) => said || media?.alt || '');
    const texts = options.filter((_, index) => right.includes(answers[index] as Element));
    const isMulti = right.length > 1 || (!isSingle && answers.length > 2);
    const pictures = shown.map(({ media }) => media ?? null);
    return {
      ...(isMulti
        ? { kind: 'multi', options, right: texts }
        : { kind: 'single', options, right: texts[0] ?? '' }),
      ...(pictures.some((one) => one !== null) && { optionMedia: pictures }),
      feedback: this.feedbackOf(answers, right),
    };
  }

  private typed(answers: readonly Element[]): Asked | null {
    const whole = answers.filter(isWhole);
    const wrong = answers.filter((answer) => !isPartAtLeast(answer));
    this.tally.add('partial', answers.length - whole.length - wrong.length);
    const accepted = whole.filter((answer) => !hasWildcard(textIn(answer)));
    this.tally.add('wildcard', whole.length - accepted.length);
    if (accepted.length === 0) return null;
    const refused = wrong.filter((answer) => !hasWildcard(textIn(answer)));
    const plain = (answer: Element): string => textIn(answer).replaceAll('\\*', '*');
    return {
      kind: 'typed',
      right: accepted.map(plain),
      ...(refused.length > 0 && { refused: refused.map(plain) }),
      feedback: this.feedbackOf(answers, accepted),
    };
  }

  private number(element: Element, answers: readonly Element[]): Asked | null {
    const [right, ...others] = answers.filter((answer) => isWhole(answer) && textIn(answer) !== '*');
    this.tally.add('otherNumber', others.length);
    this.tally.add('partial', answers.filter((answer) => isPartAtLeast(answer) && !isWhole(answer)).length);
    if (right === undefined) {
      this.tally.add('otherKind');
      return null;
    }
    const band = Math.abs(Number(textIn(childOf(right, 'tolerance'))));
    const [unit] = childrenOf(childOf(element, 'units'), 'unit');
    const name = textIn(childOf(unit, 'unit_name'));
    return {
      kind: 'number',
      right: Number(textIn(right)),
      ...(name !== '' && { unit: name }),
      ...(band > 0 && { band }),
      feedback: this.feedbackOf(answers, [right]),
    };
  }

  /** What is said of the right answers; of wrong ones it is counted. */
  private feedbackOf(all: readonly Element[], right: readonly Element[]): string[] {
    const said = (answer: Element): string => this.plain(childOf(answer, 'feedback'));
    this.tally.add('feedback', all.filter((each) => !right.includes(each) && said(each) !== '').length);
    return right.map(said).filter((each) => each !== '');
  }

  /** A text without how it looks; its pictures are counted as left out. */
  private plain(element: Element | undefined): string {
    const html = textIn(element);
    this.tally.add('picture', html.split(/<img\b/i).length - 1);
    return textOf(element, html);
  }

  /** A text, and the first picture in it. */
  private shown(element: Element | undefined): { said: string; media?: MediaBody } {
    const html = textIn(element);
    const pictures = html.match(/<img\b[^<>]*>/gi) ?? [];
    const [first = ''] = pictures;
    const media = this.mediaOf(first, childrenOf(element, 'file'));
    this.tally.add('picture', pictures.length - (media ? 1 : 0));
    const said = textOf(element, html);
    return media ? { said, media } : { said };
  }

  /** A file goes by its number until it is sent: its hash is told then. */
  private mediaOf(tag: string, files: readonly Element[]): MediaBody | null {
    const [, source = ''] = /\ssrc="([^"]*)"/i.exec(tag) ?? [];
    const [, alt = ''] = /\salt="([^"]*)"/i.exec(tag) ?? [];
    const name = decoded(source).split('/').at(-1);
    const file = files.find(({ attributes }) => attributes['name'] === name);
    if (tag === '' || file === undefined || file.attributes['encoding'] !== 'base64') return null;
    const hash = Object.keys(this.files).length.toString(16).padStart(64, '0');
    this.files[hash] = { type: typeOf(name ?? ''), data: file.text.replace(/\s+/g, '') };
    return { hash, alt: withoutEntities(alt).trim().slice(0, longestAlt) };
  }
}

type Asked = Omit<FileQuestion, 'text'> & { readonly feedback: readonly string[] };

const longestAlt = 300;

const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];
const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);

/** What stands in `<text>`, or in the element itself. */
const textIn = (element: Element | undefined): string =>
  (childOf(element, 'text')?.text ?? element?.text ?? '').trim();

const textOf = (element: Element | undefined, text: string): string => {
  const format = element?.attributes['format'];
  if (format === 'plain_text') return text;
  return format === 'html' || isHtml(text) ? textOfHtml(text) : withoutEntities(text);
};

const fractionOf = ({ attributes }: Element): number => Number(attributes['fraction'] ?? 0);
const isWhole = (answer: Element): boolean => fractionOf(answer) >= 100;
const isPartAtLeast = (answer: Element): boolean => fractionOf(answer) > 0;

/** Moodle takes a star for any letters, unless a backslash stands before it. */
const hasWildcard = (text: string): boolean => text.replaceAll('\\*', '').includes('*');

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

const typeOf = (name: string): string =>
  /\.(mp3|ogg|m4a|aac|opus)$/i.test(name) ? 'audio/mpeg' : 'image/png';
