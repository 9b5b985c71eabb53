import type { ApplicationSummary, CvSummary } from '@trayecto/core/contract';
import { BriefcaseBusiness, Copy, PencilLine, Star, Tag, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { editPath } from '../../app/edit-path';
import { applicationPath } from '../../app/paths';
import { PageThumb } from '../../cvs/page-thumb';
import { readOpenPoints } from '../../cvs/read-open-points';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage, useTranslate } from '../../i18n';
import { Chip } from '../../ui/chip';
import { classes } from '../../ui/classes';
import { ItemMenu } from '../../ui/item-menu';

/** What can be done with a CV from the list. */
export interface CvItemActions {
  readonly favorite: (cv: CvSummary) => void;
  readonly askDelete: (cv: CvSummary) => void;
  readonly askRename: (cv: CvSummary) => void;
  readonly askTags: (cv: CvSummary) => void;
  readonly duplicate: (cv: CvSummary) => void;
}

interface CvItemProps extends ItemToolsProps {
  readonly isSelected: boolean;
  readonly isUnderOriginal: boolean;
  /** Whether it says whose it is. */
  readonly isNamed: boolean;
}

/** One CV of the list; drawn again only when it, or whether it is chosen, has changed. */
export const CvItem = memo(function CvItem(props: CvItemProps) {
  const { cv, application, isSelected, isUnderOriginal, isNamed, actions } = props;
  const { t, formats } = useLanguage();
  return (
    <div className={classes(isUnderOriginal && 'ml-3 border-l border-line pl-1.5')}>
      <ItemLink
        id={cv.id}
        filename={cv.filename}
        isSelected={isSelected}
        page={<PageThumb id={cv.id} scale={PAGE_SCALE} className={PAGE_LOOK} />}
        foot={formats.listDate(new Date(cv.created_at), new Date())}
      >
        {isNamed && !isUnderOriginal && <PersonName name={cv.name} />}
        {cv.has_english && <Chip tone="sea">{t('cv.english')}</Chip>}
        <TailoredNote
          metadata={cv.metadata}
          application={application}
          isUnderOriginal={isUnderOriginal}
        />
        <Tags tags={cv.metadata.tags ?? []} />
        <OpenPoints count={readOpenPoints(cv)} />
        <OpenDrafts count={cv.open_drafts} />
      </ItemLink>
      <ItemTools cv={cv} application={application} actions={actions} />
    </div>
  );
});

interface ItemToolsProps {
  readonly cv: CvSummary;
  /** The one it was made for. */
  readonly application: ApplicationSummary | undefined;
  readonly actions: CvItemActions;
}

/** Beside the link, not in it: a button within a link is neither. */
function ItemTools({ cv, application, actions }: ItemToolsProps) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { filename } = cv;
  return (
    <div className="absolute right-0.5 bottom-1 flex max-md:bottom-0.5">
      <button
        type="button"
        aria-pressed={cv.is_favorite}
        aria-label={`${t(cv.is_favorite ? 'cv.favoriteRemove' : 'cv.favoriteAdd')}: ${filename}`}
        title={t(cv.is_favorite ? 'cv.favoriteRemove' : 'cv.favoriteAdd')}
        onClick={() => actions.favorite(cv)}
        className={TOOL_LOOK}
      >
        <Star
          aria-hidden
          className={classes('size-4.5', cv.is_favorite && 'fill-sun text-sun')}
          strokeWidth={1.75}
        />
      </button>
      <ItemMenu
        label={t('cv.itemMenu', { filename })}
        className="size-8! max-md:size-11!"
        actions={[
          ...(application
            ? [
                {
                  icon: BriefcaseBusiness,
                  label: t('cv.goToApplication'),
                  onPick: () => navigate(applicationPath(application.id)),
                },
              ]
            : []),
          { icon: PencilLine, label: t('cv.rename'), onPick: () => actions.askRename(cv) },
          { icon: Tag, label: t('cv.tags'), onPick: () => actions.askTags(cv) },
          { icon: Copy, label: t('cv.duplicate'), onPick: () => actions.duplicate(cv) },
          {
            icon: Trash2,
            label: t('cv.delete'),
            name: t('cv.deleteOf', { filename }),
            onPick: () => actions.askDelete(cv),
          },
        ]}
      />
    </div>
  );
}

