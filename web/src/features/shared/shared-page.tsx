import { downloadShared } from '@trayecto/core/contract';
import { layoutCv, linkContact } from '@trayecto/core/document';
import { Download, ExternalLink } from 'lucide-react';
import { useMemo, useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { DocumentPage } from '../../document/document-page';
import { Sheets } from '../../document/printed-pages';
import { saveFile } from '../../document/save-file';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { PageHeading } from '../../ui/page-heading';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { Skeleton } from '../../ui/skeleton';
import { type OpenedShare, type SharedText, useSharedPages } from './use-shared';

interface SharedPageProps {
  readonly token: string;
  readonly opened: OpenedShare;
}

const TIMEOUT_MS = 60_000;
const CHOICE_ON_PHONE = 'max-sm:grow max-sm:[&>label]:px-2';

export function SharedPage({ token, opened }: SharedPageProps) {
  const { t, formats } = useLanguage();
  const { shared } = opened;
  const [chosen, setText] = useState<SharedText>('original');
  const [view, setView] = useState<'page' | 'text'>('page');
  const text = shared.english ? chosen : 'original';
  const cv = (text === 'english' && shared.english) || shared.cv;
  const language = text === 'english' ? 'en' : shared.language;
  const tree = useMemo(
    () => layoutCv(cv, shared.design.template, language, shared.design),
    [cv, shared.design, language],
  );
  const { name } = cv.personal;
  const title = name ? t('shared.heading', { name }) : t('shared.headingPlain');

  return (
    <div className="flex grow flex-col bg-desk">
      <div className="page-width flex flex-wrap items-center gap-3 py-4 max-sm:gap-y-1.5 max-sm:py-2">
        <PageHeading
          page={title}
          className="min-w-0 grow basis-60 truncate text-heading max-sm:basis-0"
        >
          {title}
        </PageHeading>
        {/* On a phone the download is beside the name, so that the page begins higher up. */}
        <div className="flex flex-wrap items-center gap-2 max-sm:order-1 max-sm:basis-full">
          {shared.english && (
            <SegmentedChoice
              className={CHOICE_ON_PHONE}
              legend={t('shared.language')}
              value={text}
              onChange={setText}
              options={[
                { value: 'original', label: t('shared.original') },
                { value: 'english', label: t('shared.english') },
              ]}
            />
          )}
          <SegmentedChoice
            className={CHOICE_ON_PHONE}
            legend={t('shared.view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'page', label: t('shared.page') },
              { value: 'text', label: t('shared.text') },
            ]}
          />
        </div>
        {shared.allows_pdf && <PdfButton token={token} pass={opened.pass} text={text} />}
        <Links cv={cv} className="basis-full max-sm:hidden" />
      </div>
      <div className="px-3 pb-8 max-sm:pb-4 sm:px-6">
        {view === 'page' && <Pages token={token} opened={opened} text={text} />}
        {/* A picture of a page says nothing to those who listen: the text is there in both views. */}
        <div className={view === 'page' ? 'sr-only' : 'mx-auto max-w-[49.6rem]'}>
          <DocumentPage tree={tree} />
        </div>
      </div>
      <Links cv={cv} className="page-width pb-4 sm:hidden" />
      <p className="page-width mt-auto pb-6 text-center text-sm text-muted">
        {t('shared.foot', { date: formats.date(new Date(shared.expires_at)) })}
      </p>
    </div>
  );
}

interface LinksProps {
  readonly cv: OpenedShare['shared']['cv'];
  readonly className: string;
}

/** What is printed on a page cannot be pressed in its picture. */
function Links({ cv, className }: LinksProps) {
  const { t } = useLanguage();
  const links = linkContact(cv.personal).flatMap(({ text, href }) =>
    href ? [{ text, href }] : [],
  );
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('shared.links')} className={classes('flex flex-wrap gap-x-4', className)}>
      {links.map(({ text, href }) => (
        <li key={href} translate="no" className="min-w-0">
          <a
            href={href}
            target="_blank"
            rel="noreferrer nofollow"
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 text-[0.9375rem] font-semibold text-sea"
          >
            <ExternalLink aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Pages({ token, opened, text }: SharedPageProps & { readonly text: SharedText }) {
  const { t, formats } = useLanguage();
  const { picture, error, isFetching, refetch } = useSharedPages(token, opened, text);
  if (picture) {
    return (
      <div aria-hidden>
        <Sheets picture={picture} zoom={1} />
      </div>
    );
  }
  if (error && !isFetching) {
    return (
      <Alert kind="error" className="mx-auto max-w-xl">
        <p>{t('shared.pagesFailed', { reason: describeError(error, t, formats) })}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          {t('shared.retry')}
        </Button>
      </Alert>
    );
  }
  return <Skeleton className="mx-auto aspect-[1/1.414] w-full max-w-[49.6rem]" />;
}

interface PdfButtonProps {
  readonly token: string;
  readonly pass: string | null;
  readonly text: SharedText;
}

function PdfButton({ token, pass, text }: PdfButtonProps) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();

  async function download() {
    setIsBusy(true);
    setProblem(null);
    try {
      const request = { params: { token }, body: { pass, text } };
      saveFile(await call(downloadShared, request, { timeoutMs: TIMEOUT_MS }));
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button
        kind="primary"
        className="max-sm:px-4"
        isBusy={isBusy}
        onClick={() => void download()}
      >
        {!isBusy && <Download aria-hidden className="size-4.5" />}
        <span className="max-sm:sr-only">{t('shared.download')}</span>
      </Button>
      {problem !== null && (
        <Alert kind="error" className="basis-full" onDismiss={() => setProblem(null)}>
          {t('shared.downloadFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </>
  );
}
