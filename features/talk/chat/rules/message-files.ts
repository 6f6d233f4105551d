import type { Media } from './message-view.ts'

/** The addresses of the files that a message shows: its picture or video, and the video's poster. */
export function filesOf({
  type,
  text,
  media,
}: {
  type: number
  text: string
  media: Media | null
}): string[] {
  const own = type === 2 || type === 3 ? [text] : []
  return media?.poster ? [...own, media.poster] : own
}
