export {
  type Horizon,
  horizons,
  type ScheduledPlan,
  type StepEffort,
  schedulePlan,
} from './schedule-plan';
