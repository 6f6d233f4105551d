import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import type { Api, Call } from '@hojip/platform/http'

export interface FeedsTools {
  db: Db
  clock: Clock
  /** The address of the mall, without a slash at its end. */
  publicUrl: string
}

type Rate = Call['rate']

/** What agents are answered with. */
export interface AgentsOptions {
  api: Pick<Api, 'inProcess' | 'calls'>
  /** The address of the mall, without a slash at its end. */
  publicUrl: string
  /** Origins whose pages may talk to the server. Programs send none. */
  origins: readonly string[]
  /** The seconds to wait before this address may make another call of this class, or send a message; 0 lets it pass. */
  limit?(rate: Rate | 'agent', ip: string): number | Promise<number>
}
