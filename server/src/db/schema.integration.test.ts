import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database';
import { silentLogger } from '../../test/database/silent-logger';
import { openDatabase, schema } from './index';

/** Names as information_schema spells them, where it differs from drizzle's. */
const catalogueTypes: Record<string, string> = {
  int4: 'integer',
  int8: 'bigint',
  bool: 'boolean',
  _text: 'text[]',
};

describeOnEachDatabase('the schema in code', (context) => {
  it('is the one in the database, column by column, both ways', async () => {
    const place = await context.openFresh();
    const database = await openDatabase({ ...place, logger: silentLogger });
    const stored = await context.queryAsOwner(
      place,
      `SELECT c.table_name, c.column_name, c.is_nullable = 'YES' AS nullable, c.udt_name,
              (c.column_default IS NOT NULL OR c.is_identity = 'YES') AS has_default
         FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'schema_migrations'`,
    );
    await database.close();
    await place.cleanup();
    const fromDatabase = stored.map((column) =>
      describeColumn({
        table: column.table_name,
        name: column.column_name,
        type: catalogueTypes[column.udt_name] ?? column.udt_name,
        nullable: column.nullable,
        hasDefault: column.has_default,
      }),
    );
    expect(describeCode().sort()).toEqual(fromDatabase.sort());
  });
});

function describeCode(): string[] {
  return Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name: table, columns }) =>
      columns.map((column) =>
        describeColumn({
          table,
          name: column.name,
          type: column.getSQLType().replace('timestamp with time zone', 'timestamptz'),
          nullable: !column.notNull,
          hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
        }),
      ),
    );
}

function describeColumn(column: {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
}): string {
  const { table, name, type, nullable, hasDefault } = column;
  return `${table}.${name} ${type}${nullable ? ' null' : ''}${hasDefault ? ' default' : ''}`;
}
