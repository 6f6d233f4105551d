/** The widths of the stored files, in pixels. A narrower source is stored as it is, never enlarged. */
export const pictureWidths = [200, 400, 800] as const
/** The file that the narrower ones can be made from. */
export const widest = 800
export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = 'webp' | 'avif'

export interface PictureFile {
  ref: string
  width: PictureWidth
  format: PictureFormat
}

const ref = '[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?'
const refPattern = new RegExp(`^${ref}$`)
const filePattern = new RegExp(`^(${ref})-(200|400|800)\\.(webp|avif)$`)

export function isPictureRef(text: string): boolean {
  return refPattern.test(text)
}

/** `kimchi-2-400.webp` → its parts; undefined for any other text, so that no path can be injected. */
export function parseFileName(name: string): PictureFile | undefined {
  const [, ref, width, format] = filePattern.exec(name) ?? []
  if (ref === undefined) return undefined
  return { ref, width: Number(width) as PictureWidth, format: format as PictureFormat }
}

export function fileNameOf({ ref: name, width, format }: PictureFile): string {
  return `${name}-${width}.${format}`
}
