import { readFiles } from '../../tidy/tree.ts'
import { slowFiles } from '../slow-files-first.ts'
import type { Asked } from './asked.ts'
import { changedFiles } from './changed-files.ts'
import { chooseTests } from './choose.ts'
import { tellChoice } from './report.ts'
import { surveyOf } from './survey/survey.ts'

/** What `npm test` runs; undefined: all. */
export interface Plan {
  said: string
  tests: string[] | undefined
  journeys: string[] | undefined
}

/** Seconds of a file that is not among the slow ones: most take less than a second. */
const usualSeconds = 0.5

/** How long a test file takes, by what was last measured. */
export function measuredSeconds(): (file: string) => number {
  const slow = slowFiles()
  return (file) => slow[file] ?? usualSeconds
}

/** Reads what has changed, and chooses the test files that it reaches. */
export function planChanged(
  root: string,
  { ref, rest }: NonNullable<Asked['changed']>,
  filters: string[],
): Plan {
  const { since, files } = changedFiles(root, ref)
  const survey = surveyOf(readFiles(root))
  const choice = chooseTests(survey, { changed: files, filters, secondsOf: measuredSeconds() })
  const command = ['npm test -- --changed', ...(ref === undefined ? [] : [ref]), ...filters].join(' ')
  const [tests, journeys] = [survey.tests.length, survey.journeys.length]
  const said = tellChoice({ since, changed: files, choice, tests, journeys, command, rest })
  if (choice.everything) return { said, tests: undefined, journeys: undefined }
  const left = choice.left.map(({ file }) => file)
  if (rest) return { said, tests: left.filter((file) => !isJourney(file)), journeys: left.filter(isJourney) }
  return { said, tests: choice.tests.map(({ file }) => file), journeys: choice.journeys }
}

function isJourney(file: string): boolean {
  return file.startsWith('e2e/')
}
