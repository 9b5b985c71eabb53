export { beginWithCapital } from './begin-with-capital';
export { beginWithSmallLetter, beginWordWithSmallLetter } from './begin-with-small-letter';
export { cleanText, cleanTexts, isStorableText } from './clean-text';
export { cleanFileName, fileName } from './file-name';
export { locales } from './locales';
export { ownValue } from './own-value';
export { readPlainText } from './plain-text';
export { emailAddress, exactText, storableText } from './storable-text';
export { andLists, orLists } from './word-lists';
