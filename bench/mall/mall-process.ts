import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@hojip/platform/embedded-postgres'
import type { Town } from '../load/caller.ts'
import { startProgram, type Program } from '../processes.ts'

export interface MallProcess extends Town {
  program: Program
  /** Where the same process answers as the guard's reference. */
  referencePort: number
  /** Seconds from the start of the process until the first page has been received. */
  seconds: number
}

export interface MallFolder {
  dataDir: string
  port: number
  simulatorPort: number
}

export async function newMallFolder(dataDir: string): Promise<MallFolder> {
  return { dataDir, port: await freePort(), simulatorPort: await freePort() }
}

export interface MallStart {
  /** Options of Node, such as `--cpu-prof`. */
  execArgv?: string[]
  /** More settings of the mall than its folder's. */
  settings?: Record<string, string>
}

export async function startMallProcess(
  folder: MallFolder,
  { execArgv = [], settings: more = {} }: MallStart = {},
): Promise<MallProcess> {
  const startedAt = performance.now()
  const settings = {
    DATA_DIR: folder.dataDir,
    // The build of a first start is part of the measurement.
    BUILD_DIR: join(folder.dataDir, 'build'),
    PORT: String(folder.port),
    SIMULATOR_PORT: String(folder.simulatorPort),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...more,
  }
  const program = startProgram('mall/mall.ts', [JSON.stringify(settings)], execArgv)
  const town = await program.next<Town & { referencePort: number }>()
  const page = await fetch(town.url)
  if (!page.ok) throw new Error(`the first page answers ${page.status}`)
  await page.text()
  return { ...town, program, seconds: (performance.now() - startedAt) / 1_000 }
}

/** The data folder of the mall's PostgreSQL: beside the rest, or elsewhere when only root may enter that folder. */
export function databaseHome(dataDir: string): string {
  const note = join(dataDir, 'postgres/location.txt')
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres')
}

export function removeMallFolder(dataDir: string): void {
  rmSync(databaseHome(dataDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
