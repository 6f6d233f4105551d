import { remoteRefOf } from '@hojip/pictures/remote-ref'
import { cellReader } from './cells.ts'
import type { Fault, ProductRow } from './product-rows.ts'
import { importReasons as no } from './reasons.ts'

export interface NamedVideo {
  /** Below the folder of videos; not checked yet. */
  path: string
  /** The web address of a picture. */
  poster?: string
  /** The place in the file, for reports. */
  line: number
  column: string
}

/** The one video that the rows name; a product's rows may repeat it. */
export function readVideo(rows: readonly ProductRow[], faults: Fault[]): NamedVideo | undefined {
  const named = rows.filter((row) => row.get('Video') !== '')
  const [first] = named
  if (!first) return undefined
  const path = first.get('Video')
  const other = named.find((row) => row.get('Video') !== path)
  if (other) cellReader(other, faults).fail('Video', no.severalVideos)
  const poster = first.get('Video Poster')
  if (poster && !remoteRefOf(poster)) cellReader(first, faults).fail('Video Poster', no.notWebAddress)
  return { path, line: first.line, column: first.nameOf('Video'), ...(poster && { poster }) }
}
