import { demoCodes } from '@clockbeat/domain/contract';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getJoinInfo } from '../../api/play.js';
import { ApiError } from '../../api/request.js';
import { useForm } from '../../frame/form.js';
import { usePageTitle } from '../../frame/use-page-title.js';
import { cleanCode, isCode } from '../../lib/join-code.js';
import { paths } from '../../paths.js';
import { useRoomTexts } from '../../texts/room-texts.js';
import { Button, buttonClass } from '../../ui/button.js';
import { TextField } from '../../ui/field.js';
import { Ring } from '../../ui/ring.js';
import { codeIn } from './code-in.js';
import { type ScannerState, useScanner } from './use-scanner.js';

/** /scan-trivia: a join code by camera, or by hand where there is none. */
const ScanPage = () => {
  const t = useRoomTexts();
  usePageTitle(t('scan.title'));
  const { checking, bad, check, forget } = useCodeCheck();
  const lastRead = useRef<string | null>(null);
  const { video, state } = useScanner((text) => {
    // The same code stays in the frame for many pictures: it is looked up once.
    if (text === lastRead.current) return;
    lastRead.current = text;
    void check(codeIn(text));
  });
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-x-12 gap-y-8 px-5 py-8 md:grid-cols-2">
      <section>
        <h1 className="text-3xl sm:text-4xl">{t('scan.title')}</h1>
        <p className="mt-2 mb-6 text-muted">{t('scan.lead')}</p>
        <CameraView video={video} state={state} found={checking} />
      </section>
      <ManualEntry bad={bad} busy={checking !== null} onCode={check} onChange={forget} />
    </div>
  );
};
export default ScanPage;

interface CodeCheck {
  /** The code that is being looked up, or on its way to the join form. */
  checking: string | null;
  bad: boolean;
  /** Leads to joining when the code leads to a game or team; null, as none was found, is a bad one. */
  check: (code: string | null) => Promise<void>;
  forget: () => void;
}

/** Whether a scanned or typed code leads anywhere; if it does, the join form opens with it. */
const useCodeCheck = (): CodeCheck => {
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

interface ManualEntryProps {
  bad: boolean;
  busy: boolean;
  onCode: (code: string) => Promise<void>;
  onChange: () => void;
}

/** The code by hand, and the codes that are always there to try. */
const ManualEntry = ({ bad, busy, onCode, onChange }: ManualEntryProps) => {
  const t = useRoomTexts();
  const [typed, setTyped] = useState('');
  const { errors, submit } = useForm({
    fields: { code: typed },
    wrong: isCode(typed) ? {} : { code: true },
    send: () => onCode(typed),
  });
  return (
    <section>
      <h2 className="text-xl">{t('scan.byHand')}</h2>
      <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3">
        <TextField
          label={t('scan.code')}
          error={errors.code || bad ? t('scan.badCode') : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(cleanCode(event.target.value));
            onChange();
          }}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={8}
          className="numbers text-center text-2xl font-extrabold tracking-[0.2em] uppercase"
        />
        <Button type="submit" tone="main" busy={busy} className="min-h-14 text-lg">
          {t(busy ? 'scan.checking' : 'scan.go')}
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">{t('scan.samples')}</p>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {demoCodes.map((code) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => void onCode(code)}
              className={buttonClass('plain', 'numbers w-full tracking-[0.1em]')}
            >
              {code}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface CameraViewProps {
  video: RefObject<HTMLVideoElement | null>;
  state: ScannerState;
  found: string | null;
}

/** The camera's picture in a frame, and under it what is going on; without a camera the reason, and no black square. */
const CameraView = ({ video, state, found }: CameraViewProps) => {
  const t = useRoomTexts();
  const running = state === 'starting' || state === 'looking';
  return (
    <div>
      <div hidden={!running} className="relative aspect-square overflow-hidden rounded-card bg-ink">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('scan.video')}
          className="size-full object-cover"
        />
        <Corners />
        {state === 'starting' && (
          <Ring share={0.25} className="absolute inset-0 m-auto size-20 animate-turn text-accent" />
        )}
      </div>
      <p role="status" className="mt-3 text-center text-muted">
        {running && (found ? t('scan.found', { code: found }) : t(`scan.${state}`))}
      </p>
      {!running && (
        // As large as the picture that was looked for: the code's field below keeps its place.
        <div
          role="alert"
          className="grid aspect-square content-center rounded-card border-2 border-line bg-surface p-5"
        >
          <p className="font-bold">{t('scan.unavailable')}</p>
          <p className="mt-2 text-muted">{t(`scan.${state}`)}</p>
        </div>
      )}
    </div>
  );
};

const corner = 'M4 22V10a6 6 0 0 1 6-6h12';

/** Where to hold the code. */
const Corners = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-[12%] size-[76%]" fill="none">
    {[0, 90, 180, 270].map((turn) => (
      <path
        key={turn}
        d={corner}
        transform={`rotate(${turn} 50 50)`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-accent"
      />
    ))}
  </svg>
);
