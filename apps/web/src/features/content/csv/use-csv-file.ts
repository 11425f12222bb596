import {
  type HttpError,
  intlTag,
  type Language,
  limits,
  type RejectedQuestion,
  type UploadResult,
} from '@clockbeat/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { uploadQuestions } from '../../../api/questions.js';
import { ApiError } from '../../../api/request.js';
import { uploadSetFile } from '../../../api/set-files.js';
import { type BasketQuestion, fromServer } from '../../../hosting/basket-question.js';
import type { HowToRead, ReadElsewhere, Source } from '../../../hosting/formats/read-elsewhere.js';
import { useLanguage } from '../../../texts/language-context.js';
import { problemText } from '../../../texts/problem-text.js';
import { type QuestionsTranslate, useQuestionsTexts } from '../../../texts/questions-texts.js';
import { type Translate, useTexts } from '../../../texts/texts.js';
import { fileProblem, isWorkbook } from './file-rules.js';
import { sendPictures } from './set-pictures.js';

/** Where a question file stands: none chosen, on its way to be read, read, on its way to be stored. */
type CsvState =
  | {
      at: 'choose';
      problem: CsvProblem | null;
      /** Of what no line was good: it may be read once more. */
      tried?: ReadFile;
    }
  | { at: 'checking'; file: File; sent: number }
  | (ReadFile & {
      at: 'preview';
      preview: UploadResult;
      /** What is in the bank already is to be stored once more. */
      again: boolean;
      problem: CsvProblem | null;
    })
  | { at: 'uploading'; file: File; sent: number };

interface ReadFile extends Opened {
  readonly file: File;
  /** How its numbers were read. */
  readonly language: NumberLanguage;
}

export interface CsvProblem {
  text: string;
  /** Only an account may upload. */
  needsAccount: boolean;
  /** Of a file without a single good line: what is wrong with each. */
  rejected: readonly RejectedQuestion[];
  /** Where it was of another program. */
  readAs: ReadAs;
}

export interface CsvFile {
  state: CsvState;
  /** The text that was pasted last, to be corrected; null: a file was chosen, or what was pasted is stored. */
  pasted: string | null;
  choose: (files: FileList | null) => void;
  /** The same of a text that somebody has pasted. */
  paste: (text: string) => void;
  /** Whether what is in the bank already is stored once more. */
  setAgain: (again: boolean) => void;
  /** Reads the file once more, with numbers as this language writes them. */
  setLanguage: (language: NumberLanguage) => void;
  /** Stores what the preview has shown. */
  upload: () => void;
  reset: () => void;
}

/** Languages that write numbers each in their own way: 1,234.5, 1 234,5 and 1.234,5. */
export const numberLanguages = ['en', 'fr', 'de'] as const;
export type NumberLanguage = (typeof numberLanguages)[number];

/** The way in which a reader's own language writes them. */
const numbersOf = (reader: Language): NumberLanguage => {
  const half = new Intl.NumberFormat(intlTag(reader)).format(0.5);
  if (!half.includes(',')) return 'en';
  return reader === 'fr' ? 'fr' : 'de';
};

const start: CsvState = { at: 'choose', problem: null };

/**
 * One question file: checked by the server, shown, and stored when the host says so, with a draft set of each category if
 * `sets`. `onStored` hears what went in, and the questions of the file as a basket takes them.
 */
