import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@hojip/platform/embedded-postgres'
import type { Town } from '../load/caller.ts'
import { startProgram, type Program } from '../processes.ts'

export interface MallProcess extends Town {
  program: Program
  /** From the start of the process to the first page in a browser's hands. */
  seconds: number
}

export interface MallFolder {
  dataDir: string
  port: number
  simulatorPort: number
}

export async function newMallFolder(dataDir: string): Promise<MallFolder> {
  return {
    dataDir,
    port: await freePort(),
    simulatorPort: await freePort(),
  }
}

/** @param execArgv options of Node, such as `--cpu-prof` */
export async function startMallProcess(folder: MallFolder, execArgv: string[] = []): Promise<MallProcess> {
  const startedAt = performance.now()
  const settings = {
    DATA_DIR: folder.dataDir,
    // What a first start builds is part of what is measured.
    BUILD_DIR: join(folder.dataDir, 'build'),
    PORT: String(folder.port),
    SIMULATOR_PORT: String(folder.simulatorPort),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  const program = startProgram('mall/mall.ts', [JSON.stringify(settings)], execArgv)
  const town = await program.next<Town>()
  const page = await fetch(town.url)
  if (!page.ok) throw new Error(`the first page answers ${page.status}`)
  await page.text()
  return { ...town, program, seconds: (performance.now() - startedAt) / 1_000 }
}

/** Where the mall's PostgreSQL keeps its data: beside the rest, or elsewhere when only root may enter that. */
export function databaseHome(dataDir: string): string {
  const note = join(dataDir, 'postgres/location.txt')
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres')
}

export function removeMallFolder(dataDir: string): void {
  rmSync(databaseHome(dataDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
