import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellCommands = ['chromium-headless-shell']

const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin']

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a browser that the journeys can drive: the one named by CHROMIUM_PATH, one on the PATH or in the usual
 * folders, or the one downloaded by Playwright. Undefined when there is none.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const installed = candidates(env).find(isExecutable)
  if (installed) return installed
  const { chromium } = await import('playwright')
  return [chromium.executablePath()].find(isExecutable)
}

/**
 * Chromium without its own windows, where one is installed. `chromium --headless` runs these unseen since version 132,
 * which doubles the time of the journeys. The shell shows no notifications and gets no pushes. Undefined when
 * CHROMIUM_PATH names the browser to use.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return undefined
  return inFolders(shellCommands, env).find(isExecutable)
}

function inFolders(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...onPath, ...folders].flatMap((folder) => names.map((name) => join(folder, name)))
}

/** Where to look, in order of preference. With CHROMIUM_PATH set there is no fallback, even when the path is wrong. */
export function candidates(env: NodeJS.ProcessEnv): string[] {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH]
  return [...inFolders(commands, env), ...applications]
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile() // a folder is executable too
  } catch {
    return false
  }
}

/** Installs Chromium and fonts for three languages on Debian and Ubuntu when run as root; false when it could not. */
export function installChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const apt = (...what: string[]) =>
    spawnSync('apt-get', what, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const isInstalled = apt('update', '-q') && apt('install', '-y', '-q', 'chromium', 'fonts-noto-cjk')
  // Debian has the headless shell as a package of its own, Ubuntu has not.
  if (isInstalled) apt('install', '-y', '-q', 'chromium-headless-shell')
  return isInstalled
}
