export { cleanText, emailAddress, isStorableText, storableText } from './storable-text';
