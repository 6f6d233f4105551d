import type { Db, Tx } from '@hojip/db'
import { readSetting, writeSetting } from '@hojip/platform/db'
import { openLiveCopy, type CopyTools, type LiveCopy } from '@hojip/platform/signals'
import { modeOf, openMode, type Mode } from '../../rules/mode/mode.ts'

/** The mode of the mall as this process knows it; asking costs no statement. */
export interface LiveMode extends LiveCopy {
  now(): Mode
}

const key = 'mall.mode'
export const modeChanged = 'mode.changed'
const usuallyEveryMs = 2_000

export async function readMode(db: Db): Promise<Mode> {
  return modeOf(await readSetting(db, key))
}

/** Stores it; `modeChanged` then tells the processes, which also look by themselves. */
export async function writeMode(db: Db | Tx, mode: Mode): Promise<void> {
  await writeSetting(db, key, mode)
}

export async function openLiveMode(
  { db, ...tools }: { db: Db } & CopyTools,
  everyMs = usuallyEveryMs,
): Promise<LiveMode> {
  let mode = openMode
  const copy = await openLiveCopy(tools, {
    topic: modeChanged,
    read: () => readMode(db),
    take: (read) => {
      if (read.name !== mode.name) tools.log.info(modeChanged, { from: mode.name, to: read.name })
      mode = read
    },
    everyMs,
    notRead: 'mode.not-read',
  })
  return { now: () => mode, ...copy }
}
