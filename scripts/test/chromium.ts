import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin']

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a browser the journeys can drive: the one CHROMIUM_PATH names, one on the PATH or where
 * systems put it, or the one Playwright has downloaded. Undefined when there is none.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const installed = candidates(env).find(isExecutable)
  if (installed) return installed
  const { chromium } = await import('playwright')
  return [chromium.executablePath()].find(isExecutable)
}

/** Where to look, in order of preference. A CHROMIUM_PATH that is wrong is not passed over for another. */
export function candidates(env: NodeJS.ProcessEnv): string[] {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH]
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const inFolders = [...onPath, ...folders].flatMap((folder) =>
    commands.map((command) => join(folder, command)),
  )
  return [...inFolders, ...applications]
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile() // a folder is executable too
  } catch {
    return false
  }
}

/** Brings Chromium and the fonts of three languages on Debian and its kin, where we may; says whether it did. */
export function installChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const apt = (...what: string[]) =>
    spawnSync('apt-get', what, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update', '-q') && apt('install', '-y', '-q', 'chromium', 'fonts-noto-cjk')
}