const TOOL_LOOK =
  'inline-flex size-8 items-center justify-center rounded-control text-muted hover:bg-ink/6 hover:text-ink max-md:size-11';

/** 48 pixels wide: the least at which a page can be told from another. */
const PAGE_SCALE = 48 / 793;
const PAGE_LOOK = 'h-[68px] rounded-[3px] ring-1 ring-line';

interface ItemLinkProps {
  readonly id: string;
  readonly filename: string;
  readonly isSelected: boolean;
  /** The picture of it; its place is kept while it loads. */
  readonly page?: ReactNode;
  /** Beside the buttons that are on the last line. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

export function ItemLink({ id, filename, isSelected, page, foot, children }: ItemLinkProps) {
  return (
    <Link
      href={editPath(id)}
      aria-current={isSelected ? 'true' : undefined}
      className={classes(
        'flex items-start gap-2 rounded-control border p-2 transition-colors',
        isSelected
          ? 'border-line bg-surface shadow-[inset_3px_0_0_var(--color-terracotta)]'
          : 'border-line bg-surface md:border-transparent md:bg-transparent md:hover:bg-ink/4',
      )}
    >
      {page}
      <span className="flex min-w-0 grow flex-col">
        <span
          translate="no"
          title={filename}
          className="max-w-full truncate font-semibold md:max-w-[150px]"
        >
          {filename}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">{children}</span>
        <span
          translate="no"
          className="flex min-h-7 items-center pr-16 text-[0.8125rem] whitespace-nowrap text-muted max-md:min-h-9 max-md:pr-24"
        >
          {foot}
        </span>
      </span>
    </Link>
  );
}

export function PersonName({ name }: { name: string }) {
  const t = useTranslate();
  if (name.trim() === '') return <span>{t('cv.noName')}</span>;
  return (
    <span translate="no" className="max-w-full truncate">
      {name}
    </span>
  );
}

type TailoredNoteProps = Pick<CvItemProps, 'application' | 'isUnderOriginal'> &
  Pick<CvSummary, 'metadata'>;

/** For a CV that was made of another one, for one job: which, how well it fits and how far that has come. */
function TailoredNote({ metadata, application, isUnderOriginal }: TailoredNoteProps) {
  const { t, formats } = useLanguage();
  const { tailored_from: from } = metadata;
  const master = useCvs().data?.find(({ id }) => id === from?.cvId);
  if (!from) return null;
  // The file is called after the job: the employer tells more.
  const job = application?.company || from.jobTitle;
  return (
    <>
      <span className="line-clamp-2 basis-full wrap-anywhere">
        {master && !isUnderOriginal
          ? t('cv.tailoredFrom', { filename: master.filename, job })
          : t('cv.tailoredFor', { job })}
      </span>
      {application && (
        <span className="basis-full">
          {application.match !== null && (
            <>
              <span className="sr-only">{t('applications.match')} </span>
              <span className="font-semibold text-olive tabular-nums">
                {formats.percent(application.match / 100)}
              </span>
              {' · '}
            </>
          )}
          {t(`applications.stage-${application.stage}`)}
        </span>
      )}
    </>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useTranslate();
  if (tags.length === 0) return null;
  return (
    <span className="flex min-w-0 basis-full flex-wrap items-baseline gap-1 pt-1">
      <span className="sr-only">{t('cv.tagsOf')}</span>
      {tags.map((tag) => (
        <span
          key={tag}
          translate="no"
          className="max-w-full truncate rounded-full border border-line px-2 text-[0.8125rem]"
        >
          {tag}
        </span>
      ))}
    </span>
  );
}

function OpenPoints({ count }: { count: number }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <span className="basis-full font-semibold text-sun-ink">{t('cv.openPoints', { count })}</span>
  );
}

function OpenDrafts({ count }: { count: number }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <span className="basis-full font-semibold text-sun-ink">{t('cv.openDrafts', { count })}</span>
  );
}
