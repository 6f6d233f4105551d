import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { makeFolders } from '@hojip/platform/folders'
import { z } from 'zod'
import { flushed, summing, type Sum } from '../backup/files.ts'

/** How a file is closed to everybody but those who have a key, and opened again. */
export interface Seal {
  /** Of the name of the file, such as `.age`. */
  ending: string
  close: (plain: Readable) => Promise<Readable>
  open: (closed: Readable) => Promise<Readable>
}

const facts = z.object({
  format: z.literal(1),
  table: z.string().regex(/^\w+$/),
  partition: z.string().regex(/^\w+$/),
  since: z.string().nullable(),
  until: z.string(),
  /** Types as PostgreSQL writes them. */
  columns: z
    .array(z.object({ name: z.string().regex(/^\w+$/), type: z.string().regex(/^[a-z ]+(\[\])?$/) }))
    .min(1),
  rows: z.number().int(),
  /** Of the rows as `COPY` writes them, before they are packed. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
  bytes: z.number().int(),
})

/** What is in a file of rows; it is written beside it as `….json`. */
export type PartFacts = z.output<typeof facts>

export const packedEnding = '.copy.gz'

/** Counts the lines that pass: a row of `COPY` is one line, whatever is in it. */
function countingRows() {
  let rows = 0
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
      done(null, chunk)
    },
  })
  return { through, rows: () => rows }
}

interface Written extends Sum {
  rows: number
  /** What it takes on the disk. */
  fileBytes: number
}

/**
 * Writes rows into a file, waits until it is on the disk, and reads it back. @throws when what is read is not what was
 * written
 */
export async function writeRows(rows: Readable, file: string, seal?: Seal): Promise<Written> {
  const plain = summing()
  const counted = countingRows()
  const onDisk = summing()
  const gzip = createGzip({ level: 6 })
  const packing = pipeline(rows, plain.through, counted.through, gzip)
  // What fails before it is awaited below is thrown there.
  packing.catch(() => undefined)
  const closed = seal ? await seal.close(gzip) : gzip
  await Promise.all([packing, pipeline(closed, onDisk.through, createWriteStream(file, { mode: 0o600 }))])
  await flushed(file)
  const written = { ...plain.sum(), rows: counted.rows(), fileBytes: onDisk.sum().bytes }
  const back = await readBack(file, seal)
  if (back.sha256 !== written.sha256 || back.rows !== written.rows)
    throw new Error(`${file}: what was read back is not what was written`)
  return written
}

async function readBack(file: string, seal?: Seal): Promise<Sum & { rows: number }> {
  const plain = summing()
  const counted = countingRows()
  await pipeline(await rowsIn(file, seal), plain.through, counted.through.resume())
  return { ...plain.sum(), rows: counted.rows() }
}

/** The rows of a file, as `COPY` takes them. */
export async function rowsIn(file: string, seal?: Seal): Promise<Readable> {
  const closed = createReadStream(file, { highWaterMark: 2 ** 20 })
  const packed = seal ? await seal.open(closed) : closed
  const plain = createGunzip()
  packed.on('error', (error) => plain.destroy(error))
  return packed.pipe(plain)
}

/** Where the facts of a file are: beside it. */
export function factsFileOf(file: string): string {
  const at = basename(file).indexOf(packedEnding)
  if (at < 0) throw new Error(`${file} is no file of an archive: its name has no ${packedEnding}`)
  return join(dirname(file), `${basename(file).slice(0, at)}.json`)
}

/** Gives the file its name, which it has only when it is whole, and writes its facts beside it. Returns the two. */
export async function nameFile(half: string, file: string, written: PartFacts): Promise<string[]> {
  const beside = factsFileOf(file)
  const handle = await open(`${beside}.half`, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(written, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${beside}.half`, beside)
  await rename(half, file)
  await flushed(dirname(file))
  return [file, beside]
}

/** Undefined for what is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function factsOf(file: string): Promise<PartFacts> {
  const beside = factsFileOf(file)
  const text = await readFile(beside, 'utf8').catch(() => {
    throw new Error(`${beside} is missing: it says what is in ${basename(file)}`)
  })
  const parsed = facts.safeParse(jsonOf(text))
  if (!parsed.success)
    throw new Error(`${beside}: damaged, or made by another version, which this one cannot read`)
  return parsed.data
}

/** Makes the folder, and removes what a process that died has left of the file. */
export async function clearHalf(file: string): Promise<void> {
  makeFolders(dirname(file), 0o700)
  await rm(file, { force: true })
}
