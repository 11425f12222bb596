import type { HttpError, RejectedQuestion, UploadResult } from '@clockbeat/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { uploadQuestions } from '../../../api/questions.js';
import { ApiError } from '../../../api/request.js';
import { useDeskTexts } from '../../../texts/desk-texts.js';
import { problemText } from '../../../texts/problem-text.js';
import { type Translate, useTexts } from '../../../texts/texts.js';
import { fileProblem } from './file-rules.js';

/** Where a question file stands: none chosen, on its way to be read, read, on its way to be stored. */
type CsvState =
  | { at: 'choose'; problem: CsvProblem | null }
  | { at: 'checking'; file: File; sent: number }
  | { at: 'preview'; file: File; preview: UploadResult; problem: CsvProblem | null }
  | { at: 'uploading'; file: File; sent: number };

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
  /** Stores what the preview has shown. */
  upload: () => void;
  reset: () => void;
}

const start: CsvState = { at: 'choose', problem: null };

/**
 * One question file: checked by the server, shown, and stored when the host says so, with a draft set of each category if
 * `sets`. `onStored` hears what went in.
 */
export const useCsvFile = (onStored: (result: UploadResult) => void, { sets = false } = {}): CsvFile => {
  const t = useDeskTexts();
  const common = useTexts();
  const [state, setState] = useState<CsvState>(start);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  const send = (file: File, commit: boolean): Promise<UploadResult> => {
    call.current = new AbortController();
    const at = commit ? 'uploading' : 'checking';
    setState({ at, file, sent: 0 });
    return uploadQuestions(file, {
      commit,
      sets,
      signal: call.current.signal,
      onProgress: (sent) => setState((now) => (now.at === at ? { ...now, sent } : now)),
    });
  };
  const problemOf = (error: ApiError): CsvProblem => ({
    text: csvProblemText(t, common, error),
    needsAccount: error.statusCode === 401,
    rejected: rejectedIn(error),
  });

  const check = async (file: File): Promise<void> => {
    if (!(await isReadable(file))) {
      setState({ at: 'choose', problem: ourWord(t('csv.unreadable')) });
      return;
    }
    try {
      const preview = await send(file, false);
      setState({ at: 'preview', file, preview, problem: null });
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      setState({ at: 'choose', problem: problemOf(error) });
    }
  };

  const store = async (file: File, preview: UploadResult): Promise<void> => {
    try {
      onStored(await send(file, true));
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      setState({ at: 'preview', file, preview, problem: problemOf(error) });
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
    upload: () => {
      if (state.at === 'preview') void store(state.file, state.preview);
    },
    reset: () => {
      call.current?.abort();
      setState(start);
    },
  };
};

/** What is known of a file before it is sent. */
const ourWord = (text: string): CsvProblem => ({ text, needsAccount: false, rejected: [] });

/** A file may be gone, or changed, since it was chosen. */
const isReadable = async (file: File): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};

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
  t: ReturnType<typeof useDeskTexts>,
  common: Translate,
  { statusCode, code, reason }: ApiError,
): string => {
  if (statusCode === 401) return t('csv.signIn');
  if (code === 'bad_request') return t('csv.unreadable');
  if (statusCode === 400 && reason !== '') return t('csv.refused', { message: reason });
  return t('csv.uploadFailed', { message: problemText(common, { code, message: reason }) });
};
