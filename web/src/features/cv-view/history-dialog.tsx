import { skipToken, useQuery } from '@tanstack/react-query';
import {
  type CvRecord,
  type CvVersion,
  getCvVersion,
  listCvVersions,
  restoreCvVersion,
} from '@trayecto/core/contract';
import { type Design, detectDocumentLanguage, layoutCv } from '@trayecto/core/document';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { queryClient } from '../../api/query-client';
import { useProblem } from '../../api/use-problem';
import { VersionChanges } from '../../cvs/cv-changes';
import { describeChange } from '../../cvs/describe-change';
import { DocumentPage } from '../../document/document-page';
import { keyed } from '../../document/keyed';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { SegmentedChoice } from '../../ui/segmented-choice';

interface HistoryDialogProps {
  readonly record: CvRecord;
  readonly design: Design;
  readonly onClose: () => void;
  readonly onRestored: (record: CvRecord) => void;
}

/** Every version of a CV: what it changed, what it looked like, and the way back to it. */
export function HistoryDialog({ record, design, onClose, onRestored }: HistoryDialogProps) {
  const { t, formats } = useLanguage();
  const [shown, setShown] = useState<number | null>(null);
  const [problem, setProblem] = useProblem();
  const [isRestoring, setIsRestoring] = useState(false);
  const versions = useQuery(
    {
      queryKey: ['versions', record.id, record.version],
      queryFn: async ({ signal }) =>
        (await call(listCvVersions, { params: { id: record.id } }, { signal })).versions,
    },
    queryClient,
  );

  async function restore(version: number) {
    setIsRestoring(true);
    setProblem(null);
    try {
      const { cv } = await call(restoreCvVersion, { params: { id: record.id, version } });
      onRestored(cv);
    } catch (error) {
      setProblem(error);
      setIsRestoring(false);
    }
  }

  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t('history.title')}
      description={t('history.line')}
    >
      {versions.isPending && <LoadingIndicator />}
      {versions.isError && <Alert kind="error">{describeError(versions.error, t, formats)}</Alert>}
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('history.restoreFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
      <ol className="flex flex-col gap-3">
        {versions.data?.map((version, at) => (
          <li key={version.version} className="rounded-control border border-line p-4">
            <VersionHead
              version={version}
              isCurrent={version.version === record.version}
              isShown={shown === version.version}
              isRestoring={isRestoring}
              onShow={() => setShown(shown === version.version ? null : version.version)}
              onRestore={() => void restore(version.version)}
            />
            {shown === version.version && (
              <VersionPage
                cvId={record.id}
                version={version.version}
                before={versions.data[at + 1]?.version ?? null}
                design={design}
              />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

interface VersionHeadProps {
  readonly version: CvVersion;
  readonly isCurrent: boolean;
  readonly isShown: boolean;
  readonly isRestoring: boolean;
  readonly onShow: () => void;
  readonly onRestore: () => void;
}

const SHOWN_CHANGES = 6;

function VersionHead(props: VersionHeadProps) {
  const { version, isCurrent, isShown, isRestoring } = props;
  const { t, formats } = useLanguage();
  const reason =
    version.reason === 'import' || version.reason === 'restore' ? version.reason : 'edit';
  const rest = version.changes.length - SHOWN_CHANGES;
  const name = t('history.version', { number: version.version });
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p className="font-semibold">
          {name}
          <span className="ml-2 font-normal text-muted">{t(`history.${reason}`)}</span>
        </p>
        <p translate="no" className="text-sm text-muted">
          {formats.dateTime(new Date(version.created_at))}
        </p>
      </div>
      {version.changes.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-[0.9375rem] text-muted">
          {keyed(version.changes.slice(0, SHOWN_CHANGES)).map(({ key, item }) => (
            <li key={key}>{describeChange(item, t)}</li>
          ))}
          {rest > 0 && <li>{t('history.more', { count: rest })}</li>}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          aria-expanded={isShown}
          aria-label={`${t(isShown ? 'history.hide' : 'history.show')}: ${name}`}
          onClick={props.onShow}
        >
          {t(isShown ? 'history.hide' : 'history.show')}
        </Button>
        {isCurrent ? (
          <span className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-olive">
            {t('history.current')}
          </span>
        ) : (
          <Button
            isBusy={isRestoring}
            aria-label={`${t('history.restoreThis')}: ${name}`}
            onClick={props.onRestore}
          >
            {!isRestoring && <RotateCcw aria-hidden className="size-4.5" />}
            {t('history.restoreThis')}
          </Button>
        )}
      </div>
    </>
  );
}

function useVersion(cvId: string, version: number | null) {
  return useQuery(
    {
      queryKey: ['version', cvId, version],
      queryFn:
        version === null
          ? skipToken
          : async ({ signal }) =>
              (await call(getCvVersion, { params: { id: cvId, version } }, { signal })).version,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
}

interface VersionPageProps {
  readonly cvId: string;
  readonly version: number;
  /** The one before it. */
  readonly before: number | null;
  readonly design: Design;
}

function VersionPage({ cvId, version, before, design }: VersionPageProps) {
  const { t, formats } = useLanguage();
  const [text, setText] = useState<'original' | 'english'>('original');
  const answer = useVersion(cvId, version);
  const earlier = useVersion(cvId, before);
  if (answer.isPending) return <LoadingIndicator />;
  if (answer.isError) {
    return <Alert kind="error">{describeError(answer.error, t, formats)}</Alert>;
  }
  const { parsed_data: original, parsed_data_english: english } = answer.data;
  const isEnglish = text === 'english' && english !== null;
  const cv = isEnglish ? english : original;
  if (cv === null) return <p className="mt-3 text-muted">{t('cv.noData')}</p>;
  const language = isEnglish ? 'en' : detectDocumentLanguage(cv);
  return (
    <div className="mt-4 flex flex-col gap-4 rounded-control bg-desk p-4">
      {english && (
        <SegmentedChoice
          legend={t('cv.whichText')}
          className="self-start"
          value={text}
          onChange={setText}
          options={[
            { value: 'original', label: t('cv.original') },
            { value: 'english', label: t('cv.english') },
          ]}
        />
      )}
      {earlier.data && <VersionChanges before={earlier.data} after={answer.data} />}
      <DocumentPage tree={layoutCv(cv, design.template, language, design)} />
    </div>
  );
}
