import { useRef } from 'react';
import { usePageTitle } from '../../shared/use-page-title.js';
import { useRoomTexts } from '../../texts/room/room-texts.js';
import { CameraView } from './camera-view.js';
import { codeIn } from './code-in.js';
import { ManualEntry } from './manual-entry.js';
import { useCodeCheck } from './use-code-check.js';
import { useScanner } from './use-scanner.js';

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
      <ManualEntry bad={bad} busy={checking !== null} onCode={(code) => void check(code)} onChange={forget} />
    </div>
  );
};
export default ScanPage;
