import type { Tools } from '@hojip/db'
import type { LiveCopy } from '@hojip/platform/signals'
import type { Channel } from '@hojip/policy/channels'

export interface PausesTools extends Pick<Tools, 'db' | 'clock'> {
  pauses: Pick<LiveCopy, 'spread'>
  mode: Pick<LiveCopy, 'spread'>
  /** The gateways that the mall has. */
  channels: readonly Channel[]
}
