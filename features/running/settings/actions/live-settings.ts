import type { Db } from '@hojip/db'
import { openLiveCopy, type CopyTools, type LiveCopy } from '@hojip/platform/signals'
import { switchNames, type LimitName, type SwitchName } from '../contract/names.ts'
import { boundedValue } from '../rules/settings.ts'
import { settingValues } from '../store/settings.ts'

/** The settings as this process knows them; asking costs no statement. */
export interface Settings {
  isOn(name: SwitchName): boolean
  limit(name: LimitName): number
  /** The switches that are off. */
  off(): SwitchName[]
}

export type LiveSettings = Settings & LiveCopy

const usuallyEveryMs = 5_000

function settingsOf(values: () => ReadonlyMap<string, number>): Settings {
  const valueOf = (name: string) => boundedValue(name, values().get(name))
  return {
    isOn: (name) => valueOf(name) === 1,
    limit: valueOf,
    off: () => switchNames.filter((name) => valueOf(name) === 0),
  }
}

export async function openSettings(
  { db, ...tools }: { db: Db } & CopyTools,
  everyMs = usuallyEveryMs,
): Promise<LiveSettings> {
  let values: ReadonlyMap<string, number> = new Map()
  const copy = await openLiveCopy(tools, {
    topic: 'settings.changed',
    read: () => settingValues(db),
    take: (read) => (values = read),
    everyMs,
    notRead: 'settings.not-read',
  })
  return { ...settingsOf(() => values), ...copy }
}
