import type { es } from './es';

/** One sentence per plural category; `other` always exists, in every language. */
export interface PluralMessage {
  readonly one: string;
  readonly other: string;
}

type Area = Readonly<Record<string, string | PluralMessage>>;
export type Dictionary = Readonly<Record<string, Area>>;

/** What another language must provide: the same keys, with its own words. */
type Translation<D extends Dictionary> = {
  readonly [A in keyof D]: {
    readonly [K in keyof D[A]]: D[A][K] extends string ? string : PluralMessage;
  };
};

type Spanish = typeof es;
export type Messages = Translation<Spanish>;

type MessageKey = {
  [A in keyof Spanish & string]: `${A}.${keyof Spanish[A] & string}`;
}[keyof Spanish & string];

type MessageAt<K extends MessageKey> = K extends `${infer A}.${infer N}`
  ? A extends keyof Spanish
    ? N extends keyof Spanish[A]
      ? Spanish[A][N]
      : never
    : never
  : never;

type PlaceNames<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceNames<Rest>
  : never;

type PlacesOf<M> = M extends string
  ? PlaceNames<M>
  : M extends { other: infer O }
    ? PlaceNames<O>
    : never;

type Params<Names extends string, M> = M extends string
  ? { readonly [N in Names]: string | number }
  : { readonly count: number } & { readonly [N in Exclude<Names, 'count'>]: string | number };

/** The arguments after the key: none for a plain sentence, the places of the sentence otherwise. */
type MessageParams<K extends MessageKey> =
  MessageAt<K> extends string
    ? [PlacesOf<MessageAt<K>>] extends [never]
      ? []
      : [params: Params<PlacesOf<MessageAt<K>>, string>]
    : [params: Params<PlacesOf<MessageAt<K>>, PluralMessage>];

export type PlainKey = {
  [K in MessageKey]: MessageParams<K> extends [] ? K : never;
}[MessageKey];

export type Translate = <K extends MessageKey>(key: K, ...params: MessageParams<K>) => string;
