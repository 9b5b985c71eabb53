import { useLanguage } from '../../i18n';
import { TaskScreen } from '../../tasks/task-screen';
import { useTask } from '../../tasks/use-task';
import { GapReport } from './gap-report';
import { JobForm } from './job-form';
import { JobGaps } from './job-gaps';
import { SavedJobs } from './saved-jobs';
import { skillGapTask } from './skill-gap-task';

/** A CV against a job: what it shows, what is missing and what would help. */
export default function SkillGapScreen() {
  const { t } = useLanguage();
  const session = useTask(skillGapTask);
  return (
    <TaskScreen
      session={session}
      cards={{ title: t('skillGap.choose'), noData: t('skillGap.noData') }}
      form={<JobForm session={session} />}
      beside={<SavedJobs cv={session.cv} onOpen={session.setChoices} />}
      below={<JobGaps cv={session.cv} />}
      view={(open, frame) => <GapReport open={open} frame={frame} />}
    />
  );
}
