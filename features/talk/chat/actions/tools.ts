import type { Tools } from '@hojip/db'
import type { Translator } from '@hojip/platform/translation'
import type { ServiceHours } from '@hojip/policy'

/** What the room needs besides the tools of every room. */
export interface ChatOptions {
  /** False where nobody answers for the mall, such as in a test environment: pages show it. */
  hasOfficialService: boolean
  /** When somebody answers for the mall. */
  serviceHours: ServiceHours
  /** Left out: the mall has no translation server. */
  translator?: Translator | undefined
}

export interface ChatTools extends Tools, ChatOptions {}
