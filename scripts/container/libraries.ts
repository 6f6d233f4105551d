import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'

/** What a program prints; undefined when it is not installed or fails. */
export function output(command: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/**
 * The libraries of the system that programs and modules of C are linked with, by the paths at which the loader looks for
 * them, and the loader itself. Those in `own` come with their packages.
 */
export function systemLibraries(files: readonly string[], own: string): string[] {
  const lines = files.flatMap((file) => {
    const listed = output('ldd', [file])
    if (listed === undefined) throw new Error(`ldd does not tell what ${file} is linked with`)
    return listed.split('\n')
  })
  const missing = lines.find((line) => line.includes('not found'))
  if (missing) throw new Error(`a library is missing: ${missing.trim()}`)
  const paths = lines.flatMap((line) => /(?:=> |^\s*)(\/\S+) \(0x/.exec(line)?.[1] ?? [])
  return [...new Set(paths)].filter((path) => !path.startsWith(own)).toSorted()
}

/** The Debian packages that own the files, each with its entry in dpkg's list. None where there is no dpkg. */
export function debianPackages(paths: readonly string[]): { name: string; entry: string }[] {
  const names = paths.flatMap((path) => {
    const real = realpathSync(path)
    // Debian's list names some libraries by the link /lib, others by /usr/lib.
    const owner = [path, real, real.replace(/^\/usr/, '')].flatMap(
      (one) => output('dpkg', ['-S', one]) ?? [],
    )[0]
    return owner?.split(':')[0] ?? []
  })
  return [...new Set(names)].toSorted().flatMap((name) => {
    const entry = output('dpkg', ['-s', name])
    return entry === undefined ? [] : [{ name, entry }]
  })
}