export const useCsvFile = (
  onStored: (result: UploadResult, questions: readonly BasketQuestion[]) => void,
  { sets = false } = {},
): CsvFile => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const { language: reader } = useLanguage();
  const [state, setState] = useState<CsvState>(start);
  const [pasted, setPasted] = useState<string | null>(null);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const send = (
    file: File,
    { body, readAs }: Pick<Opened, 'body' | 'readAs'>,
    { commit, again, language }: { commit: boolean; again: boolean; language: NumberLanguage },
  ): Promise<UploadResult> => {
    call.current = new AbortController();
    const at = commit ? 'uploading' : 'checking';
    setState({ at, file, sent: 0 });
    const asked = {
      commit,
      sets,
      again,
      signal: call.current.signal,
      onProgress: (sent: number) => setState((now) => (now.at === at ? { ...now, sent } : now)),
    };
    return isSet(readAs) ? uploadSetFile(body, asked) : uploadQuestions(body, { ...asked, language });
  };
  const problemOf = (
    error: ApiError,
    { rowOfLine, readAs }: Pick<Opened, 'rowOfLine' | 'readAs'>,
  ): CsvProblem => ({
    text: csvProblemText(t, common, error),
    needsAccount: error.statusCode === 401,
    rejected: inRows(rejectedIn(error), rowOfLine),
    readAs,
  });

  const check = async (file: File, category = withoutEnding(file.name)): Promise<void> => {
    call.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    call.current = own;
    setState({ at: 'checking', file, sent: 1 });
    const words = { true: t('formats.true'), false: t('formats.false') };
    const opened = await opening(file, (source) =>
      readingElsewhere(source, {
        words,
        category,
        signal,
        onProgress: (sent) => setState({ at: 'checking', file, sent }),
      }),
    );
    if (signal.aborted) return;
    if (opened instanceof ApiError) {
      setState({ at: 'choose', problem: problemOf(opened, { rowOfLine: null, readAs: null }) });
    } else if (typeof opened === 'string') {
      setState({ at: 'choose', problem: ourWord(t(opened, { name: file.name })) });
    } else if (opened.readAs?.count === 0) {
      const problem = ourWord(t('formats.nothingRead', { name: file.name }));
      setState({ at: 'choose', problem: { ...problem, readAs: opened.readAs } });
    } else await read(file, opened, numbersOf(reader));
  };

  const read = async (file: File, opened: Opened, language: NumberLanguage): Promise<void> => {
    const { body, rowOfLine, readAs } = opened;
    const tried = { file, body, rowOfLine, readAs, language };
    try {
      const read = await send(file, opened, { commit: false, again: false, language });
      const preview = { ...read, rejected: inRows(read.rejected, rowOfLine) };
      setState({ at: 'preview', ...tried, preview, again: false, problem: null });
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      setState({ at: 'choose', problem: problemOf(error, opened), tried });
    }
  };

  const store = async (shown: Extract<CsvState, { at: 'preview' }>): Promise<void> => {
    const { file, again, language } = shown;
    try {
      const result = await send(file, shown, { commit: true, again, language });
      setPasted(null);
      onStored(result, questionsOf(result, again));
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      setState({ ...shown, problem: problemOf(error, { rowOfLine: null, readAs: null }) });
    }
  };

  return {
    state,
    pasted,
    choose: (files) => {
      const [file, another] = files ?? [];
      if (!file) return;
      setPasted(null);
      const key = another ? 'csv.oneFile' : fileProblem(file);
      if (key === null) void check(file);
      else {
        const text = key === 'csv.oneFile' ? t(key) : t(key, { name: file.name });
        setState({ at: 'choose', problem: ourWord(text) });
      }
    },
    paste: (text) => {
      setPasted(text);
      const file = new File([text], t('formats.pasted'), { type: 'text/plain' });
      if (file.size > limits.upload.bytes)
        setState({ at: 'choose', problem: ourWord(t('csv.tooLarge', { name: file.name })) });
      else void check(file, 'Custom');
    },
    setAgain: (again) => setState((now) => (now.at === 'preview' ? { ...now, again } : now)),
    setLanguage: (language) => {
      const tried = state.at === 'preview' ? state : state.at === 'choose' && state.tried;
      if (tried) void read(tried.file, tried, language);
    },
    upload: () => {
      if (state.at === 'preview') void store(state);
    },
    reset: () => {
      call.current?.abort();
      setState(start);
    },
  };
};

/** All that a file asks, each once: what was stored just now, and what was left out because it had been before. */
const questionsOf = ({ questions, existing }: UploadResult, again: boolean): BasketQuestion[] =>
  (again ? questions : [...questions, ...existing]).map(fromServer);

/** What is known of a file before it is sent. */
const ourWord = (text: string): CsvProblem => ({
  text,
  needsAccount: false,
  rejected: [],
  readAs: null,
});

const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

/** The row of a sheet that each line of what is sent was; null: the lines are the file's own. */
type Rows = ReadonlyMap<number, number> | null;

/** What was made of a file of another program; null: it is one of ours. */
export type ReadAs = Pick<ReadElsewhere, 'format' | 'problems' | 'leftOut' | 'count'> | null;

