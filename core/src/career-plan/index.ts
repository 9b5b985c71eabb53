export { planCareer } from './plan-career';
