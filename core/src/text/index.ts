export { beginWithCapital } from './begin-with-capital';
export { cleanText, cleanTexts, isStorableText } from './clean-text';
export { cleanFileName, fileName } from './file-name';
export { locales } from './locales';
export { emailAddress, exactText, storableText } from './storable-text';
export { andLists, orLists } from './word-lists';
