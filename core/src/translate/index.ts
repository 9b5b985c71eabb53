export { translateCv } from './translate-cv';
