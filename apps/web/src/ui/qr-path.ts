import QRCode from 'qrcode';

/** A QR code as one SVG path over a square of `size` modules. Level M, as phones across a room need it. */
export interface QrPath {
  size: number;
  path: string;
}

/** Throws when the text does not fit into a code. */
export const qrPath = (text: string): QrPath => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size, path };
};
