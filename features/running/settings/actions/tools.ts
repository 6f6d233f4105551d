import type { Tools } from '@hojip/db'
import type { LiveCopy } from '@hojip/platform/signals'
import type { SwitchName } from '../contract/names.ts'

export interface SettingsTools extends Pick<Tools, 'db' | 'clock'> {
  settings: Pick<LiveCopy, 'spread'>
  calendar: Pick<LiveCopy, 'spread'>
  /** The ways to pay that the mall has a gateway for; all when left out. */
  waysToPay?: readonly SwitchName[]
}
