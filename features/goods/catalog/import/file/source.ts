import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { decoderOf, encodingOf, separatorLine, type Encoding } from '@hojip/platform/csv'
import { refuse } from '@hojip/platform/refusal'
import { countKnown } from '../columns.ts'
import { endScan, scanPiece, startScan, type Place } from './csv-scan.ts'
import { fileKindOf } from './file-kind.ts'
import { fileReasons } from './file-reasons.ts'
import { UnreadableFile } from './unreadable-file.ts'

export const pieceBytes = 256 * 1024

/** A file that the scanner can read: UTF-8, lines ended by line feeds. */
export interface Source {
  path: string
  /** Where the header begins: behind the byte order mark and a line that names the separator. */
  start: Place
  /** The byte between cells. */
  separator: number
  /** Removes the temporary copy, if there is one. */
  remove(): Promise<void>
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(pieceBytes), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const separators = [',', ';', '\t'].map((separator) => separator.charCodeAt(0))

/** The separator by which the first line names the most known columns. */
function separatorOf(head: Buffer, start: Place): number {
  const candidates = separators.map((separator) => {
    const scan = startScan(start, separator)
    const found = scanPiece(scan, Buffer.from(head.subarray(start.offset)))
    const [first] = found.rows.length > 0 ? found.rows : endScan(scan).rows
    return { separator, known: first && !first.fault ? countKnown(first.cells) : 0 }
  })
  return candidates.reduce((best, one) => (one.known > best.known ? one : best)).separator
}

/** Where the header of a readable file begins, and what separates its cells. */
function beginningOf(head: Buffer): Pick<Source, 'start' | 'separator'> {
  const mark = head.subarray(0, 3).toString('hex') === 'efbbbf' ? 3 : 0
  const named = separatorLine(head.subarray(mark, mark + 16).toString('latin1'))
  const start = { offset: mark + (named?.length ?? 0), line: named ? 2 : 1 }
  return { start, separator: named ? named.separator.charCodeAt(0) : separatorOf(head, start) }
}

/** Whether lines end in lone carriage returns, as on old Macs. */
function hasLoneReturns(head: Buffer): boolean {
  return head.includes(0x0d) && !head.includes(0x0a)
}

const unreadable = Buffer.from([0xff])

/** Characters that could not be decoded stay faults of their cells. */
function readable(text: string): Buffer {
  const parts = text.split('\uFFFD')
  return Buffer.concat(parts.flatMap((part, at) => [...(at > 0 ? [unreadable] : []), Buffer.from(part)]))
}

async function* textOf(path: string, encoding: Encoding, loneReturns: boolean) {
  const decoder = decoderOf(encoding)
  const written = (text: string) => readable(loneReturns ? text.replaceAll('\r', '\n') : text)
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes }))
    yield written(decoder.decode(piece as Buffer, { stream: true }))
  yield written(decoder.decode())
}

function decodedHead(head: Buffer, encoding: Encoding) {
  return Buffer.from(decoderOf(encoding).decode(head, { stream: true }))
}

/** Opens a file for scanning. Makes a readable copy first when its encoding or line ends require one. */
export async function openSource(path: string): Promise<Source> {
  const cannot = (error: unknown) =>
    new UnreadableFile([
      refuse(fileReasons.cannotOpen, { path, why: error instanceof Error ? error.message : String(error) }),
    ])
  const found = await stat(path).catch((error: unknown) => {
    throw cannot(error)
  })
  if (found.isDirectory()) throw new UnreadableFile([refuse(fileReasons.isFolder, { path })])
  const head = await readHead(path).catch((error: unknown) => {
    throw cannot(error)
  })
  const fault = fileKindOf(head)
  if (fault) throw new UnreadableFile([refuse(fault)])
  const encoding = encodingOf(head)
  const utf8 = encoding === 'utf-8' ? head : decodedHead(head, encoding)
  const loneReturns = hasLoneReturns(utf8)
  if (encoding === 'utf-8' && !loneReturns)
    return { path, ...beginningOf(head), remove: () => Promise.resolve() }
  const folder = await mkdtemp(join(tmpdir(), 'catalog-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const copy = join(folder, 'copy.csv')
    await pipeline(Readable.from(textOf(path, encoding, loneReturns)), createWriteStream(copy))
    return { path: copy, ...beginningOf(await readHead(copy)), remove }
  } catch (error) {
    await remove()
    throw error
  }
}
