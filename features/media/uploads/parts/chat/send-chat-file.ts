import type { useSendFile } from '@hojip/platform/page'
import { chatFileKind } from '../../rules/chat-file.ts'
import type { readVideo } from './read-video.ts'

/** A picture or video that has arrived, as a message names it. */
export type ChatFile =
  | { kind: 'picture'; url: string; width: number; height: number }
  | { kind: 'video'; url: string; width: number; height: number; durationMs: number; poster?: string }

/** How much of the progress the poster is. */
const posterShare = 0.05

interface Sender {
  send: ReturnType<typeof useSendFile>
  read: typeof readVideo
}

/** Sends a picture, or a video after its poster. */
export async function sendChatFile(
  { send, read }: Sender,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ChatFile> {
  const upload = (one: File, from: number, to: number) =>
    send(
      'POST /fileUpload/upload',
      one,
      { scene: 'chat' },
      { signal, onProgress: (share) => onProgress(from + share * (to - from)) },
    )
  if (chatFileKind(file.name) === 'picture') {
    const { url, width, height } = await upload(file, 0, 1)
    return { kind: 'picture', url, width, height }
  }
  const { poster: picture } = await read(file, signal)
  const poster = picture && (await upload(picture, 0, posterShare)).url
  const { url, width, height, durationMs = 0 } = await upload(file, poster ? posterShare : 0, 1)
  return { kind: 'video', url, width, height, durationMs, ...(poster ? { poster } : {}) }
}
