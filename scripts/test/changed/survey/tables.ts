import { capturedIn } from '../../../text/captured.ts'

/** The tables that a text names in SQL, in a template or by Kysely. */
export interface TableUse {
  named: Set<string>
  written: Set<string>
}

const writing =
  /\b(?:insert into|update|delete from|insertInto|updateTable|deleteFrom)\b[\s(<\w>]*?['"]?\b(\w+)/g
const reading =
  /\b(?:from|join|into|update|using|on|selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?)\b[\s(]*['"]?\b(\w+)/g
const altering =
  /\b(?:(?:create|alter|drop) table(?: if (?:not )?exists)?|insert into|update|delete from|on)\s+(\w+)/gi

/** The names of the tables in `db/schema.sql`. */
export function tableNames(schema: string): Set<string> {
  return new Set(capturedIn(schema, /^create table (\w+)/gim))
}

/** Reads the names after the words of SQL and Kysely; a word of prose that is no table is not among `tables`. */
export function tablesIn(text: string, tables: Set<string>): TableUse {
  const written = namesAfter(writing, text, tables)
  return { named: namesAfter(reading, text, tables).union(written), written }
}

/** The tables whose shape or rows a migration changes; those that it merely references are not among them. */
export function tablesChangedBy(migration: string, tables: Set<string>): Set<string> {
  return namesAfter(altering, migration.replace(/--.*$/gm, ''), tables)
}

function namesAfter(words: RegExp, text: string, tables: Set<string>): Set<string> {
  return new Set(capturedIn(text, words).filter((name) => tables.has(name)))
}
