import type { QrPalette } from './qr-palettes.js';
import type { QrPath } from './qr-path.js';

/** Modules of quiet ground around the code that scanners ask for (ISO/IEC 18004). */
const margin = 4;

interface QrPictureProps {
  qr: QrPath;
  palette: QrPalette;
  label: string;
  className?: string;
}

/** A QR code, drawn. A change of its colours is faded, where motion is welcome. */
export const QrPicture = ({ qr, palette, label, className }: QrPictureProps) => {
  const side = qr.size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
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
