// A process that runs tests of the copy in its working folder, as often as it is asked. Starting Vitest takes several
// times as long as most tests, so one Vitest serves all tries of a lane.
import { join } from 'node:path'
import { inspect } from 'node:util'
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node'
import type { Outcome } from '../mutation.ts'

/** What the process is asked, as its parent sends it. */
export interface Asked {
  /** The file that has changed since the last run; no file for the unchanged copy. */
  changed?: string | undefined
  tests: readonly string[]
  named?: string | undefined
  /** Whether the run ends with the first test that fails. */
  isShort: boolean
}

export interface Answered {
  outcome: Outcome
  /** The names and errors of failed tests, or what kept the tests from running. */
  said: string
}

const failed: TestCase[] = []
let isShort = false

async function open(): Promise<Vitest> {
  const opened = await createVitest({
    root: process.cwd(),
    watch: false,
    maxWorkers: 1,
    silent: true,
    reporters: [
      {
        onTestCaseResult(test: TestCase) {
          if (test.result().state !== 'failed' || failed.some(({ id }) => id === test.id)) return
          failed.push(test)
          if (isShort) void opened.cancelCurrentRun('test-failure')
        },
      },
    ],
  })
  return opened
}

const vitest = await open()
/** The file of the run before, which has its old text again. */
let last: string | undefined

/**
 * Only a test case that fails has noticed the change. A file that cannot be loaded, a hook that fails and an error that
 * nobody awaited show just that the code did not run far enough for a test to look at what it does.
 */
function outcomeOf(modules: readonly TestModule[], hasOtherErrors: boolean): Outcome {
  if (failed.length > 0) return 'killed'
  const ran = modules.flatMap((one) => [...one.children.allTests()])
  if (ran.length === 0 || hasOtherErrors) return 'broken'
  return modules.every((one) => one.ok()) ? 'survived' : 'broken'
}

async function run({ changed, tests, named, ...asked }: Asked): Promise<Answered> {
  failed.length = 0
  isShort = asked.isShort
  for (const path of [last, changed]) if (path) vitest.invalidateFile(join(process.cwd(), path))
  last = changed
  if (named === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(named)
  const specifications = await vitest.globTestSpecifications([...tests])
  const files = new Set(specifications.map(({ moduleId }) => moduleId))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const modules = testModules.filter(({ moduleId }) => files.has(moduleId))
  const errors = [
    ...failed.flatMap((test) => [
      test.fullName,
      ...(test.result().errors ?? []).map(({ message }) => message),
    ]),
    ...modules.flatMap((one) => one.errors().map(({ message }) => message)),
    ...unhandledErrors.map((error) => inspect(error)),
  ]
  return { outcome: outcomeOf(modules, unhandledErrors.length > 0), said: errors.join('\n') }
}

process.on('disconnect', () => process.exit())
process.on('message', (asked: Asked) => {
  void run(asked)
    .catch((error: unknown): Answered => ({ outcome: 'broken', said: inspect(error) }))
    .then((answered) => process.send!(answered))
})
process.send!('ready')
