import { useState } from 'react';
import { downloadResults, type TableFormat } from '../../api/download-results.js';
import { ApiError } from '../../api/request.js';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { Button } from '../../ui/button.js';
import { notify } from '../../ui/notices.js';
import { saveFile } from '../../ui/save-file.js';

const formats: readonly TableFormat[] = ['csv', 'xlsx'];

/** Everybody's answers as a file, for the host. */
export const ExportResults = ({ gameId }: { gameId: string }) => {
  const d = useDeskTexts();
  const [busy, setBusy] = useState<TableFormat | null>(null);
  const save = async (format: TableFormat): Promise<void> => {
    setBusy(format);
    try {
      saveFile(await downloadResults(gameId, format), `results-${gameId}.${format}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(d('charts.exportFailed'), { tone: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return (
    <section aria-label={d('charts.export')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted">{d('charts.export')}</p>
      <p className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <Button key={format} busy={busy === format} onClick={() => void save(format)}>
            {d(`charts.${format}`)}
          </Button>
        ))}
      </p>
    </section>
  );
};
