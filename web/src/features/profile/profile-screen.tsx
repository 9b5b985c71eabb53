import { useLocation, useSearch } from 'wouter';
import { useAccount } from '../../api/use-account';
import { paths } from '../../app/paths';
import { useTranslate } from '../../i18n';
import { PageHeading } from '../../ui/page-heading';
import { Tabs } from '../../ui/tabs';
import { type ProfileTab, profileTabs } from './profile-tabs';

/** The person's own settings. The open tab is in the URL, so that a reload keeps it and a link can name it. */
export default function ProfileScreen() {
  const t = useTranslate();
  const account = useAccount();
  const { tab, open } = useTab();
  const { Panel } = tab;
  return (
    <div className="page-width flex max-w-[46rem] flex-col gap-8 py-10">
      <header className="flex flex-col gap-2">
        <PageHeading page={t('profile.page')} className="text-title">
          {t('profile.heading')}
        </PageHeading>
        {account.status === 'signed-in' && (
          <p translate="no" className="break-words text-muted">
            {account.user.email}
          </p>
        )}
      </header>
      <Tabs
        label={t('profile.heading')}
        tabs={profileTabs.map(({ value }) => ({ value, label: t(`profile.${value}Tab`) }))}
        value={tab.value}
        onChange={open}
      >
        <Panel />
      </Tabs>
    </div>
  );
}

function useTab() {
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const account = useAccount();
  const isHeld = account.status === 'signed-in' && account.needsSecondFactor;
  const shown = isHeld ? 'security' : wanted;
  const tab = profileTabs.find(({ value }) => value === shown) ?? profileTabs[0];
  const open = (value: ProfileTab) => navigate(`${paths.profile}?tab=${value}`, { replace: true });
  return { tab, open };
}
