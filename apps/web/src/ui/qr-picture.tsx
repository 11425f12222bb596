import { classNames } from './class-names.js';
import type { QrPalette } from './qr-palettes.js';
import type { QrPath } from './qr-path.js';

/**
 * Modules of quiet ground in the picture (specification, section 9). Scanners ask for up to four (ISO/IEC 18004): the box
 * around the picture has the same colour and gives the rest, on a page of any colour.
 */
const margin = 2;

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
    <div
      data-testid="qr-code"
      role="img"
      aria-label={label}
      style={{ backgroundColor: palette.light }}
      className={classNames('flow-root transition-colors duration-250', className)}
    >
      <svg
        aria-hidden="true"
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        shapeRendering="crispEdges"
        // a twentieth of the box itself on each side: as its padding it would be one of the width around it
        className="m-[5%] block w-9/10"
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
    </div>
  );
};
