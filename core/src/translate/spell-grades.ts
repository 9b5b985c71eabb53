const GRADES = ['primera', 'segunda', 'tercera'];
const GRADE =
  /(?<!\p{L})((?:oficial(?:a|es|as)?|ayudantes?|especialistas?|encargad[oa]s?|maestr[oa]s?|conductor(?:a|es|as)?|peón|peones)(?: de)?) ?([123]) ?\.? ?[ªa](?!\p{L})/giu;

/** "Oficial de 1.ª" is a grade of a trade and no number: in words it is one that a translator knows. */
export const spellGrades = (text: string): string =>
  text.replace(GRADE, (_, post: string, grade: string) => {
    const word = GRADES[Number(grade) - 1] ?? '';
    return `${/ de$/i.test(post) ? post : `${post} de`} ${word}`;
  });
