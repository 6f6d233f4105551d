import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import {
  BaseSequencer,
  type TestSequencerConstructor,
  type TestSpecification,
  type Vitest,
} from 'vitest/node'

/** Seconds of the slowest files when they were last measured; `scripts/test/slow-files.ts` writes them. */
export function slowFiles(): Record<string, number> {
  return JSON.parse(readFileSync(new URL('slow-files.json', import.meta.url), 'utf8')) as Record<
    string,
    number
  >
}

/** Kinds stand together, so that workers are seldom changed. */
const order = ['alone', 'database', 'pure', 'pages']

/** Files that take long begin first, so that two workers end at about the same time. */
export function slowFilesFirst(files: readonly TestSpecification[]): TestSpecification[] {
  const slow = slowFiles()
  const seconds = ({ moduleId, project }: TestSpecification) =>
    slow[relative(project.config.root, moduleId)] ?? 0
  const place = ({ project }: TestSpecification) => order.indexOf(project.name)
  return files.toSorted(
    (a, b) => place(a) - place(b) || seconds(b) - seconds(a) || (a.moduleId < b.moduleId ? -1 : 1),
  )
}

/** As Vitest wants it, which makes one with `new`. */
export const slowFilesSequencer = function (vitest: Vitest) {
  const usual = new BaseSequencer(vitest)
  return { shard: usual.shard.bind(usual), sort: async (files: TestSpecification[]) => slowFilesFirst(files) }
} as unknown as TestSequencerConstructor
