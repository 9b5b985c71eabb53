export { planCareer } from './plan-career';
export { type Goal, readGoal } from './read-goal';
export { type CurrentLevel, readLevel } from './read-level';
