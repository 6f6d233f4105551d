import type { Tools } from '@hojip/db'
import type { Note } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { healthRefusals as r } from '../refusals.ts'

const mostAtOnce = 500

/** Gives the failed jobs of a queue another round. A job has its effect only once, however often it runs. */
export async function retryJobs(
  { jobs }: Pick<Tools, 'jobs'>,
  { queue, haveDied }: { queue: string; haveDied: boolean },
  note?: Note,
): Promise<{ jobs: number } | Refusal<'health/nothingFailed'>> {
  note?.({ subject: { queue } })
  const count = await jobs.retryFailed(queue, { most: mostAtOnce, haveDied })
  if (count === 0) return refuse(r.nothingFailed)
  note?.({ subject: { queue, jobs: count } })
  return { jobs: count }
}
