import pg from 'pg';

/** A statement that only reads, with its values written into it, so that it can travel with others in one message. */
export interface Question<Row extends object> {
  readonly text: string;
  /** Never there; it carries the type of the rows. */
  readonly row?: Row;
}

/** A piece of a statement, written by us and never made of what someone sent. */
interface SqlText {
  readonly sql: string;
}

export function sqlText(sql: string): SqlText {
  return { sql };
}

/** Every value is quoted as the database's own rules want it. */
export function question<Row extends object>(
  parts: TemplateStringsArray,
  ...values: readonly (string | SqlText)[]
): Question<Row> {
  const quoted = values.map((value) =>
    typeof value === 'string' ? pg.escapeLiteral(value) : value.sql,
  );
  return { text: String.raw({ raw: parts }, ...quoted) };
}
