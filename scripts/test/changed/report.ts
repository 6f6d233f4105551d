import type { Choice, Hindrance, Reason } from './choose.ts'
import { reasons } from './choose.ts'

const whyTaken: Record<Reason, string> = {
  changed: 'changed themselves',
  own: 'in the room or folder of a change',
  table: 'have to do with a table that the change writes',
  mall: 'try every call of the mall',
  near: 'in a room that uses the changed one directly',
  far: 'use it by way of others',
}

const whyLeft: Record<Hindrance, string> = {
  long: 'tortures, hostile inputs, benchmarks and walks through every page',
  time: 'for time',
  journey: 'journeys through pages with changed code',
}

export interface Told {
  since: string
  changed: readonly string[]
  choice: Choice
  /** How many there are. */
  tests: number
  journeys: number
  /** The command that was given. */
  command: string
  rest: boolean
}

const mostNames = 12

/** What `npm test -- --changed` prints before it begins. */
export function tellChoice({ since, changed, choice, tests, journeys, command, rest }: Told): string {
  const lines = [`${count(changed.length, 'file')} changed since ${since}:`, ...someOf(changed)]
  if (choice.everything)
    return [...lines, `Everything runs: all tests depend on ${choice.everything}.`].join('\n')
  if (rest)
    return [...lines, `The ${count(choice.left.length, 'test file')} that --changed leaves out:`].join('\n')
  if (choice.tests.length + choice.journeys.length + choice.left.length === 0)
    return [...lines, 'No test reaches them. `npm run types`, `npm run lint` and `npm run tidy` may.'].join(
      '\n',
    )
  lines.push(
    `${choice.tests.length} of ${count(tests, 'test file')} and ${choice.journeys.length} of ${count(journeys, 'journey')}, about ${choice.seconds} s:`,
    ...countsBy(
      choice.tests.map(({ reason }) => reason),
      reasons,
      whyTaken,
    ),
    ...namesOf(choice),
  )
  if (choice.left.length > 0)
    lines.push(
      `Left out, though the change reaches them: ${command} --rest runs them.`,
      ...countsBy(
        choice.left.map(({ why }) => why),
        ['time', 'journey', 'long'],
        whyLeft,
      ),
    )
  return lines.join('\n')
}

function namesOf({ journeys, left }: Choice): string[] {
  const none = journeys.length === 0 && !left.some(({ file }) => file.startsWith('e2e/'))
  if (none) return ['    0  journeys, since no page loads the change']
  return journeys.map((file) => `       ${file}`)
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

function someOf(names: readonly string[]): string[] {
  const more = names.length - mostNames
  const shown = more > 1 ? names.slice(0, mostNames) : names
  return [...shown.map((name) => `  ${name}`), ...(more > 1 ? [`  and ${more} more`] : [])]
}

function countsBy<T extends string>(found: T[], order: readonly T[], words: Record<T, string>): string[] {
  return order.flatMap((one) => {
    const number = found.filter((each) => each === one).length
    return number > 0 ? [`  ${String(number).padStart(3)}  ${words[one]}`] : []
  })
}
