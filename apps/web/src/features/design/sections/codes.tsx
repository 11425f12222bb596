import { JoinQr } from '../../../ui/join-qr.js';
import { qrPalettes } from '../../../ui/qr-palettes.js';
import { qrPath } from '../../../ui/qr-path.js';
import { QrPicture } from '../../../ui/qr-picture.js';
import { Specimen } from '../section.js';
import { joinLink } from '../specimens.js';

const qr = qrPath(joinLink);

export const Codes = () => (
  <>
    <Specimen name="In its frame" file="ui/join-qr.tsx">
      <div className="w-fit">
        <JoinQr framed link={joinLink} className="w-56" />
      </div>
    </Specimen>
    <Specimen name="Six palettes, one after another" file="ui/qr-palettes.ts">
      <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        {qrPalettes.map((palette) => (
          <li key={`${palette.dark} ${palette.light}`}>
            <QrPicture
              qr={qr}
              palette={palette}
              label={`${palette.dark} on ${palette.light}`}
              className="w-full rounded-2xl border-2 border-line"
            />
            <p className="numbers mt-2 text-sm text-muted">
              {palette.dark} · {palette.light}
            </p>
          </li>
        ))}
      </ul>
    </Specimen>
  </>
);
