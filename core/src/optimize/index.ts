export { type Applied, applyImprovement } from './apply-improvement';
export { optimizeProfile } from './optimize-profile';
export { type ProfileScore, scoreProfile } from './score-profile';
