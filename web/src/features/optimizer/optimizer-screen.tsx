import { TaskScreen } from '../../tasks/task-screen';
import { useTask } from '../../tasks/use-task';
import { MadeOf } from './made-of';
import { OptimizationView } from './optimization-view';
import { OptimizerForm } from './optimizer-form';
import { optimizerTask } from './optimizer-task';

/** A CV scored for a platform, an industry and a level. */
export default function OptimizerScreen() {
  const session = useTask(optimizerTask);
  return (
    <TaskScreen
      session={session}
      form={<OptimizerForm session={session} />}
      beside={<MadeOf />}
      view={(open, frame) => (
        <OptimizationView open={open} frame={frame} cv={session.findCv(open.question.cvId)} />
      )}
    />
  );
}
