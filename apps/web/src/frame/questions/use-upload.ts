import { type HttpError, isSound, type MediaView, mediaLimits } from '@clockbeat/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { uploadMedia } from '../../api/media.js';
import { reading } from '../../api/queries.js';
import { ApiError } from '../../api/request.js';
import { problemText } from '../../texts/problem-text.js';
import { type QuestionsTranslate, useQuestionsTexts } from '../../texts/questions-texts.js';
import { useTexts } from '../../texts/texts.js';
import { rejectionText } from './rejection-text.js';

const megabyte = 1024 * 1024;

/** What a picker offers. */
export const takenPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const takenSounds =
  'audio/mpeg,audio/mp4,audio/x-m4a,audio/aac,audio/ogg,audio/opus,.mp3,.m4a,.aac,.ogg,.oga,.opus';

export const takenMedia = `${takenPictures},${takenSounds}`;

interface Sending {
  name: string;
  /** How much of it has left the browser, 0 to 1. */
  share: number;
}

interface UploadOptions {
  /** A sound is of no use. */
  picturesOnly?: boolean;
  onStored: (media: MediaView) => void;
  /** That something is on its way, or is so no more. */
  onSending: (isSending: boolean) => void;
}

/** A file on its way to the server: what comes of it, or why nothing does. */
export const useUpload = ({ picturesOnly = false, onStored, onSending }: UploadOptions) => {
  const t = useQuestionsTexts();
  const common = useTexts();
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const call = useRef<AbortController | null>(null);
  const isOn = (own: AbortController): boolean => call.current === own;
  useEffect(
    () => () => {
      call.current?.abort();
      call.current = null;
    },
    [],
  );
  const isSending = sending !== null;
  // no more so where its place in the form goes away under it, too
  useLayoutEffect(() => {
    if (!isSending) return;
    onSending(true);
    return () => onSending(false);
  }, [isSending, onSending]);

  const begin = (file: File | null): AbortController => {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    setProblem(null);
    setSending(file && { name: file.name, share: 0 });
    return own;
  };
  const send = async (file: File): Promise<void> => {
    const own = begin(file);
    try {
      const stored = await uploadMedia(file, {
        onProgress: (share) => isOn(own) && setSending({ name: file.name, share }),
        signal: own.signal,
      });
      if (!isOn(own)) return;
      if (picturesOnly && isSound(stored)) setProblem(t('media.noSound'));
      else onStored(stored);
      void queries.invalidateQueries(reading.quotas);
    } catch (error) {
      if (!isOn(own)) return;
      if (!(error instanceof ApiError)) throw error;
      const said = uploadProblem(t, error);
      setProblem(said ?? problemText(common, { code: error.code, message: error.reason }));
    } finally {
      if (isOn(own)) setSending(null);
    }
  };

  return {
    sending,
    problem,
    /** Of several files none: nobody knows which of them was meant. */
    take: (files: FileList | readonly File[] | null): void => {
      const [file, another] = files ?? [];
      if (!file) return;
      const most = mostOf(file);
      if (another) setProblem(t('csv.oneFile'));
      else if (picturesOnly && file.type.startsWith('audio/')) setProblem(t('media.noSound'));
      else if (file.size > most) setProblem(t('media.tooLarge', { most: most / megabyte }));
      else void send(file);
    },
    cancel: (): void => void begin(null),
  };
};

const mostOf = ({ type }: File): number =>
  type.startsWith('audio/') ? mediaLimits.sound : mediaLimits.picture;

/** What the server has against a file, or the account, in the reader's language; null: nothing that is about files. */
const uploadProblem = (t: QuestionsTranslate, error: ApiError): string | null => {
  const [rejected] = rejectedIn(error);
  if (rejected) return rejectionText(t, rejected);
  if (error.statusCode === 401) return t('media.signIn');
  if (error.statusCode === 413 || error.code === 'too_large')
    return t('media.tooLarge', { most: mediaLimits.picture / megabyte });
  return null;
};

const rejectedIn = ({ responseText }: ApiError): NonNullable<HttpError['rejected']> => {
  try {
    return (JSON.parse(responseText) as Partial<HttpError>).rejected ?? [];
  } catch {
    return [];
  }
};
