import type { Column, Fault, FileProduct } from '@hojip/catalog/files'
import type { Refusal } from '@hojip/platform/refusal'

/** The input of the thread that reads a file. */
export interface Reading {
  path: string
  /** The shop that all products go to. */
  shopId: string
  publicUrl: string
  /** How many products at the beginning of the file are done already. */
  skip: number
  /** How many products come in one answer. */
  atOnce: number
}

/** A product of the file, and its place in it. */
export interface PlacedProduct {
  place: number
  handle: string
  read: FileProduct | { faults: Fault[] }
}

export interface ReadPart {
  products: PlacedProduct[]
  /** Bytes of the file that have been read so far. */
  readBytes: number
  isEnd: boolean
}

/** The answers of the thread: first `opened`, then a `part` each time it is asked. */
export type Answer =
  | { kind: 'opened'; columns: readonly Column[]; isOwn: boolean }
  | ({ kind: 'part' } & ReadPart)
  | { kind: 'unreadable'; reasons: readonly Refusal[] }
