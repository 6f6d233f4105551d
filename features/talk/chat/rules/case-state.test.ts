import { expect, test } from 'vitest'
import { caseSteps, stepProblem, type CaseFacts, type CaseStep } from './case-state.ts'

const waiting: CaseFacts = { state: 'waiting', agentId: null, isAgentGone: false }
const mine: CaseFacts = { state: 'serving', agentId: 'me', isAgentGone: false }
const theirs: CaseFacts = { state: 'serving', agentId: 'she', isAgentGone: false }
const left: CaseFacts = { ...theirs, isAgentGone: true }
const closed: CaseFacts = { state: 'closed', agentId: 'me', isAgentGone: false }

/** Who may do what: '' is allowed. */
const table: Record<CaseStep, [string, string, string, string, string]> = {
  take: ['', 'wrongState', 'wrongState', 'wrongState', 'wrongState'],
  takeOver: ['wrongState', 'colleagues', 'colleagues', '', 'wrongState'],
  answer: ['', '', 'colleagues', 'colleagues', 'wrongState'],
  transfer: ['wrongState', '', 'colleagues', 'colleagues', 'wrongState'],
  release: ['wrongState', '', 'colleagues', 'colleagues', 'wrongState'],
  close: ['', '', 'colleagues', 'colleagues', 'wrongState'],
  leave: ['', 'wrongState', 'wrongState', 'wrongState', 'wrongState'],
  reopen: ['wrongState', 'wrongState', 'wrongState', 'wrongState', ''],
}

test.each(Object.keys(caseSteps) as CaseStep[])('%s', (step) => {
  const problems = [waiting, mine, theirs, left, closed].map((facts) => stepProblem(facts, step, 'me') ?? '')
  expect(problems).toEqual(table[step])
})
