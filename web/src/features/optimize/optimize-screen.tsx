import { TaskScreen } from '../../tasks/task-screen';
import { useTask } from '../../tasks/use-task';
import { MadeOf } from './made-of';
import { OptimizationView } from './optimization-view';
import { OptimizeForm } from './optimize-form';
import { optimizeTask } from './optimize-task';

/** A CV scored for a platform, an industry and a level. */
export default function OptimizeScreen() {
  const session = useTask(optimizeTask);
  return (
    <TaskScreen
      session={session}
      form={<OptimizeForm session={session} />}
      beside={<MadeOf />}
      view={(open, frame) => (
        <OptimizationView open={open} frame={frame} cv={session.findCv(open.question.cvId)} />
      )}
    />
  );
}
