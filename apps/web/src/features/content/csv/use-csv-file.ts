import type { HttpError, RejectedQuestion, UploadResult } from '@clockbeat/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { uploadQuestions } from '../../../api/questions.js';
import { ApiError } from '../../../api/request.js';
import { type BasketQuestion, fromServer } from '../../../hosting/basket-question.js';
import { useLanguage } from '../../../texts/language-context.js';
import { problemText } from '../../../texts/problem-text.js';
import { type QuestionsTranslate, useQuestionsTexts } from '../../../texts/questions-texts.js';
import { type Translate, useTexts } from '../../../texts/texts.js';
import { fileProblem, isWorkbook } from './file-rules.js';

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
}

export interface CsvFile {
  state: CsvState;
  choose: (files: FileList | null) => void;
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
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const send = (
    file: File,
    body: Blob,
    { commit, again, language }: { commit: boolean; again: boolean; language: NumberLanguage },
  ): Promise<UploadResult> => {
    call.current = new AbortController();
    const at = commit ? 'uploading' : 'checking';
    setState({ at, file, sent: 0 });
    return uploadQuestions(body, {
      commit,
      sets,
      again,
      language,
      signal: call.current.signal,
      onProgress: (sent) => setState((now) => (now.at === at ? { ...now, sent } : now)),
    });
  };
  const problemOf = (error: ApiError, rowOfLine: Rows): CsvProblem => ({
    text: csvProblemText(t, common, error),
    needsAccount: error.statusCode === 401,
    rejected: inRows(rejectedIn(error), rowOfLine),
  });

  const check = async (file: File): Promise<void> => {
    const opened = await opening(file);
    if (typeof opened === 'string') {
      setState({ at: 'choose', problem: ourWord(t(opened)) });
      return;
    }
    await read(file, opened, numberLanguages.find((each) => each === reader) ?? 'en');
  };

  const read = async (file: File, { body, rowOfLine }: Opened, language: NumberLanguage): Promise<void> => {
    const tried = { file, body, rowOfLine, language };
    try {
      const read = await send(file, body, { commit: false, again: false, language });
      const preview = { ...read, rejected: inRows(read.rejected, rowOfLine) };
      setState({ at: 'preview', ...tried, preview, again: false, problem: null });
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      setState({ at: 'choose', problem: problemOf(error, rowOfLine), tried });
    }
  };

  const store = async (shown: Extract<CsvState, { at: 'preview' }>): Promise<void> => {
    const { file, body, again, language } = shown;
    try {
      const result = await send(file, body, { commit: true, again, language });
      onStored(result, questionsOf(result, again));
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      setState({ ...shown, problem: problemOf(error, null) });
    }
  };

  return {
    state,
    choose: (files) => {
      const [file, another] = files ?? [];
      if (!file) return;
      const key = another ? 'csv.oneFile' : fileProblem(file);
      if (key === null) void check(file);
      else {
        const text = key === 'csv.oneFile' ? t(key) : t(key, { name: file.name });
        setState({ at: 'choose', problem: ourWord(text) });
      }
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
const ourWord = (text: string): CsvProblem => ({ text, needsAccount: false, rejected: [] });

/** The row of a sheet that each line of what is sent was; null: the lines are the file's own. */
type Rows = ReadonlyMap<number, number> | null;

interface Opened {
  /** What is sent: the file, or the rows of its sheet. */
  readonly body: Blob;
  /** Which row of a sheet each line was. */
  readonly rowOfLine: Rows;
}

/** What of a file is sent, or why nothing can be: it may be gone, or changed, since it was chosen. */
const opening = async (file: File): Promise<Opened | 'csv.unreadable' | 'csv.unreadableWorkbook'> => {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    return 'csv.unreadable';
  }
  if (!isWorkbook(file)) return { body: file, rowOfLine: null };
  try {
    const { readWorkbook } = await import('./workbook.js');
    const { csv, rowOfLine } = await readWorkbook(file);
    return { body: csv, rowOfLine };
  } catch {
    return 'csv.unreadableWorkbook';
  }
};

/** Told by the rows that their author sees. */
const inRows = (rejected: readonly RejectedQuestion[], rowOfLine: Rows): RejectedQuestion[] =>
  rejected.map((each) => ({ ...each, line: rowOfLine?.get(each.line ?? 0) ?? each.line ?? 0 }));

/** The lines that a refusal names; none where the file was refused for something else, or by something else. */
const rejectedIn = ({ statusCode, responseText }: ApiError): readonly RejectedQuestion[] => {
  if (statusCode !== 400) return [];
  try {
    return (JSON.parse(responseText) as Partial<HttpError>).rejected ?? [];
  } catch {
    return [];
  }
};

/** The server's word on what is in a file stands alone; any other refusal says that the upload failed, and why. */
const csvProblemText = (
  t: QuestionsTranslate,
  common: Translate,
  { statusCode, code, reason }: ApiError,
): string => {
  if (statusCode === 401) return t('csv.signIn');
  if (code === 'bad_request') return t('csv.unreadable');
  if (statusCode === 400 && reason !== '') return t('csv.refused', { message: reason });
  return t('csv.uploadFailed', { message: problemText(common, { code, message: reason }) });
};
