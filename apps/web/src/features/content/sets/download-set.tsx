import { hashesOf, type SavedSetView } from '@clockbeat/domain/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getMedia, getSetFile } from '../../../api/set-files.js';
import {
  type FetchedMedia,
  showsMedia,
  type WrittenFormat,
  writeFormat,
  writtenAs,
  writtenFormats,
} from '../../../hosting/formats/write-format.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { Button } from '../../../ui/button.js';
import { ModalBox } from '../../../ui/modal.js';
import { notify } from '../../../ui/notices.js';
import { saveFile } from '../../../ui/save-file.js';

/** As people call each format, and what does not come along in it. */
const formats = {
  json: ['JSON', 'formats.jsonNote'],
  xlsx: ['Excel (.xlsx)', 'formats.tableNote'],
  csv: ['CSV', 'formats.tableNote'],
  moodle: ['Moodle XML', 'formats.moodleNote'],
  qti: ['QTI 3', 'formats.qtiNote'],
  gift: ['GIFT', 'formats.giftNote'],
} as const satisfies Record<WrittenFormat, readonly [string, string]>;

interface DownloadSetProps {
  set: Pick<SavedSetView, 'id' | 'title'>;
  guest: string | null;
}

/** A set as a file, in the format that somebody chooses. */
export const DownloadSet = ({ set, guest }: DownloadSetProps) => {
  const t = useQuestionsTexts();
  const [isOpen, setOpen] = useState(false);
  const saving = useMutation({
    mutationFn: (format: WrittenFormat) => download(set, guest, format),
    onSuccess: () => setOpen(false),
    onError: () => notify(t('formats.downloadFailed'), { tone: 'error' }),
  });
  return (
    <>
      <Button
        tone="quiet"
        aria-label={t('formats.downloadOne', { title: set.title })}
        onClick={() => setOpen(true)}
      >
        {t('formats.download')}
      </Button>
      {isOpen && (
        <ModalBox title={t('formats.downloadTitle')} onClose={() => setOpen(false)}>
          <ul className="mt-4 flex flex-col gap-2">
            {writtenFormats.map((format) => {
              const [name, note] = formats[format];
              return (
                <li key={format}>
                  <button
                    type="button"
                    disabled={saving.isPending}
                    onClick={() => saving.mutate(format)}
                    className="w-full rounded-card border-2 border-line px-4 py-3 text-start transition-colors duration-150 hover:border-text"
                  >
                    <span className="block font-bold">{name}</span>
                    <span className="block text-sm text-muted">{t(note)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          <Button tone="quiet" onClick={() => setOpen(false)} className="mt-3 -ms-3">
            {t('formats.close')}
          </Button>
        </ModalBox>
      )}
    </>
  );
};

/** Pictures that are fetched at a time. */
const atOnce = 6;

const download = async (
  { id, title }: DownloadSetProps['set'],
  guest: string | null,
  format: WrittenFormat,
): Promise<void> => {
  const set = await getSetFile(id, guest);
  const media = showsMedia(format) ? await fetched([...new Set(hashesOf(set.questions))]) : new Map();
  const name = title.replace(/[\p{Cc}/\\:*?"<>|]/gu, ' ').trim() || 'set';
  saveFile(await writeFormat({ format, set, media }), `${name}${writtenAs[format].ending}`);
};

const fetched = async (hashes: readonly string[]): Promise<Map<string, FetchedMedia>> => {
  const media = new Map<string, FetchedMedia>();
  for (let from = 0; from < hashes.length; from += atOnce) {
    const some = hashes.slice(from, from + atOnce);
    const blobs = await Promise.all(some.map(getMedia));
    for (const [index, blob] of blobs.entries()) {
      const hash = some[index];
      if (blob && hash) media.set(hash, { type: blob.type, bytes: await blob.arrayBuffer() });
    }
  }
  return media;
};
