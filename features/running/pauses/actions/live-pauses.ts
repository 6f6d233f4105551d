import type { Tools } from '@hojip/db'
import { openLiveCopy, type CopyTools, type LiveCopy } from '@hojip/platform/signals'
import { channelNames, switchOf } from '@hojip/policy/channels'
import type { LiveSettings } from '@hojip/settings'
import { pauseKinds, type Part, type PauseKind } from '../contract/kinds.ts'
import { queuesOf, withCompanions } from '../rules/queues.ts'
import { pauseRows } from '../store/pauses.ts'

/** What is paused as this process knows it; asking costs no statement. */
export interface Pauses {
  isPaused(kind: PauseKind, name: string): boolean
}

export type LivePauses = Pauses & LiveCopy

export const pausesChanged = 'pauses.changed'
const usuallyEveryMs = 2_000

function keyOf({ kind, name }: Part): string {
  return `${kind} ${name}`
}

/** Follows what is paused: this process takes no jobs of queues that are. */
export async function openPauses(
  { db, jobs, ...tools }: Pick<Tools, 'db' | 'jobs'> & CopyTools,
  everyMs = usuallyEveryMs,
): Promise<LivePauses> {
  let paused: ReadonlySet<string> = new Set()
  const take = (read: readonly Part[]) => {
    const parts = read.filter(({ kind }) => pauseKinds.includes(kind))
    const now = new Set(parts.flatMap(withCompanions).map(keyOf))
    if (now.symmetricDifference(paused).size > 0) tools.log.info(pausesChanged, { paused: [...now] })
    paused = now
    void jobs.hold(new Set(parts.flatMap(queuesOf)))
  }
  const copy = await openLiveCopy(tools, {
    topic: pausesChanged,
    read: () => pauseRows(db),
    take,
    everyMs,
    notRead: 'pauses.not-read',
  })
  return { isPaused: (kind, name) => paused.has(keyOf({ kind, name })), ...copy }
}

/** The settings with the ways to pay that are paused switched off, whatever their switches say. */
export function settingsUnderPauses(settings: LiveSettings, pauses: Pauses): LiveSettings {
  const pausedSwitches = () =>
    channelNames.filter((channel) => pauses.isPaused('payments', channel)).map(switchOf)
  return {
    ...settings,
    isOn: (name) => settings.isOn(name) && !pausedSwitches().some((one) => one === name),
    off: () => [...new Set([...settings.off(), ...pausedSwitches()])],
  }
}
