import { mostBytes, mostVideoBytes, videoExtensions } from './limits.ts'
import { extensionOf, mayBePicture } from './picture-kind.ts'

export type ChatFileKind = 'picture' | 'video'
export type ChatFileProblem = 'kind' | 'empty' | 'pictureSize' | 'videoSize'

/** What a page takes a file for, by its name; undefined for neither a picture nor a video. */
export function chatFileKind(name: string): ChatFileKind | undefined {
  if (mayBePicture(name)) return 'picture'
  const extension = extensionOf(name)
  return videoExtensions.some((one) => one === extension) ? 'video' : undefined
}

/** Problems that a page finds before it sends a file; the server checks again, more thoroughly. */
export function chatFileProblem({ name, size }: { name: string; size: number }): ChatFileProblem | undefined {
  const kind = chatFileKind(name)
  if (!kind) return 'kind'
  if (size === 0) return 'empty'
  if (kind === 'picture') return size > mostBytes ? 'pictureSize' : undefined
  return size > mostVideoBytes ? 'videoSize' : undefined
}
