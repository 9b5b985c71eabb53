import type { Language } from '../../language';

const list = (words: string): ReadonlySet<string> =>
  new Set(words.trim().replaceAll('’', "'").split(/\s+/));

/** Words that each form a class: articles, prepositions, pronouns, conjunctions, numbers, the verbs that help others. */
export const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: list(`
    el la los las lo un una unos unas al del este esta estos estas ese esa esos esas aquel aquella aquellos aquellas
    mi mis tu tus su sus nuestro nuestra nuestros nuestras cuyo cuya cuyos cuyas
    todo toda todos todas otro otra otros otras cada ambos ambas varios varias algún alguna algunos algunas ningún ninguna
    mucho mucha muchos muchas poco poca pocos pocas tanto tanta tantos tantas cuanto cuanta demasiado demasiada mismo misma mismos mismas
    primer primera primero primeros primeras segundo segunda último última últimos últimas propio propia propios propias
    a ante bajo con contra de desde durante en entre hacia hasta mediante para por según sin sobre tras
    y e o u ni que qué si sí no pero sino aunque porque como cómo cuando cuándo donde dónde mientras pues también además
    yo tú él ella ello nosotros nosotras ellos ellas usted ustedes me te se sé nos le les mí ti
    quien quién quienes cual cuál cuales más mas menos muy tan ya aún aun solo sólo siempre nunca allí ahí aquí así
    es son era eran fue fueron ser sido siendo soy fui está están estaba estaban estuve estuvo estar
    ha han he hemos había habían haber hay hubo tengo tiene tienen tenía tenían tuve tuvo tener
    dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis veinte treinta cuarenta cincuenta
    cien ciento mil millón millones etc hace hacía hacen vez veces`),
  en: list(`
    the a an this that these those my your his her its our their it’s they’re you’re we’re who whose which what
    all both each every some any no other another many much more most few less several various own same such
    of in on at to for from by with without within into onto over under up down out off about across after against along among
    around as before behind below between beyond during except inside near per since than then through throughout till until upon via
    too two one three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million
    and or but nor so if because while when where whether although though there here
    i he she it we you they me him them us myself himself herself themselves ourselves itself
    is are was were be been being am has have had having do does did done can could will would shall should may might must
    not n’t don’t didn’t wasn’t weren’t isn’t aren’t haven’t hasn’t couldn’t also very only just still even never always often now`),
};
