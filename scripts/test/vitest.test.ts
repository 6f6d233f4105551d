import { expect, test } from 'vitest'
import { countTests, listFailures, type Report } from './vitest.ts'

function report(passed: number, failed: number, testResults: Report['testResults'] = []): Report {
  return { numPassedTests: passed, numFailedTests: failed, testResults }
}

const unloaded = {
  name: `${process.cwd()}/a/b.test.ts`,
  status: 'failed',
  message: 'no such file',
  assertionResults: [],
}
const broken = {
  status: 'failed',
  fullName: 'adds 1 and 1',
  failureMessages: ['expected 3 to be 2\n    at a.ts:1\n    at node_modules/vitest/run.js:7'],
}
const failing = {
  name: `${process.cwd()}/c.test.ts`,
  status: 'failed',
  message: '',
  assertionResults: [{ status: 'passed', fullName: 'counts' }, broken],
}

test('counts passed and failed tests', () => {
  expect(countTests(report(5, 0), true)).toEqual({ passed: 5, failed: 0 })
  expect(countTests(report(3, 2, [failing]), false)).toEqual({ passed: 3, failed: 2 })
})

test('a file that cannot be loaded is a failure', () => {
  expect(countTests(report(3, 0, [unloaded]), false)).toEqual({ passed: 3, failed: 1 })
})

test('a non-zero exit is a failure even if every test passed or there is no report', () => {
  expect(countTests(report(3, 0), false)).toEqual({ passed: 3, failed: 1 })
  expect(countTests(undefined, false)).toEqual({ passed: 0, failed: 1 })
})

test('failures are listed with file, name and reason', () => {
  expect(listFailures(report(4, 1, [unloaded, failing]))).toEqual([
    'FAILED a/b.test.ts\nno such file',
    'FAILED c.test.ts > adds 1 and 1\nexpected 3 to be 2\n    at a.ts:1',
  ])
  expect(listFailures(undefined)).toEqual([])
})
