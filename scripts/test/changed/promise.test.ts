import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeOf } from '../../mutate/mutation.ts'
import { mutations } from '../../mutate/mutations/index.ts'
import { readFiles } from '../../tidy/tree.ts'
import { chooseTests, type Choice } from './choose.ts'
import { measuredSeconds } from './plan.ts'
import { surveyOf } from './survey/survey.ts'

const root = join(import.meta.dirname, '../../..')

// `npm run mutate` shows that these test files notice the mutation; so a choice without them would not be sound.
test('for each mutation, --changed chooses a test file that notices it', () => {
  const survey = surveyOf(readFiles(root))
  const choices = new Map<string, Choice>()
  const unnoticed = mutations.flatMap((mutation) => {
    if (mutation.equivalent) return []
    const { path } = changeOf(root, mutation)
    const choice = choices.get(path) ?? chooseTests(survey, { changed: [path], secondsOf: measuredSeconds() })
    choices.set(path, choice)
    const noticed = choice.tests.some(({ file }) => mutation.tests.some((part) => file.includes(part)))
    return noticed || choice.everything ? [] : [`${path}: ${mutation.name}: ${mutation.tests.join(', ')}`]
  })
  expect(unnoticed).toEqual([])
  expect(choices.size).toBeGreaterThan(100)
})
