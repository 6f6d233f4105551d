import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolders } from '@hojip/platform/folders'

export interface Sum {
  sha256: string
  bytes: number
}

/** Passes everything through, and returns its size and hash at the end. */
export function summing() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, sum: (): Sum => ({ sha256: hash.digest('hex'), bytes }) }
}

export async function sha256Of(path: string): Promise<Sum> {
  const { through, sum } = summing()
  await pipeline(createReadStream(path), through.resume())
  return sum()
}

/** Waits until the file is on the disk. */
export async function flushed(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Copies a file. It gets its name only when it is complete. */
export async function copyWhole(from: string, to: string, mode: number): Promise<Sum> {
  makeFolders(dirname(to), 0o700)
  const half = `${to}.half`
  const { through, sum } = summing()
  await pipeline(createReadStream(from), through, createWriteStream(half, { mode }))
  await flushed(half)
  await rename(half, to)
  return sum()
}

/** Nothing is in what is not there. What is there and cannot be read is no empty folder. */
function noneWithout(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Paths of all files below a folder, relative to it; none when there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWithout)
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** A missing folder counts as empty. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(noneWithout)).length === 0
}
