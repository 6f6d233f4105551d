import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hojip/platform/embedded-postgres'
import { createLog, type Log } from '@hojip/platform/log'
import { sharedSites } from '@hojip/platform/testing/sites'
import type { TestProject } from 'vitest/node'
import { startDemo } from '../../apps/server/start.ts'
import { dayOfLooks, isEveryLook } from './looking/looks.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mall: string
    simulators: string
    /** A folder with the cookies of signed-in staff. */
    sessions: string
  }
}

let close: (() => Promise<void>) | undefined

/** 500 responses during the journeys; they fail the run even when every journey passed. */
const bugs: string[] = []

function watchedLog(): Log {
  const log = createLog('warn')
  return {
    ...log,
    error: (event, fields) => {
      if (event === 'http.bug' || event === 'page.bug') bugs.push(`${event} ${String(fields?.['error'])}`)
      log.error(event, fields)
    },
  }
}

/**
 * Starts one demo mall for all journeys, as `npm start` does, in a temporary folder. While writing a journey, set
 * MALL_URL and SIMULATORS_URL to use a mall that is already running, and SESSIONS to a folder in which its staff stay
 * signed in from run to run.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  if (!isEveryLook)
    console.log(`Looks of ${dayOfLooks()}: LOOKS=${dayOfLooks()} repeats them, LOOKS=all takes all`)
  const { MALL_URL, SIMULATORS_URL, SESSIONS } = process.env
  const sessions = SESSIONS ?? mkdtempSync(join(tmpdir(), 'hojip-e2e-sessions-'))
  provide('sessions', sessions)
  close = () => Promise.resolve(SESSIONS ? undefined : rmSync(sessions, { recursive: true }))
  if (MALL_URL && SIMULATORS_URL) {
    provide('mall', MALL_URL)
    provide('simulators', SIMULATORS_URL)
    return
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'hojip-e2e-'))
  const port = await freePort()
  const simulatorPort = await freePort()
  const env = {
    DATA_DIR: dataDir,
    BUILD_DIR: await sharedSites(),
    PORT: String(port),
    SIMULATOR_PORT: String(simulatorPort),
    SIMULATOR_SPEED: '20',
    // The mall's service answers at any time at which the journeys run.
    SERVICE_HOURS: '00:00-24:00',
    SERVICE_DAYS: 'all',
    // All journeys come from the same IP address, and a number gets its next code after six seconds.
    RATE_LIMITS: 'off',
  }
  const mall = await startDemo(env, watchedLog())
  provide('mall', mall.url)
  provide('simulators', mall.simulatorUrl ?? '')
  close = async () => {
    await mall.stop()
    for (const folder of [dataDir, sessions]) rmSync(folder, { recursive: true, force: true })
  }
}

export async function teardown(): Promise<void> {
  await close?.()
  if (bugs.length > 0) throw new Error(`500 responses during the journeys:\n${bugs.join('\n')}`)
}
