import type { QueueState } from '../contract/states.ts'

export interface QueueTimes {
  gatherAt: Date
  opensAt: Date
  closesAt: Date
  pausedAt: Date | null
  endedAt: Date | null
  /** Whether its product is not sold any more. Were it sold again, its queue would go on. */
  isGone: boolean
}

export function queueStateOf(queue: QueueTimes, nowMs: number): QueueState {
  const { gatherAt, opensAt, closesAt, pausedAt, endedAt, isGone } = queue
  if (endedAt || isGone || closesAt.getTime() <= nowMs) return 'ended'
  // Also one that is planned: it would open without letting anybody in.
  if (pausedAt) return 'paused'
  if (gatherAt.getTime() > nowMs) return 'planned'
  return opensAt.getTime() > nowMs ? 'gathering' : 'open'
}
