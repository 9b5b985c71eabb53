import { expect, it } from 'vitest';
import { readFontStyle } from './font-style';

it.each([
  ['EUISEY+LMSansDemiCond10-Regular', undefined],
  ['OpenSans-SemiCondensed', undefined],
  ['MyriadPro-BoldSemiCond', undefined],
  ['MaterialIcons-Regular', 'icons'],
  ['ABCDEF+FontAwesome5Free-Solid', 'icons'],
  ['icomoon', 'icons'],
  ['Wingdings-Regular', 'signs'],
])('the letters of %s are pictures: %s', (name, pictures) => {
  expect(readFontStyle(name, 0).pictures).toBe(pictures);
});
