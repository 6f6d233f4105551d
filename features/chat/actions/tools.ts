import type { Tools } from '@hojip/db'
import type { ServiceHours } from '@hojip/policy'

/** What the room needs besides the tools of every room. */
export interface ChatOptions {
  /** False where nobody answers for the mall, such as in a test environment: pages say so. */
  hasOfficialService: boolean
  /** When somebody answers for the mall. */
  serviceHours: ServiceHours
}

export interface ChatTools extends Tools, ChatOptions {}
