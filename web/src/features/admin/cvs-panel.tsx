import { useLanguage } from '../../i18n';
import { Chip } from '../../ui/chip';
import { ListState } from './list-state';
import { SearchField } from './search-field';
import { SortableHeader } from './sortable-header';
import { useAllCvs } from './use-admin-lists';
import { useListQuery } from './use-list-query';

/** Every CV with its owner: User, Filename, Upload Date, Status. */
export function CvsPanel() {
  const { t, formats } = useLanguage();
  const query = useListQuery<'user' | 'filename' | 'created_at'>({
    sort: 'created_at',
    direction: 'descending',
  });
  const list = useAllCvs(query.search, query.order);
  const cvs = list.data?.pages.flatMap((page) => page.cvs) ?? [];
  const [first] = list.data?.pages ?? [];
  const header = { order: query.order, onSort: query.sortBy };

  return (
    <section className="flex flex-col gap-5 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField label={t('admin.searchCvs')} value={query.typed} onChange={query.setTyped} />
        <p role="status" className="text-muted tabular-nums">
          {typeof first?.total === 'number' &&
            t(first.is_total_cut ? 'admin.manyCvs' : 'admin.cvCount', { count: first.total })}
        </p>
      </div>
      <ListState
        list={list}
        isEmpty={cvs.length === 0}
        empty={
          query.search === '' ? t('admin.noCvs') : t('admin.noMatches', { search: query.search })
        }
      >
        <div className="overflow-x-auto rounded-card border border-line bg-surface">
          {/* On a phone each row is a small card: the table would hide half of its columns. */}
          <table className="w-full border-collapse text-[0.9375rem] max-sm:block">
            <thead className="border-b border-line max-sm:block">
              <tr className="max-sm:flex max-sm:overflow-x-auto">
                <SortableHeader sort="user" label={t('admin.user')} {...header} />
                <SortableHeader sort="filename" label={t('admin.filename')} {...header} />
                <SortableHeader sort="created_at" label={t('admin.uploadDate')} {...header} />
                <th scope="col" className="px-4 text-left font-semibold text-muted max-sm:hidden">
                  {t('admin.status')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line max-sm:block">
              {cvs.map((cv) => (
                <tr
                  key={cv.id}
                  className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-4 max-sm:py-3 max-sm:[&>td]:p-0"
                >
                  <td
                    translate="no"
                    className="max-w-56 truncate px-4 py-3 max-sm:order-3 max-sm:max-w-none max-sm:text-muted"
                    title={cv.user_email}
                  >
                    {cv.user_email}
                  </td>
                  <td
                    translate="no"
                    className="max-w-64 truncate px-4 py-3 max-sm:order-1 max-sm:max-w-none max-sm:font-medium"
                    title={cv.filename}
                  >
                    {cv.filename}
                  </td>
                  <td className="px-4 py-3 whitespace-nowrap tabular-nums max-sm:order-4 max-sm:justify-self-end max-sm:text-sm max-sm:text-muted">
                    <time dateTime={cv.created_at} translate="no">
                      {formats.dateTime(new Date(cv.created_at))}
                    </time>
                  </td>
                  <td className="px-4 py-3 max-sm:order-2 max-sm:justify-self-end">
                    <Chip tone="olive">{t('admin.processed')}</Chip>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </ListState>
    </section>
  );
}
