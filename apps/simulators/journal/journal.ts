import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolders } from '@hojip/platform/folders'

/** Sets one row to a value; several changes in one `write` become durable together or not at all. */
export type Change = readonly [table: string, key: string, value: unknown]

export interface Table<T> {
  get(key: string): T | undefined
  /** Oldest first. */
  all(): T[]
  change(key: string, value: T): Change
}

export interface Journal {
  table<T>(name: string): Table<T>
  /** Returns after the operating system has the line: `kill -9` of this process loses nothing written. */
  write(...changes: Change[]): void
  close(): void
}

type Rows = Map<string, Map<string, unknown>>

function apply(rows: Rows, [table, key, value]: Change) {
  const existing = rows.get(table)
  if (existing) existing.set(key, value)
  else rows.set(table, new Map([[key, value]]))
}

/** Replays the complete lines; a torn last line was never acknowledged and is cut off. */
function replay(fd: number, rows: Rows) {
  const bytes = readFileSync(fd)
  const end = bytes.lastIndexOf(0x0a) + 1
  if (end < bytes.length) ftruncateSync(fd, end)
  const text = bytes.subarray(0, end).toString('utf8')
  for (const line of text.split('\n')) {
    if (line === '') continue
    for (const change of JSON.parse(line) as Change[]) apply(rows, change)
  }
}

/** Writes completely or not at all: half a line on a full disk would make everything after it unreadable. */
function writeFully(fd: number, bytes: Buffer) {
  const { size } = fstatSync(fd)
  try {
    for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done)
  } catch (error) {
    ftruncateSync(fd, size)
    throw error
  }
}

/** An append-only JSONL file: each line is a list of changes; the last value of a key counts. */
export function openJournal(path: string): Journal {
  makeFolders(dirname(path), 0o700)
  const fd = openSync(path, 'a+', 0o600)
  const rows: Rows = new Map()
  replay(fd, rows)
  return {
    table: <T>(name: string): Table<T> => {
      const own = rows.get(name) ?? new Map<string, unknown>()
      rows.set(name, own)
      return {
        get: (key) => own.get(key) as T | undefined,
        all: () => [...own.values()] as T[],
        change: (key, value) => [name, key, value],
      }
    },
    write: (...changes) => {
      if (changes.length === 0) return
      writeFully(fd, Buffer.from(`${JSON.stringify(changes)}\n`))
      for (const change of changes) apply(rows, change)
    },
    close: () => closeSync(fd),
  }
}
