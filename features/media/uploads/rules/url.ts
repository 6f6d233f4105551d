import type { Scene } from '../contract.ts'

/** Pictures that are not public are visible only to those who know the address, and no shared cache stores them. */
const shownToAll: Record<Scene, boolean> = {
  avatar: true,
  comment: true,
  refund: false,
  chat: false,
  feedback: false,
  evidence: false,
  admission: false,
  shop: true,
  banner: true,
}
export const scenes = Object.keys(shownToAll) as Scene[]
export function isPrivate(scene: Scene): boolean {
  return !shownToAll[scene]
}

/**
 * Documents such as identity cards: the address is not enough. Only who sent the picture and the mall's operators see
 * it, by the cookies of their sessions, and nothing stores it on the way.
 */
export function isGuarded(scene: Scene): boolean {
  return scene === 'admission'
}

/** Scenes of what the mall may take down. */
export function mayBeHidden(scene: Scene): boolean {
  return scene === 'comment' || scene === 'chat'
}

/** Widths that `Picture` requests, and the largest, which the address without a width stands for. */
export const uploadWidths = [200, 400, 800, 2000] as const
export type UploadWidth = (typeof uploadWidths)[number]
export const fullWidth = 2000

/** A picture, or the container of a video. */
const uploadKinds = ['picture', 'mp4', 'webm'] as const
type UploadKind = (typeof uploadKinds)[number]
type VideoKind = Exclude<UploadKind, 'picture'>

export interface UploadName {
  scene: Scene
  kind: UploadKind
  /** 128 random bits as 32 hexadecimal digits. */
  id: string
}

const urlPattern = new RegExp(`^/uploads/(${scenes.join('|')})/([0-9a-f]{32})(?:\\.(mp4|webm))?$`)

/**
 * Pictures without width and format, as all pictures of the mall are named: `/uploads/comment/0f…`. Videos with their
 * format: `/uploads/chat/0f….mp4`.
 */
export function uploadUrl({ scene, id, kind }: UploadName): string {
  return kind === 'picture' ? `/uploads/${scene}/${id}` : `/uploads/${scene}/${id}.${kind}`
}

export function parseUploadUrl(url: string): UploadName | undefined {
  const match = urlPattern.exec(url)
  if (!match) return undefined
  return { scene: match[1] as Scene, id: match[2]!, kind: (match[3] as VideoKind | undefined) ?? 'picture' }
}

const filePattern = /^([0-9a-f]{32})(?:-(200|400|800)\.(?:webp|avif))?$/

/**
 * Parses a file name below `/uploads/{scene}/`. Rarely viewed pictures have no AVIF: its address answers with the
 * WebP, since browsers go by the content type.
 */
export function parseUploadFile(
  scene: string,
  file: string,
): (UploadName & { width: UploadWidth }) | undefined {
  const match = filePattern.exec(file)
  if (!match || !scenes.some((one) => one === scene)) return undefined
  const width = match[2] === undefined ? fullWidth : (Number(match[2]) as UploadWidth)
  return { scene: scene as Scene, id: match[1]!, kind: 'picture', width }
}

const videoPattern = /^([0-9a-f]{32})\.(mp4|webm)$/

/** Parses the file name of a video below `/uploads/{scene}/`. */
export function parseVideoFile(scene: string, file: string): UploadName | undefined {
  const match = videoPattern.exec(file)
  if (!match || !scenes.some((one) => one === scene)) return undefined
  return { scene: scene as Scene, id: match[1]!, kind: match[2] as VideoKind }
}

/** The object's key. 256 folders per scene, so that none holds a million files. */
export function objectKey({ scene, id }: Omit<UploadName, 'kind'>, width: UploadWidth): string {
  return `${scene}/${id.slice(0, 2)}/${id}-${width}.webp`
}

export function videoKey({ scene, id, kind }: UploadName): string {
  return `${scene}/${id.slice(0, 2)}/${id}.${kind}`
}

export function objectKeys(name: UploadName): string[] {
  return name.kind === 'picture' ? uploadWidths.map((width) => objectKey(name, width)) : [videoKey(name)]
}

/** The largest file of a picture on a page, be it an upload or one of the mall's own. */
export function fullUrl(url: string): string {
  return parseUploadUrl(url)?.kind === 'picture' ? url : `${url}-800.webp`
}
