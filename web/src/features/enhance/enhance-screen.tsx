import { TaskScreen } from '../../tasks/task-screen';
import { useTask } from '../../tasks/use-task';
import { EnhanceForm } from './enhance-form';
import { enhanceTask } from './enhance-task';
import { EnhancementView } from './enhancement-view';
import { HowItWorks } from './how-it-works';

/** A CV turned towards one job. */
export default function EnhanceScreen() {
  const session = useTask(enhanceTask);
  return (
    <TaskScreen
      session={session}
      form={<EnhanceForm session={session} />}
      beside={<HowItWorks />}
      view={(open, frame) => (
        <EnhancementView open={open} frame={frame} cv={session.findCv(open.question.cvId)} />
      )}
    />
  );
}
