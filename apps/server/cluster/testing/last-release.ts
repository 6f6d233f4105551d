import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readLeftMall } from '../../releases/testing/left-mall.ts'
import type { First } from './machines.ts'

const root = join(import.meta.dirname, '../../../..')
const { commit } = readLeftMall()

function run(command: string, args: readonly string[], cwd: string, input?: Buffer): Buffer {
  const options = { cwd, input, maxBuffer: 2 ** 30 }
  const { status, stdout, stderr, error } = spawnSync(command, args, options)
  if (error || status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.toString()}`)
  return stdout
}

/** Whether the history here goes back to the last release; a shallow copy has not. */
export function hasLastRelease(): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0
}

/** Packages of npm are those of this version: what the last release needs is among them. Workspaces are its own. */
function linkPackages(folder: string): void {
  const here = join(root, 'node_modules')
  const there = join(folder, 'node_modules')
  mkdirSync(join(there, '@hojip'), { recursive: true })
  for (const name of readdirSync(here))
    if (name !== '@hojip' && name !== '.cache') symlinkSync(join(here, name), join(there, name))
  for (const path of globSync('{apps/*,features/*/*,platform,db,scripts/node}/package.json', {
    cwd: folder,
  })) {
    const file = join(folder, path)
    const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string }
    if (name.startsWith('@hojip/')) symlinkSync(dirname(file), join(there, name))
  }
}

/** The last release with its sites, in a folder of its own. */
export function lastRelease(): First & { commit: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'hojip-last-release-'))
  run('tar', ['-x'], folder, run('git', ['archive', commit], root))
  linkPackages(folder)
  const buildDir = join(folder, 'build')
  const env = { ...process.env, BUILD_DIR: buildDir }
  const built = spawnSync(process.execPath, ['apps/server/build.ts'], { cwd: folder, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`the last release is not built: ${built.stdout}${built.stderr}`)
  const script = `import { migrate } from './db/migrate.ts'; await migrate(process.argv[1])`
  return {
    commit,
    version: { folder, buildDir },
    migrate: async (url) => void run(process.execPath, ['--input-type=module', '-e', script, url], folder),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
