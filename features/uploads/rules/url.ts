import type { Scene } from '../contract.ts'

/** Of what is not shown to all only those see anything who were told the address, and no shared cache keeps it. */
const shownToAll: Record<Scene, boolean> = {
  avatar: true,
  comment: true,
  refund: false,
  chat: false,
  feedback: false,
  evidence: false,
}
export const scenes = Object.keys(shownToAll) as Scene[]
export function isPrivate(scene: Scene): boolean {
  return !shownToAll[scene]
}

/** Widths that `Picture` asks for, and the largest, which the address alone stands for. */
export const uploadWidths = [200, 400, 800, 2000] as const
export type UploadWidth = (typeof uploadWidths)[number]
export const fullWidth = 2000

export interface UploadName {
  scene: Scene
  /** 128 random bits as 32 hexadecimal digits. */
  id: string
}

const urlPattern = new RegExp(`^/uploads/(${scenes.join('|')})/([0-9a-f]{32})$`)

/** Without width and format, as every picture of the mall is named: `/uploads/comment/0f…`. */
export function uploadUrl({ scene, id }: UploadName): string {
  return `/uploads/${scene}/${id}`
}

export function parseUploadUrl(url: string): UploadName | undefined {
  const match = urlPattern.exec(url)
  return match ? { scene: match[1] as Scene, id: match[2]! } : undefined
}

const filePattern = /^([0-9a-f]{32})(?:-(200|400|800)\.(?:webp|avif))?$/

/**
 * A file that is asked for below `/uploads/{scene}/`. There is no AVIF of what few people look at: its address answers
 * with the WebP, since browsers go by the content type.
 */
export function parseUploadFile(
  scene: string,
  file: string,
): (UploadName & { width: UploadWidth }) | undefined {
  const match = filePattern.exec(file)
  if (!match || !scenes.some((one) => one === scene)) return undefined
  const width = match[2] === undefined ? fullWidth : (Number(match[2]) as UploadWidth)
  return { scene: scene as Scene, id: match[1]!, width }
}

/** Where its bytes are kept; 256 folders a scene, so that none holds a million files. */
export function objectKey({ scene, id }: UploadName, width: UploadWidth): string {
  return `${scene}/${id.slice(0, 2)}/${id}-${width}.webp`
}

export function objectKeys(name: UploadName): string[] {
  return uploadWidths.map((width) => objectKey(name, width))
}

/** The largest file of a picture that a page shows, be it an upload or one of the mall's own. */
export function fullUrl(url: string): string {
  return parseUploadUrl(url) ? url : `${url}-800.webp`
}
