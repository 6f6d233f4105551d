/** A shopper's matter: it waits for an agent, is served by one, or is closed. */
export type CaseState = 'waiting' | 'serving' | 'closed'

export interface CaseFacts {
  state: CaseState
  agentId: string | null
  /** The agent has not been there for a while. */
  isAgentGone: boolean
}

/** What agents and shoppers do with a case, from which states, and which state follows. */
export const caseSteps = {
  take: { from: ['waiting'], to: 'serving' },
  /** From a colleague who is not there any more. */
  takeOver: { from: ['serving'], to: 'serving' },
  answer: { from: ['waiting', 'serving'], to: 'serving' },
  transfer: { from: ['serving'], to: 'serving' },
  /** Back into the queue, such as when an agent goes home. */
  release: { from: ['serving'], to: 'waiting' },
  close: { from: ['waiting', 'serving'], to: 'closed' },
  leave: { from: ['waiting'], to: 'closed' },
  reopen: { from: ['closed'], to: 'serving' },
} as const satisfies Record<string, { from: readonly CaseState[]; to: CaseState }>

export type CaseStep = keyof typeof caseSteps

/** Steps that only the agent may take who serves the case. */
const ofServing: ReadonlySet<CaseStep> = new Set(['transfer', 'release', 'close', 'answer'])

/** Why an agent may not take a step; undefined when they may. */
export function stepProblem(
  { state, agentId, isAgentGone }: CaseFacts,
  step: CaseStep,
  actorId: string,
): 'wrongState' | 'colleagues' | undefined {
  const from: readonly CaseState[] = caseSteps[step].from
  if (!from.includes(state)) return 'wrongState'
  const isColleagues = state === 'serving' && agentId !== actorId
  if (isColleagues && ofServing.has(step)) return 'colleagues'
  if (step === 'takeOver' && (!isColleagues || !isAgentGone)) return 'colleagues'
  return undefined
}
