import { useQuery } from '@tanstack/react-query';
import { type CvRecord, getCvVersion } from '@trayecto/core/contract';
import { type CvDifference, compareCvs, type FieldValue, ORDER_FIELD } from '@trayecto/core/cv';
import { designSchema } from '@trayecto/core/document';
import { FilePlus2, FileText, FileType, Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { queryClient } from '../../api/query-client';
import { editPath } from '../../app/edit-path';
import { nameField, nameSection } from '../../document/name-place';
import { useDownload } from '../../document/use-download';
import { useLanguage } from '../../i18n';
import { ChangedWords } from '../../tasks/changed-words';
import { EngineChip } from '../../tasks/engine-chip';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import type { Tailoring } from './use-tailoring';

interface TailoredTabProps {
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
  readonly work: Tailoring;
}

/** This application's own copy of the CV: made with one press, compared word by word, told when the original moved on. */
export function TailoredTab({ original, tailored, work }: TailoredTabProps) {
  const { t } = useLanguage();
  if (!original && !tailored) return <p className="text-muted">{t('applications.needsCv')}</p>;
  const from = tailored?.metadata.tailored_from;
  const hasMoved = from && original && original.id === from.cvId && original.version > from.version;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="grow font-serif text-xl font-semibold">{t('applications.tailorTitle')}</h2>
        {from?.engine && <EngineChip engine={from.engine} />}
      </div>
      {work.failure}
      {tailored ? (
        <>
          {from && (
            <p translate="no" className="text-[0.9375rem] text-muted">
              {t('applications.tailoredFrom', {
                name: original?.filename ?? from.jobTitle,
                version: from.version,
              })}
            </p>
          )}
          {hasMoved && (
            <Alert kind="warning">
              <p>{t('applications.originalChanged')}</p>
              <Button className="mt-2" isBusy={work.isBusy} onClick={() => void work.update()}>
                {t('applications.bringUpToDate')}
              </Button>
            </Alert>
          )}
          {work.kept !== null && !hasMoved && (
            <Alert kind="success">
              {t('applications.upToDate')}
              {work.kept > 0 && ` ${t('applications.upToDateKept', { count: work.kept })}`}
            </Alert>
          )}
          <CopyActions cv={tailored} />
          <Changes tailored={tailored} />
          {!hasMoved && original && (
            // A copy that has only the person's own additions was not tailored yet.
            <Button
              kind={from?.engine ? 'ghost' : 'secondary'}
              className="self-start"
              isBusy={work.isBusy}
              onClick={() => void work.run()}
            >
              {t(from?.engine ? 'applications.tailorAgain' : 'applications.tailor')}
            </Button>
          )}
        </>
      ) : (
        <>
          <p className="text-muted">{t('applications.tailorLine')}</p>
          <Button
            kind="primary"
            size="large"
            className="self-start max-sm:w-full"
            isBusy={work.isBusy}
            onClick={() => void work.run()}
          >
            {!work.isBusy && <FilePlus2 aria-hidden className="size-5" />}
            {t(work.isBusy ? 'applications.tailoring' : 'applications.tailor')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Ways to go on with a CV: edit it, or take it along. */
function CopyActions({ cv }: { cv: CvRecord }) {
  const { t, formats } = useLanguage();
  const design = cv.metadata.design ?? designSchema.parse({});
  const file = useDownload({ id: cv.id, version: 'original' }, design);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={editPath(cv.id)}>
          <Pencil aria-hidden className="size-4.5" />
          {t('applications.openCv')}
        </ButtonLink>
        <Button isBusy={file.busyFormat === 'pdf'} onClick={() => void file.download('pdf')}>
          {file.busyFormat !== 'pdf' && <FileText aria-hidden className="size-4.5" />}
          {t('applications.downloadPdf')}
        </Button>
        <Button isBusy={file.busyFormat === 'docx'} onClick={() => void file.download('docx')}>
          {file.busyFormat !== 'docx' && <FileType aria-hidden className="size-4.5" />}
          {t('applications.downloadWord')}
        </Button>
      </div>
      {file.problem !== null && (
        <Alert kind="error" onDismiss={file.dismiss}>
          {t('applications.downloadFailed', { reason: describeError(file.problem, t, formats) })}
        </Alert>
      )}
    </>
  );
}

/** Against the version it was made from, which never changes. */
function Changes({ tailored }: { tailored: CvRecord }) {
  const { t } = useLanguage();
  const { cvId = '', version = 0 } = tailored.metadata.tailored_from ?? {};
  const before = useQuery(
    {
      queryKey: ['cv-version', cvId, version],
      queryFn: async ({ signal }) =>
        (await call(getCvVersion, { params: { id: cvId, version } }, { signal })).version
          .parsed_data,
      enabled: cvId !== '',
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const differences = useMemo(
    () =>
      before.data && tailored.parsed_data ? compareCvs(before.data, tailored.parsed_data) : null,
    [before.data, tailored.parsed_data],
  );
  if (before.isPending && cvId !== '') return null;
  return (
    <section aria-labelledby="changes" className="flex flex-col gap-3">
      <h3 id="changes" className="font-semibold">
        {t('applications.changesTitle')}
      </h3>
      {differences === null && <p className="text-muted">{t('applications.originalGone')}</p>}
      {differences?.length === 0 && <p className="text-muted">{t('applications.changesNone')}</p>}
      <ul className="flex flex-col gap-3">
        {differences?.map((difference) => (
          <li
            key={[difference.section, difference.index, difference.field, difference.entry].join()}
            className="rounded-card border border-line bg-surface p-4"
          >
            <Difference difference={difference} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const write = (value: FieldValue) => (typeof value === 'string' ? value : value.join('\n'));

function Difference({ difference }: { difference: CvDifference }) {
  const { t } = useLanguage();
  const { section, entry, field, kind, before, after } = difference;
  const place = [
    nameSection(section, t),
    entry,
    field === section || field === '' || field === ORDER_FIELD ? '' : nameField(field, t, section),
  ].filter((part) => part !== '');
  return (
    <>
      <p className="mb-1 text-sm font-semibold text-muted">{place.join(' · ')}</p>
      {field === ORDER_FIELD && <p>{t('applications.reordered')}</p>}
      {field === '' && (
        <p>{t(kind === 'removed' ? 'applications.entryRemoved' : 'applications.entryAdded')}</p>
      )}
      {field !== '' && field !== ORDER_FIELD && (
        <p translate="no" className="wrap-anywhere whitespace-pre-line">
          <ChangedWords before={write(before)} after={write(after)} />
        </p>
      )}
    </>
  );
}
