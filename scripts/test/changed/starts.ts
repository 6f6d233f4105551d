import { isTest } from '../../tidy/places.ts'
import { homeOf } from './survey/reach.ts'
import type { Survey } from './survey/survey.ts'
import { tablesChangedBy } from './survey/tables.ts'

/** Every test depends on these, or on their content. */
const common = [
  /^(package(-lock)?|tsconfig)\.json$/,
  /^(e2e\/)?vitest\.config\.ts$/,
  /^platform\/package\.json$/,
  /^platform\/testing\/(?!.*\.test\.ts$)/,
  /^e2e\/testing\/global-setup\.ts$/,
  /^scripts\/test\/kinds\.ts$/,
]

/** The changed file that makes every test necessary. */
export function changeOfEverything(changed: readonly string[]): string | undefined {
  return changed.find((path) => common.some((pattern) => pattern.test(path)))
}

/** Where the walk to the tests begins. */
export interface Starts {
  /** Files and folders whose users are looked for. */
  files: Set<string>
  /** Tests of these homes are taken without an import: nobody names the changed file, such as a picture of a folder. */
  homes: Set<string>
  /** The tables that the changed code writes, or a migration or function changes. */
  tables: Set<string>
}

export function startsOf(survey: Survey, changed: readonly string[]): Starts {
  const starts: Starts = { files: new Set(), homes: new Set(), tables: new Set() }
  for (const path of changed) {
    for (const one of [path, ...foldersOf(path)]) starts.files.add(one)
    if (/^db\/(?:migrations|functions)\/.*\.sql$/.test(path)) startAtTables(survey, starts, path)
    else if (/^(features\/[^/]+|apps)\/[^/]+\/package\.json$/.test(path)) startAtPackage(survey, starts, path)
    else if (/\.tsx?$/.test(path)) startAtCode(survey, starts, path)
    else if (!path.endsWith('.md') && !survey.users.has(path)) starts.homes.add(homeOf(path))
  }
  return starts
}

/** The folders of a file from the second level on, which a text may name as a whole. */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(2).map((_, at) => parts.slice(0, at + 2).join('/'))
}

/** A migration or a file of functions reaches all code that names one of its tables. */
function startAtTables({ tree, tables, tablesOf }: Survey, starts: Starts, path: string): void {
  starts.homes.add('db')
  if (!tree.has(path)) return
  const changed = tablesChangedBy(tree.text(path), tables)
  for (const table of changed) starts.tables.add(table)
  for (const file of tree.files)
    if (/\.tsx?$/.test(file) && !changed.isDisjointFrom(tablesOf(file).named)) starts.files.add(file)
}

/** A package's `exports` define what all its imports lead to. */
function startAtPackage({ tree }: Survey, starts: Starts, path: string): void {
  const folder = path.replace('package.json', '')
  for (const file of tree.files)
    if (file.startsWith(folder) && /\.tsx?$/.test(file) && !isTest(file)) starts.files.add(file)
}

function startAtCode({ tree, tablesBelow }: Survey, starts: Starts, path: string): void {
  if (!tree.has(path) || isTest(path)) return
  for (const table of tablesBelow(path).written) starts.tables.add(table)
}
