import { useLocation, useSearch } from 'wouter';
import { paths } from '../../app/paths';
import { useTranslate } from '../../i18n';
import { PageHeading } from '../../ui/page-heading';
import { Tabs } from '../../ui/tabs';
import { AuditPanel } from './audit-panel';
import { BoardPanel } from './board-panel';
import { CvsPanel } from './cvs-panel';
import { ServerPanel } from './server-panel';
import { UsersPanel } from './users-panel';

const tabs = [
  { value: 'cvs', Panel: CvsPanel },
  { value: 'users', Panel: UsersPanel },
  { value: 'board', Panel: BoardPanel },
  { value: 'audit', Panel: AuditPanel },
  { value: 'server', Panel: ServerPanel },
] as const;

/** What the administrator looks after. */
export default function AdminScreen() {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const { value, Panel } = tabs.find((tab) => tab.value === wanted) ?? tabs[0];
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-col gap-2">
        <PageHeading page={t('admin.page')} className="text-title">
          {t('admin.heading')}
        </PageHeading>
        <p className="max-w-2xl text-muted">{t('admin.lead')}</p>
      </header>
      <Tabs
        label={t('admin.heading')}
        tabs={tabs.map((tab) => ({ value: tab.value, label: t(`admin.${tab.value}Tab`) }))}
        value={value}
        onChange={(next) => navigate(`${paths.admin}?tab=${next}`, { replace: true })}
      >
        <Panel />
      </Tabs>
    </div>
  );
}
