import { Archive } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { applicationPath } from '../../app/paths';
import { useLanguage } from '../../i18n';
import { Button } from '../../ui/button';
import { changeApplication, useApplications } from '../use-applications';

/** What is over and done with, apart from the board. */
export function BoardArchive({ count }: { count: number }) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const archived = useApplications('archived', isOpen);
  if (count === 0) return null;
  return (
    <div>
      <Button kind="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Archive aria-hidden className="size-4.5" />
        {isOpen ? t('applications.hideArchived') : t('applications.seeArchived', { count })}
      </Button>
      {isOpen && (
        <ul className="divide-y divide-line">
          {archived.data?.applications.map((application) => (
            <li key={application.id} className="flex items-center justify-between gap-4 py-1.5">
              <Link
                href={applicationPath(application.id)}
                translate="no"
                className="min-w-0 truncate font-semibold hover:text-terracotta"
              >
                {[application.title || t('applications.untitled'), application.company]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Link>
              <Button
                kind="ghost"
                aria-label={`${t('applications.unarchive')}: ${application.title}`}
                onClick={() => void changeApplication(application, { is_archived: false })}
              >
                {t('applications.unarchive')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
