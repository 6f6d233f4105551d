import type { Db } from '@hojip/db'
import type { Log } from '@hojip/platform/log'
import type { Signals } from '@hojip/platform/signals'
import { switchNames, type LimitName, type SwitchName } from '../contract/names.ts'
import { boundedValue } from '../rules/settings.ts'
import { settingValues } from '../store.ts'

/** The settings as this process knows them; asking costs no statement. */
export interface Settings {
  isOn(name: SwitchName): boolean
  limit(name: LimitName): number
  /** The switches that are off. */
  off(): SwitchName[]
}

export interface LiveSettings extends Settings {
  /** Reads all values anew, and tells the other processes to do so. */
  spread(): Promise<void>
  stop(): void
}

const topic = 'settings.changed'
/** A signal may be lost, so the values are also read from time to time. */
const usuallyEveryMs = 5_000

function settingsOf(values: () => ReadonlyMap<string, number>): Settings {
  const valueOf = (name: string) => boundedValue(name, values().get(name))
  return {
    isOn: (name) => valueOf(name) === 1,
    limit: valueOf,
    off: () => switchNames.filter((name) => valueOf(name) === 0),
  }
}

/** Reads the settings once, and again after each signal of a change. */
export async function openSettings(
  { db, log, signals }: { db: Db; log: Log; signals: Signals },
  everyMs = usuallyEveryMs,
): Promise<LiveSettings> {
  let values = await settingValues(db)
  let started = 0
  let shown = 0
  const refresh = async () => {
    const turn = (started += 1)
    const read = await settingValues(db)
    // Of two reads under way the later one counts, whichever ends first.
    if (turn > shown) [values, shown] = [read, turn]
  }
  const quietly = () => void refresh().catch((error: unknown) => log.warn('settings.not-read', { error }))
  signals.subscribe(topic, quietly)
  const timer = setInterval(quietly, everyMs)
  timer.unref()
  return {
    ...settingsOf(() => values),
    spread: async () => {
      await refresh()
      signals.publish(topic, '')
    },
    stop: () => clearInterval(timer),
  }
}
