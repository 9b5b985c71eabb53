export { horizons, type ScheduledPlan, schedulePlan } from './schedule-plan';