/** Whether it goes to the server as a set. */
const isSet = (readAs: ReadAs): boolean => readAs?.format === 'json' || readAs?.format === 'moodle';

interface Opened {
  /** What is sent: the file, the rows of its sheet, or the questions of another program as rows of ours. */
  readonly body: Blob;
  /** Which row of a sheet, or place of another program's file, each line was. */
  readonly rowOfLine: Rows;
  readonly readAs: ReadAs;
}

type Refused = 'csv.unreadable' | 'csv.unreadableWorkbook' | 'formats.unknown' | 'formats.tooSlow';

/** What of a file is sent, or why nothing can be: it may be gone, or changed, since it was chosen. */
const opening = async (
  file: File,
  readElsewhere: (source: Source) => Promise<Opened | Refused>,
): Promise<Opened | Refused | ApiError> => {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    return 'csv.unreadable';
  }
  try {
    if (isWorkbook(file)) {
      const [{ csvOfRows, readRows }, { isKahoot }] = await Promise.all([
        import('./workbook.js'),
        import('../../../hosting/formats/kahoot.js'),
      ]);
      const rows = await readRows(file);
      if (isKahoot(rows)) return await readElsewhere({ format: 'kahoot', rows });
      const { csv, rowOfLine } = csvOfRows(rows);
      return { body: csv, rowOfLine, readAs: null };
    }
    const { recognised } = await import('../../../hosting/formats/recognise.js');
    const source = await recognised(file);
    if (source === null) return 'formats.unknown';
    return source === 'csv' ? { body: file, rowOfLine: null, readAs: null } : await readElsewhere(source);
  } catch (error) {
    if (error instanceof ApiError) return error;
    return isWorkbook(file) ? 'csv.unreadableWorkbook' : 'csv.unreadable';
  }
};

interface HowToOpen extends HowToRead {
  readonly onProgress: (share: number) => void;
}

/** The questions of another program as rows of ours, or a set, once what it shows and plays is sent. */
const readingElsewhere = async (source: Source, how: HowToOpen): Promise<Opened | Refused> => {
  const { nameStored, readElsewhere } = await import('../../../hosting/formats/read-elsewhere.js');
  const read = await readElsewhere(source, how);
  if (read === 'too_slow') return 'formats.tooSlow';
  const { format, problems, leftOut, count, body } = read;
  const readAs = { format, problems, leftOut, count };
  if ('placeOfLine' in read) return { body, rowOfLine: read.placeOfLine, readAs };
  const rowOfLine = new Map(read.places.map((place, index) => [index, place]));
  if (count === 0 || read.files.size === 0) return { body, rowOfLine, readAs };
  const stored = await sendPictures(read.files, how);
  const named = await nameStored(body, stored, how.signal);
  if (named === 'too_slow') return 'formats.tooSlow';
  const picture = (leftOut.picture ?? 0) + [...stored.values()].filter((hash) => hash === null).length;
  return {
    body: named,
    rowOfLine,
    readAs: picture > 0 ? { ...readAs, leftOut: { ...leftOut, picture } } : readAs,
  };
};

/** Told by the rows that their author sees. */
const inRows = (rejected: readonly RejectedQuestion[], rowOfLine: Rows): RejectedQuestion[] =>
  rejected.map((each) => ({ ...each, line: rowOfLine?.get(each.line ?? each.index ?? 0) ?? each.line ?? 0 }));

/** The lines that a refusal names; none where the file was refused for something else, or by something else. */
const rejectedIn = ({ statusCode, responseText }: ApiError): readonly RejectedQuestion[] => {
  if (statusCode !== 400) return [];
  try {
    return (JSON.parse(responseText) as Partial<HttpError>).rejected ?? [];
  } catch {
    return [];
  }
};

/** The server's word on what is in a file, or on a quota, stands alone; any other refusal says that the upload failed, and why. */
const csvProblemText = (
  t: QuestionsTranslate,
  common: Translate,
  { statusCode, code, reason }: ApiError,
): string => {
  if (statusCode === 401) return t('csv.signIn');
  if (code === 'bad_request') return t('csv.unreadable');
  if (statusCode === 400 && reason !== '') return t('csv.refused', { message: reason });
  if (code === 'quota_reached') return reason;
  return t('csv.uploadFailed', { message: problemText(common, { code, message: reason }) });
};
