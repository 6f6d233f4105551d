export const videoFormats = ['mp4', 'webm'] as const
export type VideoFormat = (typeof videoFormats)[number]

export interface VideoFile {
  /** 32 hexadecimal digits, from the hash of the bytes. */
  id: string
  format: VideoFormat
}

const pattern = /^([0-9a-f]{32})\.(mp4|webm)$/

/** `0f….mp4` → its parts; undefined for any other text, so that no path can be injected. */
export function parseVideoName(name: string): VideoFile | undefined {
  const [, id, format] = pattern.exec(name) ?? []
  return id === undefined ? undefined : { id, format: format as VideoFormat }
}

export function videoName({ id, format }: VideoFile): string {
  return `${id}.${format}`
}

export function productVideoPath(file: VideoFile): string {
  return `/product-videos/${videoName(file)}`
}

/** The object's key. 256 folders, so that none holds a million files. */
export function productVideoKey(file: VideoFile): string {
  return `product/${file.id.slice(0, 2)}/${videoName(file)}`
}
