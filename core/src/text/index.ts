export { beginWithCapital } from './begin-with-capital';
export { cleanText, emailAddress, isStorableText, storableText } from './storable-text';
