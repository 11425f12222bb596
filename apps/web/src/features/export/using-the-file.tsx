import { type ExportColumn, exportColumns } from '@clockbeat/domain/contract';
import {
  type ExportFormat,
  type ExportPart,
  exportAddress,
  exportSchemaAddress,
  itemsAddress,
} from '../../api/exports.js';
import { paths } from '../../paths.js';
import { useAfterTexts } from '../../texts/after-texts.js';
import { buttonClass } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Link } from '../../ui/link.js';

/** A first question to the file, for DuckDB. */
const firstQuestion = (format: ExportFormat): string =>
  `select type, count(*) from 'events.${format}' group by type order by 2 desc`;

/** The same file for a program, which has an access token instead of a session. */
const callOf = (part: ExportPart, format: ExportFormat): string =>
  `curl -fH "Authorization: Bearer $CLOCKBEAT_TOKEN" -o events.${format} "${location.origin}${exportAddress(part, format)}"`;

/** The text that tells of each column. */
const toldOf = {
  gameId: 'colGame',
  version: 'colVersion',
  type: 'colType',
  schema: 'colSchema',
  at: 'colAt',
  recordedAt: 'colRecordedAt',
  actor: 'colActor',
  data: 'colData',
  cursor: 'colCursor',
} as const satisfies Record<ExportColumn, string>;

/** What the file holds and what to do with it, and what a program says to get it. */
export const UsingTheFile = ({ part, format }: { part: ExportPart; format: ExportFormat }) => {
  const a = useAfterTexts();
  return (
    <>
      <section>
        <h2 className="text-xl">{a('export.columns')}</h2>
        <dl className="my-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {exportColumns.map((column) => (
            <div key={column} className="contents">
              <dt className="font-bold max-sm:mt-2">
                <code>{column}</code>
              </dt>
              <dd className="text-muted">{a(`export.${toldOf[column]}`)}</dd>
            </div>
          ))}
        </dl>
        <a href={exportSchemaAddress} className={buttonClass('quiet', '-ms-3 text-start')}>
          {a('export.schema')}
        </a>
      </section>
      <ToCopy title={a('export.reading')} text={a('export.readingText')} code={firstQuestion(format)} />
      <ToCopy title={a('export.script')} text={a('export.scriptText')} code={callOf(part, format)}>
        <Link to={paths.profileSettings} className={buttonClass('quiet')}>
          {a('export.tokens')}
        </Link>
      </ToCopy>
      {'scope' in part && (
        <section>
          <h2 className="text-xl">{a('export.items')}</h2>
          <p className="mt-1 mb-3 max-w-prose text-muted">{a('export.itemsText')}</p>
          <a href={itemsAddress(part)} download className={buttonClass('quiet', '-ms-3 text-start')}>
            {a('export.itemsDownload')}
          </a>
        </section>
      )}
    </>
  );
};

interface ToCopyProps {
  title: string;
  text: string;
  code: string;
  children?: React.ReactNode;
}

const ToCopy = ({ title, text, code, children }: ToCopyProps) => {
  const a = useAfterTexts();
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 max-w-prose text-muted">{text}</p>
      <pre className="my-3 whitespace-pre-wrap wrap-anywhere rounded-field border-2 border-line bg-surface p-3 text-sm">
        <code>{code}</code>
      </pre>
      <p className="flex flex-wrap items-center gap-3">
        <CopyButton label={a('export.copy')} text={code} alertText={a('export.copied')} />
        {children}
      </p>
    </section>
  );
};
