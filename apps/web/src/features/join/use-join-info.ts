import type { JoinInfo } from '@clockbeat/domain/contract';
import { useEffect, useRef, useState } from 'react';
import { getJoinInfo } from '../../api/get-join-info.js';
import { ApiError } from '../../api/request.js';

/** All codes that are printed have this length; shorter ones are looked up only when they are sent. */
const printedLength = 6;
/** Waited for after a typed letter. A link's code is looked up at once: what it leads to may add a field. */
const pauseMs = 250;

/** What a fully typed code leads to: null while nothing is known, 'unknown' when it leads nowhere. */
export const useJoinInfo = (code: string): JoinInfo | 'unknown' | null => {
  const [found, setFound] = useState<{ code: string; info: JoinInfo | 'unknown' } | null>(null);
  const given = useRef(code);
  useEffect(() => {
    if (code.length !== printedLength) return;
    const asked = new AbortController();
    const pause = code === given.current ? 0 : pauseMs;
    const timer = setTimeout(() => {
      getJoinInfo(code, asked.signal).then(
        (info) => setFound({ code, info }),
        (error: unknown) => {
          if (error instanceof ApiError && error.statusCode === 404) setFound({ code, info: 'unknown' });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [code]);
  return found?.code === code ? found.info : null;
};
