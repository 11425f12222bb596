import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.js';
import { classNames } from './class-names.js';
import { paletteEveryMs, qrPalettes } from './qr-palettes.js';
import type { QrPath } from './qr-path.js';

const margin = 2;

/** The join link as a QR code whose colours change. Without it the code and the link stay as good as before. */
export const JoinQr = ({ link, className }: { link: string; className?: string }) => {
  const t = useTexts();
  const qr = useQrPath(link);
  const palette = usePalette();
  const frame = classNames('aspect-square', className);
  if (qr === 'failed')
    return (
      <p className={classNames(frame, 'grid place-items-center p-4 text-center text-muted')}>
        {t('common.qrFailed')}
      </p>
    );
  if (qr === null) return <div className={classNames(frame, 'rounded-2xl bg-surface')} />;
  const side = qr.size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={t('common.qrAlt', { link })}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={classNames(frame, 'rounded-2xl')}
    >
      <rect
        x={-margin}
        y={-margin}
        width={side}
        height={side}
        fill={palette.light}
        className="transition-[fill] duration-250"
      />
      <path d={qr.path} fill={palette.dark} className="transition-[fill] duration-250" />
    </svg>
  );
};

const useQrPath = (link: string): QrPath | 'failed' | null => {
  const [qr, setQr] = useState<QrPath | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    import('./qr-path.js')
      .then(({ qrPath }) => qrPath(link))
      .then(
        (path) => gone || setQr(path),
        () => gone || setQr('failed'),
      );
    return () => {
      gone = true;
    };
  }, [link]);
  return qr;
};

const usePalette = (): (typeof qrPalettes)[number] => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), paletteEveryMs);
    return () => clearInterval(timer);
  }, []);
  return qrPalettes[turn % qrPalettes.length] ?? qrPalettes[0];
};
