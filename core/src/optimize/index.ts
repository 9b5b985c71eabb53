export { applyImprovement } from './apply-improvement';
export { hasFigure } from './check-deeds';
export { writeAbout, writeHeadline } from './linkedin-texts';
export { optimizeProfile } from './optimize-profile';
export { optimizeWords } from './optimize-words';
export { applyAll } from './propose-changes';
export { isOtherLanguage } from './score-context';
export { type ProfileScore, scoreProfile } from './score-profile';
