import { type ResultSheet, resultSheets } from '@clockbeat/domain/contract';
import { useState } from 'react';
import { downloadResults, type TableFormat } from '../../api/games.js';
import { ApiError } from '../../api/request.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { Button } from '../../ui/button.js';
import { notify } from '../../ui/notices.js';
import { PillChoice } from '../../ui/pill-choice.js';
import { saveFile } from '../../ui/save-file.js';

const formats: readonly TableFormat[] = ['csv', 'xlsx'];

/** The evening as a file, for the host: in short, by its questions, or everybody's answers. */
export const SaveResults = ({ gameId }: { gameId: string }) => {
  const a = useAfterTexts();
  const [sheet, setSheet] = useState<ResultSheet>('players');
  const [busy, setBusy] = useState<TableFormat | null>(null);
  const save = async (format: TableFormat): Promise<void> => {
    setBusy(format);
    const name = sheet === 'players' ? `results-${gameId}` : `results-${gameId}-${sheet}`;
    try {
      saveFile(await downloadResults(gameId, sheet, format), `${name}.${format}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(a('charts.exportFailed'), { tone: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return (
    <section aria-label={a('charts.export')} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-muted">{a('charts.export')}</p>
      <PillChoice
        label={a('charts.sheet')}
        options={resultSheets.map((value) => ({ value, label: a(`charts.${value}`) }))}
        value={sheet}
        onChange={setSheet}
      />
      <p className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <Button key={format} busy={busy === format} onClick={() => void save(format)}>
            {a(`charts.${format}`)}
          </Button>
        ))}
      </p>
    </section>
  );
};
