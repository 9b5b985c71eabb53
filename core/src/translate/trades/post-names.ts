import { type Language, readTokens } from '../../language';
import { PhraseTree } from '../../skill-gap';
import { findAmerican } from '../../spelling';
import { toMasculine } from '../names/spanish-gender';

/** The names of posts and what each means, found in the title of a man or a woman, however any country writes it. */
export class PostNames<Value> {
  private readonly tree = new PhraseTree<Value>(true);

  constructor(private readonly language: Language) {}

  add(post: string, value: Value): void {
    const isSpanish = this.language === 'es';
    // A field comes after a post, too, and there nothing agrees with a person: "técnico de | clínica dental".
    const names = isSpanish ? [post, `de ${post}`] : [post];
    for (const name of names) this.tree.add(this.fold(name), value);
  }

  /** The posts of a title, each word in one, that of the head first: "cook" of "school cook". */
  find(title: string): readonly Value[] {
    const tokens = readTokens(this.fold(title));
    const matches = tokens.flatMap((_, at) => this.tree.matchAt(tokens, at) ?? []);
    // What it is about says more than the head: "técnico de | calidad alimentaria", "food safety | officer".
    const isHeadFirst = this.language === 'es';
    const towardsHead = <Match extends { first: number }>(one: Match, other: Match) =>
      isHeadFirst ? one.first - other.first : other.first - one.first;
    const chosen: typeof matches = [];
    for (const match of matches.toSorted(
      (one, other) => other.last - other.first - (one.last - one.first) || towardsHead(other, one),
    ))
      if (chosen.every(({ first, last }) => last < match.first || first > match.last))
        chosen.push(match);
    return chosen.sort(towardsHead).flatMap(({ values }) => values);
  }

  private fold(post: string): string {
    return this.language === 'es' ? foldSpanish(post) : foldEnglish(post);
  }
}

/** "Camarero/a", "Técnico(a)", "Conductor/ora". */
const BOTH_GENDERS = /(?<=\p{L})\s?[/(]-?(?:[ao]s?|e|r?a|[dt]?ora|esa|iz|triz)(?!\p{L})\)?/giu;
/** "RR. HH." */
const DOUBLED_INITIALS = /(?<!\p{L})(\p{Lu})\1\. ?(\p{Lu})\2(?!\p{L})\.?/gu;
const SEPARATOR = /(\s*[/|·(),;:]\s*|\s+[–—-]\s+|\s+[ye]\s+)/;

/** In small letters, of one gender, without small words. */
function foldSpanish(post: string): string {
  const parts = post
    .replace(DOUBLED_INITIALS, '$1$1$2$2')
    .replace(BOTH_GENDERS, '')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .toLowerCase()
    .split(SEPARATOR)
    .map((part, at) => (at % 2 === 0 ? toMasculine(part) : / [ye] /.test(part) ? ' ' : ', '));
  // "Jefe/Jefa de cocina" is one post.
  return parts
    .filter((part, at) => part !== parts[at + 2]?.split(' ', 1)[0])
    .join('')
    .replace(/(?<!\S)(?:de|del|en|para|al?|el|la|los|las) /g, '');
}

/** In small letters, without small words, spelt as in America, which has one spelling of more words than Britain. */
function foldEnglish(post: string): string {
  return post
    .toLowerCase()
    .replace(/(?<!\p{L})co-ordinat/gu, 'coordinat')
    .replace(/(?<=\p{L}{3})(?:woman|person|women|people|persons)(?!\p{L})/gu, 'man')
    .replace(/\p{L}+/gu, (word) => findAmerican(word) ?? word)
    .replace(/ (?:and|&|for|in|of|the) (?:the )?/g, ' ');
}
