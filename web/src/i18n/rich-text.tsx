import { Fragment, type ReactNode } from 'react';

type Marks = Readonly<Record<string, (text: string) => ReactNode>>;

/** Shows a sentence in which `<name>words</name>` is drawn by the mark of that name. Text only: no HTML is made. */
export function RichText({ text, marks }: { text: string; marks: Marks }) {
  const parts = text.split(/(<\w+>[^<]*<\/\w+>)/);
  let offset = 0;
  return parts.map((part) => {
    const key = offset;
    offset += part.length + 1;
    const match = /^<(\w+)>([^<]*)<\/\1>$/.exec(part);
    const draw = match?.[1] ? marks[match[1]] : undefined;
    return <Fragment key={key}>{draw ? draw(match?.[2] ?? '') : part}</Fragment>;
  });
}
