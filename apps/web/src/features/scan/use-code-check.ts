import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getJoinInfo } from '../../api/get-join-info.js';
import { ApiError } from '../../api/request.js';
import { paths } from '../../paths.js';

interface CodeCheck {
  /** The code that is being looked up, or on its way to the join form. */
  checking: string | null;
  bad: boolean;
  /** Leads to joining when the code leads to a game or team; null, as none was found, is a bad one. */
  check: (code: string | null) => Promise<void>;
  forget: () => void;
}

/** Whether a scanned or typed code leads anywhere; if it does, the join form opens with it. */
export const useCodeCheck = (): CodeCheck => {
  const navigate = useNavigate();
  const [checking, setChecking] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  const busy = useRef(false);
  const check = async (code: string | null): Promise<void> => {
    if (busy.current) return;
    if (code === null) return setBad(true);
    busy.current = true;
    setChecking(code);
    setBad(false);
    // Without an answer the form says what is wrong; only a certain "unknown" is told here.
    const unknown = await getJoinInfo(code).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.statusCode === 404,
    );
    busy.current = false;
    if (!unknown) return void navigate(paths.joinByCode(code));
    setChecking(null);
    setBad(true);
  };
  return { checking, bad, check, forget: () => setBad(false) };
};
