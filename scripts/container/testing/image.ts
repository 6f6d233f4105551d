import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What an image says about how it is run. */
export interface ImageSettings {
  User: string
  WorkingDir: string
  Env: string[]
  Cmd: string[]
  Volumes: Record<string, unknown>
  Healthcheck: { Test: string[] }
}

export interface TestImage {
  settings: ImageSettings
  /** Where the image's root is mounted. */
  root: string
  remove(): void
}

const root = join(import.meta.dirname, '../../..')

/** All that buildah stores is in one folder, and no registry is asked. */
function buildahIn(folder: string): (...args: string[]) => string {
  const places = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
  const run = (driver: string, args: string[]) =>
    spawnSync('buildah', ['--storage-driver', driver, ...places, ...args], { encoding: 'utf8' })
  // Layers over layers copy nothing, but not every disk takes them.
  const driver = run('overlay', ['from', 'scratch']).status === 0 ? 'overlay' : 'vfs'
  return (...args) => {
    const { status, stdout, stderr } = run(driver, args)
    if (status !== 0) throw new Error(`buildah ${args[0]}: ${stderr}`)
    return stdout.trim()
  }
}

/**
 * The image that the last stage of `deploy/container/Containerfile` makes. Its first stage needs a registry: `made`, a
 * folder of `npm run container:tree`, stands in for it, as what the stage named `build` has at `/made`.
 */
export function buildImage(made: string, folder: string): TestImage {
  const buildah = buildahIn(folder)
  const empty = join(folder, 'empty')
  mkdirSync(empty, { recursive: true })
  const file = join(root, 'deploy/container/Containerfile')
  const stage = `build=${join(made, '..')}`
  buildah(
    'bud',
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--build-context',
    stage,
    '-t',
    'hojip',
    '-f',
    file,
    empty,
  )
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'hojip')) as {
    Docker: { config: ImageSettings }
  }
  const container = buildah('from', 'hojip')
  const remove = () => {
    buildah('rm', container)
    rmSync(folder, { recursive: true })
  }
  return { settings: Docker.config, root: buildah('mount', container), remove }
}
