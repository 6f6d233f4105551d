import type { extensions } from './limits.ts'

type Kind = 'bmp' | 'gif' | 'jpeg' | 'png'

const kindOfExtension: Record<(typeof extensions)[number], Kind> = {
  bmp: 'bmp',
  gif: 'gif',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
}

function startsWith(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, i) => bytes[i] === byte)
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}

const signatures: readonly [Kind, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', ascii('GIF87a')],
  ['gif', ascii('GIF89a')],
  ['bmp', ascii('BM')],
]

/** The kind by its first bytes; the file's name and the browser's content type do not count. */
export function signatureOf(bytes: Uint8Array): Kind | undefined {
  return signatures.find(([, first]) => startsWith(bytes, first))?.[0]
}

export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

export function isPictureExtension(extension: string): extension is keyof typeof kindOfExtension {
  return Object.hasOwn(kindOfExtension, extension)
}

/** Why a picture is refused without decoding it: its name or its bytes are not a picture's, or the two disagree. */
export function pictureFault(
  name: string,
  bytes: Uint8Array,
): 'empty' | 'extension' | 'content' | 'disagree' | undefined {
  if (bytes.length === 0) return 'empty'
  const extension = extensionOf(name)
  if (!isPictureExtension(extension)) return 'extension'
  const kind = signatureOf(bytes)
  if (!kind) return 'content'
  return kindOfExtension[extension] === kind ? undefined : 'disagree'
}
