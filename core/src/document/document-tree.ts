import type { PageSize } from './document-options';
import type { DocumentLanguage } from './document-words';
import type { TemplateName } from './templates';
import type { Hex, Theme } from './theme';

/**
 * A CV laid out, before it becomes pixels, a PDF or a Word file. Writers walk it in order and print every text of it once:
 * what one of them shows, all of them show, in the same order.
 */
export interface DocumentTree {
  readonly template: TemplateName;
  readonly language: DocumentLanguage;
  /** What a file's properties say: the document's title and whose it is. */
  readonly title: string;
  readonly author: string;
  readonly page: Page;
  readonly theme: Theme;
  /** Small signs before the ways to reach the person. */
  readonly hasIcons: boolean;
  readonly photo: Photo | null;
  /** What the photo shows, for who cannot see it. */
  readonly photoText: string;
  readonly header: readonly HeaderBlock[];
  /** Sections one below the other over the width of the page, or beside a narrower column; read first to last. */
  readonly regions: readonly Region[];
}

interface Page {
  readonly size: PageSize;
  readonly widthPt: number;
  readonly heightPt: number;
}

export type Region =
  /** `opening`: what is said first, under the head and as wide as it. */
  { readonly kind: 'opening' | 'full'; readonly sections: readonly Section[] } | Figures | Split;

/** What the person has said in figures, shown large side by side. It repeats words of the sections. */
export interface Figures {
  readonly kind: 'figures';
  readonly items: readonly Figure[];
}

/** A line of the CV around the figure in it. */
export interface Figure {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

export interface Split {
  readonly kind: 'split';
  readonly main: readonly Section[];
  /** Read after the main column, at whichever side it is. */
  readonly aside: readonly Section[];
  readonly side: 'left' | 'right';
  readonly asideWidthPt: number;
  readonly gapPt: number;
  /** Behind the narrower column, from the edge of the paper and over its whole height. */
  readonly ground: Hex | null;
}

export type HeaderBlock =
  | { readonly kind: 'name'; readonly text: string; readonly at?: Place }
  | { readonly kind: 'tagline'; readonly text: string; readonly at?: Place }
  | { readonly kind: 'contact'; readonly items: readonly ContactItem[] };

/**
 * Where in the CV a text comes from, as a JSON pointer. Most writers ignore it; the one for editable pages marks
 * each text with it. A text that is printed as several paragraphs has one place.
 */
export type Place = string;

/** A square JPEG, as it is stored. */
export interface Photo {
  readonly base64: string;
}

export interface ContactItem {
  readonly kind: 'email' | 'phone' | 'place' | 'web';
  readonly at?: Place;
  readonly text: string;
  /** Where a click leads: mailto:, tel: or https:. */
  readonly href: string | null;
}

export interface Section {
  /** Which part of the CV this is: a name of the CV's own sections, or the heading of an additional one. */
  readonly id: string;
  readonly heading: string;
  readonly at?: Place;
  readonly blocks: readonly Block[];
}

export type Block = Paragraph | Bullets | Entry | Tags | Facts | Contact;

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
  readonly at?: Place;
  /** An opening paragraph is set slightly larger; what a letter is about stands out; a line is right under the one above. */
  readonly tone: 'body' | 'lead' | 'subject' | 'line';
}

export interface Bullets {
  readonly kind: 'bullets';
  readonly items: readonly string[];
  /** The place of each item. */
  readonly itemsAt?: readonly Place[];
}

/** A job, a course of study, a certificate: what, where, when, and what there is to say of it. */
export interface Entry {
  readonly kind: 'entry';
  /** The place of the whole; its parts have their own. */
  readonly at?: Place;
  readonly lead: string;
  readonly leadAt?: Place;
  readonly detail: readonly string[];
  readonly detailAt?: readonly Place[];
  readonly dates: string;
  readonly datesAt?: Place;
  readonly blocks: readonly (Paragraph | Bullets)[];
  /** One of several jobs under the name of one employer. */
  readonly isGrouped?: boolean;
}

/** Ways to reach the person, one below the other. */
export interface Contact {
  readonly kind: 'contact';
  readonly items: readonly ContactItem[];
}

/** Short items without an order: skills. */
export interface Tags {
  readonly kind: 'tags';
  readonly items: readonly string[];
  readonly itemsAt?: readonly Place[];
  readonly arrangement: 'chips' | 'inline' | 'grid' | 'lines';
}

/** A name and what is said of it: a language and its level. */
export interface Facts {
  readonly kind: 'facts';
  readonly items: readonly Fact[];
  readonly arrangement: 'rows' | 'inline';
}

interface Fact {
  readonly label: string;
  readonly labelAt?: Place;
  readonly value: string;
  readonly valueAt?: Place;
}
