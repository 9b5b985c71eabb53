import type { Token } from '../../language';
import type { Mention } from './find-mentions';
import { findPaper } from './skill-names';

const LICENCES =
  /^(?:permisos?|carnets?|carnes?|licencias?|licen[cs]es?|clases?|categor(?:ias?|y|ies))$/;
const BETWEEN =
  /^(?:de|del|conducir|conduccion|manejo|clases?|categorias?|tipos?|driving|y|e|and|o|or|con|with|trailer|remolque)$/;
const CLASS = /^(?:AM|[A-D][12]?E?)$/;
/** A class further from the word than this is of something else. */
const REACH = 12;

/** "Permisos B, C y C+E": each class of a list is a licence, though the word is before the first alone. */
export function listLicences(tokens: readonly Token[]): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!LICENCES.test(tokens[at]?.word ?? '')) continue;
    for (let next = at + 1; next <= at + REACH; next++) {
      const token = tokens[next];
      if (token === undefined || token.isLineStart || !/^[\s,/+&(]*$/.test(token.gap)) break;
      if (BETWEEN.test(token.word) && !CLASS.test(token.text)) continue;
      const name = token.text.replace('+', '');
      if (!CLASS.test(name)) break;
      const hasTrailer = /\+\s*$/.test(`${token.text}${tokens[next + 1]?.gap ?? ''}`);
      const isWithTrailer = hasTrailer && tokens[next + 1]?.text === 'E';
      const last = isWithTrailer ? next + 1 : next;
      const classes = `${name.replace(/(?<=[A-D]1?)E$/, '')}${isWithTrailer || /E$/.test(name) ? '+E' : ''}`;
      const thing = findPaper(`Permiso ${classes}`) ?? findPaper(`Permiso de conducir ${classes}`);
      if (thing !== undefined) found.push({ thing, first: next, last, isProperName: true });
      next = last;
    }
  }
  return found;
}
