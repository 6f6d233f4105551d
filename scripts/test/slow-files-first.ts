import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import {
  BaseSequencer,
  type TestSequencerConstructor,
  type TestSpecification,
  type Vitest,
} from 'vitest/node'

/** Seconds that the slowest files took when last measured; written by `scripts/test/slow-files.ts`. */
export function slowFiles(): Record<string, number> {
  return JSON.parse(readFileSync(new URL('slow-files.json', import.meta.url), 'utf8')) as Record<
    string,
    number
  >
}

/** By how much a file takes longer when the environment asks for more tries than an everyday run makes. */
function timesMore(path: string): number {
  const { CHAT_HISTORIES, FUZZ, TRADE_SEQUENCES } = process.env
  if (path.startsWith('apps/server/security/fuzz')) return Number(FUZZ ?? 20) / 20
  if (path === 'features/talk/chat/chat.torture.test.ts') return Number(CHAT_HISTORIES ?? 20) / 20
  return path === 'apps/server/trade/trade.torture.test.ts' ? Number(TRADE_SEQUENCES ?? 40) / 40 : 1
}

/** Files of one kind run together, so that workers are seldom restarted. */
const order = ['alone', 'database', 'pure', 'pages']

/** Sorts the slowest files first, so that two workers finish at about the same time. */
function slowFilesFirst(files: readonly TestSpecification[]): TestSpecification[] {
  const slow = slowFiles()
  const seconds = ({ moduleId, project }: TestSpecification) => {
    const path = relative(project.config.root, moduleId)
    return (slow[path] ?? 0) * timesMore(path)
  }
  const place = ({ project }: TestSpecification) => order.indexOf(project.name)
  return files.toSorted(
    (a, b) => place(a) - place(b) || seconds(b) - seconds(a) || (a.moduleId < b.moduleId ? -1 : 1),
  )
}

/** The sequencer for Vitest's configuration; Vitest calls it with `new`. */
export const slowFilesSequencer = function (vitest: Vitest) {
  const usual = new BaseSequencer(vitest)
  return { shard: usual.shard.bind(usual), sort: async (files: TestSpecification[]) => slowFilesFirst(files) }
} as unknown as TestSequencerConstructor
