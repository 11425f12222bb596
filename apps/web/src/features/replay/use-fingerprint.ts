import { fingerprintText, type Replay } from '@clockbeat/domain';
import { useEffect, useState } from 'react';

/** It takes a few milliseconds with thousands of seats: too long for every frame of a pull. */
const restMs = 150;

/**
 * SHA-256, in hex, of the state at this version, as `npm run replay -- GAME --at VERSION` tells it too. Null until the
 * replay rests, and where the browser reckons none: on a page that came neither by https nor from this machine.
 */
export const useFingerprint = (replay: Replay, version: number): string | null => {
  const [known, setKnown] = useState<{ version: number; hex: string } | null>(null);
  useEffect(() => {
    if (!window.isSecureContext) return;
    let wanted = true;
    const rest = setTimeout(() => {
      const text = new TextEncoder().encode(fingerprintText(replay.at(version)));
      void crypto.subtle.digest('SHA-256', text).then((digest) => {
        if (wanted) setKnown({ version, hex: hexOf(digest) });
      });
    }, restMs);
    return () => {
      wanted = false;
      clearTimeout(rest);
    };
  }, [replay, version]);
  return known?.version === version ? known.hex : null;
};

const hexOf = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
