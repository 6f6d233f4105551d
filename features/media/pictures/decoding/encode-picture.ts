import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Card } from '../cards/card.ts'
import type { EncodedPicture } from '../encode.ts'
import type { PictureFile } from '../rules/file-name.ts'
import { isHeic } from '@hojip/platform/file-kinds'
import { minuteMs } from '@hojip/platform/clock'
import { picturesRefusals, type DecodeReason } from '../refusals.ts'
import { createDecoders, DecoderDied, type Decoders } from './decoders.ts'

const megabyte = 2 ** 20

/**
 * An ordinary picture of forty megapixels takes about 200 MB and 1.5 s of processor time. Other programs may get most of
 * the processor meanwhile: the elapsed time is for a process that hangs.
 */
export const pictureBounds = { mostBytes: 256 * megabyte, mostCpuMs: 3_000, mostMs: 45_000 }

let shared: Decoders | undefined

/** Two processes for the whole mall, so that the other cores are free for requests. */
function decoders(): Decoders {
  return (shared ??= createDecoders({ ...pictureBounds, atOnce: 2, longest: 200, idleMs: minuteMs }))
}

/**
 * Decodes a stranger's picture in a separate process and re-encodes it, see `encodeWidths`. Refuses what is not a
 * picture, has too many pixels, or exceeds the limits of memory or processor time; none of that affects the mall's own
 * process. A picture that was not done in time for other reasons is no fault of the picture: the mall is busy.
 * @param widths from the narrowest to the widest.
 */
export async function encodePicture<W extends number>(
  bytes: Buffer,
  widths: readonly W[],
  by: Decoders = decoders(),
): Promise<EncodedPicture<W> | Refusal<DecodeReason>> {
  if (isHeic(bytes)) return refuse(picturesRefusals.heic)
  try {
    const encoded = await by.run('encode', { bytes, widths })
    if (!encoded) return refuse(picturesRefusals.busy)
    if ('fault' in encoded) return refuse(picturesRefusals[encoded.fault], {}, { why: encoded.why })
    return encoded as EncodedPicture<W>
  } catch (error) {
    if (!(error instanceof DecoderDied)) throw error
    const kind = error.why === 'late' ? picturesRefusals.busy : picturesRefusals.tooHeavy
    return refuse(kind, {}, { why: error.why })
  }
}

async function orBusy<T>(work: Promise<T> | undefined): Promise<T> {
  if (!work) throw new Error('too many pictures wait for a decoder')
  return work
}

/** Makes a narrower WebP or an AVIF file from one of our own WebP files. */
export function encodeFrom(webp: Buffer, file: Omit<PictureFile, 'ref'>): Promise<Buffer> {
  return orBusy(decoders().run('from', { webp, file }))
}

/** Encodes RGB pixels as WebP, for pictures that the mall draws itself. */
export function encodeDrawing(pixels: Uint8Array, side: number): Promise<Buffer> {
  return orBusy(decoders().run('drawing', { pixels, side }))
}

/** Draws a card as JPEG; throws when too many pictures wait for a decoder. */
export function drawCard(card: Card): Promise<Buffer> {
  return orBusy(decoders().run('card', { card }))
}
