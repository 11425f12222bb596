import { paths } from '../../../paths.js';
import { DeskPage } from '../../../shared/desk-page.js';
import { Guarded } from '../../../shared/guarded.js';
import { usePageTitle } from '../../../shared/use-page-title.js';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { MessagePage } from '../../../ui/message-page.js';
import { CsvColumns } from './csv-columns.js';
import { CsvImport } from './csv-import.js';
import { CsvProgress } from './csv-progress.js';
import { useCsvFile } from './use-csv-file.js';
import { useUploadPage } from './use-upload-page.js';

/** Many questions at once, from a file. */
const UploadPage = () => {
  usePageTitle(useDeskTexts()('csv.title'));
  return <Guarded>{() => <Upload />}</Guarded>;
};
export default UploadPage;

const Upload = () => {
  const t = useDeskTexts();
  const { after, stored, saveAgain } = useUploadPage();
  const file = useCsvFile(stored);
  if (after.at === 'done') {
    const { questions, titles } = after;
    return (
      <MessagePage
        title={t('csv.uploadedTitle')}
        text={t('csv.uploaded', { count: questions, titles: titles.join(', ') })}
      >
        <p role="status" className="basis-full text-muted">
          {t('csv.goingOn')}
        </p>
      </MessagePage>
    );
  }
  if (after.at === 'some-left') {
    const titles = after.left.map(({ category }) => category).join(', ');
    return (
      <MessagePage title={t('csv.setsFailedTitle')} text={t('csv.setsFailed', { titles })}>
        <Button tone="main" onClick={saveAgain}>
          {t('csv.saveAgain')}
        </Button>
        <ButtonLink to={paths.savedSets}>{t('sets.listTitle')}</ButtonLink>
      </MessagePage>
    );
  }
  return (
    <DeskPage title={t('csv.title')} lead={t('csv.lead')}>
      <div className="mt-8 mb-12">
        {after.at === 'sets' ? (
          <CsvProgress text={t('csv.savingSets', { count: after.count })} sent={1} />
        ) : (
          <CsvImport file={file} action="csv.upload" />
        )}
        {file.state.at === 'choose' && (
          <div className="mt-10">
            <CsvColumns />
          </div>
        )}
      </div>
    </DeskPage>
  );
};
