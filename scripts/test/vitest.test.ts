import { expect, test } from 'vitest'
import { countTests } from './vitest.ts'

function report(
  passed: number,
  failed: number,
  testResults: { status: string; assertionResults: unknown[] }[] = [],
) {
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    testResults,
  }
}

test('counts passed and failed tests', () => {
  expect(countTests(report(5, 0), true)).toEqual({ passed: 5, failed: 0 })
  const failing = [{ status: 'failed', assertionResults: [{}] }]
  expect(countTests(report(3, 2, failing), false)).toEqual({ passed: 3, failed: 2 })
})

test('a file that cannot be loaded is a failure', () => {
  const unloaded = [{ status: 'failed', assertionResults: [] }]
  expect(countTests(report(3, 0, unloaded), false)).toEqual({ passed: 3, failed: 1 })
})

test('a non-zero exit is a failure even if every test passed or there is no report', () => {
  expect(countTests(report(3, 0), false)).toEqual({ passed: 3, failed: 1 })
  expect(countTests(undefined, false)).toEqual({ passed: 0, failed: 1 })
})
