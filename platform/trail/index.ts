import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request that is being answered, or of the job that runs. */
export interface Trail {
  /** Names the request in its answer, in the log and in its trace. */
  readonly traceId: string
  /** Who asks: a visitor, or the role of who has signed in. */
  viewer?: string
  /** Why the request was refused. */
  refusal?: string
  /** How urgent it was, of a request that was turned away because there were too many. */
  shed?: string
  /** The pattern of the page, such as `/albums/$id`. */
  page?: string
}

const trails = new AsyncLocalStorage<Trail>()

/** The trail of the work that runs just now; undefined outside requests and jobs. */
export function currentTrail(): Trail | undefined {
  return trails.getStore()
}

/** Runs work, and everything that it begins, on a trail. */
export function onTrail<T>(trail: Trail, work: () => T): T {
  return trails.run(trail, work)
}
