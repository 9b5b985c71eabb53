import { TaskScreen } from '../../tasks/task-screen';
import { useTask } from '../../tasks/use-task';
import { EnhancementView } from './enhancement-view';
import { EnhancerForm } from './enhancer-form';
import { enhancerTask } from './enhancer-task';
import { HowItWorks } from './how-it-works';

/** A CV turned towards one job. */
export default function EnhancerScreen() {
  const session = useTask(enhancerTask);
  return (
    <TaskScreen
      session={session}
      form={<EnhancerForm session={session} />}
      beside={<HowItWorks />}
      view={(open, frame) => (
        <EnhancementView open={open} frame={frame} cv={session.findCv(open.question.cvId)} />
      )}
    />
  );
}
