import { chmodSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { buildState } from '@hojip/platform/site-build'
import { isTest } from '../tidy/places.ts'
import { readTree, type Tree } from '../tidy/tree.ts'
import { bytesIn, copyFile, copyFolder, makeFolder } from './copy.ts'
import { debianPackages, output, systemLibraries } from './libraries.ts'
import { packageFolders, serverPackages, type Lock } from './packages.ts'

const root = resolve(import.meta.dirname, '../..')
/** The user and the group that the mall runs as: no name of the machine around the container has this number. */
const user = 10_001

/** Sources that run in production: `npm start` alone loads the demo's pictures and the simulators. */
function isShipped(path: string): boolean {
  if (['LICENSE', 'THIRD-PARTY-LICENCES.txt', 'package.json'].includes(path)) return true
  if (!/^(apps|features|platform|db)\//.test(path)) return false
  return (
    !isTest(path) &&
    !path.endsWith('.md') &&
    !/^apps\/(simulators|server\/demo\/(pictures|videos))\//.test(path)
  )
}

interface BuildRecord {
  folder: string
  sources: Record<string, unknown>
}

/** Copies the current build of each site. @returns the sources that a start compares them with */
async function copyBuilds(buildDir: string, to: string): Promise<string[]> {
  const state = await buildState(buildDir)
  if (state !== 'fits')
    throw new Error(`${buildDir} holds no build of these sources: npm run build makes one`)
  const names = readdirSync(buildDir).filter((name) => name.endsWith('.json'))
  return names.flatMap((name) => {
    const record = JSON.parse(readFileSync(join(buildDir, name), 'utf8')) as BuildRecord
    copyFile(join(buildDir, name), join(to, name))
    copyFolder(join(buildDir, record.folder), join(to, record.folder))
    return Object.keys(record.sources)
  })
}

function copySources(tree: Tree, compared: readonly string[], to: string): void {
  const paths = new Set([...tree.files.filter(isShipped), ...compared])
  for (const path of paths) copyFile(join(root, path), join(to, path))
  for (const { name, folder } of tree.workspaces) {
    if (!folder || !paths.has(`${folder}/package.json`)) continue
    const link = join(to, 'node_modules', name)
    makeFolder(dirname(link))
    symlinkSync(relative(dirname(link), join(to, folder)), link)
  }
}

/** Of a package: no types, maps and documents, and no package below it. Its licence stays. */
function isRun(name: string): boolean {
  return name !== 'node_modules' && !/\.(map|md|markdown|[cm]?tsx?)$/i.test(name)
}

/** @returns the modules of C among the packages */
function copyPackages(tree: Tree, to: string): string[] {
  const { packages } = JSON.parse(tree.text('package-lock.json')) as { packages: Lock }
  const folders = packageFolders(packages, serverPackages(tree)).filter((one) => existsSync(join(root, one)))
  for (const folder of folders) copyFolder(join(root, folder), join(to, folder), isRun)
  return folders.flatMap((folder) =>
    readdirSync(join(to, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(node|so[.\d]*)$/.test(name))
      .map((name) => join(to, folder, name)),
  )
}

/** Bounds the memory of the processes that decode pictures. */
const boundary = '/usr/bin/prlimit'

/** Node without its headers and, where the machine has `strip`, without its symbols. */
function copyPrograms(to: string): void {
  copyFile(boundary, join(to, boundary))
  const program = join(to, 'usr/bin/node')
  copyFile(process.execPath, program)
  if (output('strip', [program]) === undefined) console.warn('strip is missing: Node keeps 30 MB of symbols')
  const licence = join(dirname(process.execPath), '../LICENSE')
  if (existsSync(licence)) copyFile(licence, join(to, 'usr/share/doc/node/LICENSE'))
}

function copyLibraries(modules: readonly string[], to: string): void {
  const libraries = systemLibraries([process.execPath, boundary, ...modules], to)
  for (const path of libraries) copyFile(path, join(to, path))
  for (const { name, entry } of debianPackages([boundary, ...libraries])) {
    // Scanners of images look here for what a root without a package manager holds.
    writeText(join(to, 'var/lib/dpkg/status.d', name), entry)
    const rights = `/usr/share/doc/${name}/copyright`
    if (existsSync(rights)) copyFile(rights, join(to, rights))
  }
}

function writeText(path: string, text: string): void {
  makeFolder(dirname(path))
  writeFileSync(path, text)
  chmodSync(path, 0o644)
}

function writeSystemFiles(to: string): void {
  const people = `root:x:0:0:root:/:/sbin/nologin\nhojip:x:${user}:${user}:hojip:/data:/sbin/nologin\n`
  writeText(join(to, 'etc/passwd'), people)
  writeText(join(to, 'etc/group'), `root:x:0:\nhojip:x:${user}:\n`)
  writeText(join(to, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n')
  writeText(join(to, 'etc/nsswitch.conf'), 'hosts: files dns\n')
  for (const name of ['dev', 'proc', 'sys', 'tmp']) makeFolder(join(to, name))
  chmodSync(join(to, 'tmp'), 0o1777)
}

/**
 * Makes `to/tree` and `to/data`, which must not exist.
 * @param buildDir the folder of the built sites
 * @returns how large each part is
 */
export async function makeTree({
  to,
  buildDir,
}: {
  to: string
  buildDir: string
}): Promise<{ name: string; bytes: number }[]> {
  const whole = join(to, 'tree')
  if (existsSync(whole)) throw new Error(`${whole} exists already`)
  const app = join(whole, 'app')
  const tree = readTree(root)
  copySources(tree, await copyBuilds(buildDir, join(app, 'dist')), app)
  const modules = copyPackages(tree, app)
  copyPrograms(whole)
  copyLibraries(modules, whole)
  writeSystemFiles(whole)
  makeFolder(join(to, 'data'))
  const parts = { node: 'usr/bin', packages: 'app/node_modules', sites: 'app/dist', all: '.' }
  return Object.entries(parts).map(([name, folder]) => ({ name, bytes: bytesIn(join(whole, folder)) }))
}
