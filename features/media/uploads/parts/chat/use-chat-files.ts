import { isApiError } from '@hojip/platform/client'
import { useSendFile, useTexts } from '@hojip/platform/page'
import { useEffect, useRef, useState } from 'react'
import { chatFileProblem, type ChatFileProblem } from '../../rules/chat-file.ts'
import { extensions, videoExtensions } from '../../rules/limits.ts'
import { createUploadQueue, type Sending, type UploadQueue } from '../queue/upload-queue.ts'
import { readVideo, UnplayableVideo } from './read-video.ts'
import { sendChatFile, type ChatFile } from './send-chat-file.ts'
import { chatFileTexts } from './texts.ts'

export type SendingChatFile = Sending<ChatFileProblem>

function endings(names: readonly string[]) {
  return names.map((name) => `.${name}`).join(',')
}

/** For the `accept` of an input. */
export const acceptedPictures = endings(extensions)
export const acceptedVideos = endings(videoExtensions)
export const acceptsChatFiles = endings([...extensions, ...videoExtensions])

/**
 * Uploads pictures and videos for a chat, two at a time. `onDone` is called for each that has arrived, with the file that
 * was chosen. An upload that no message claims is deleted after a day.
 */
export function useChatFiles(onDone: (file: ChatFile, chosen: File) => void): {
  sending: readonly SendingChatFile[]
  queue: UploadQueue
} {
  const send = useSendFile()
  const texts = useTexts(chatFileTexts)
  const [sending, setSending] = useState<readonly SendingChatFile[]>([])
  const latest = useRef({ send, texts, onDone })
  useEffect(() => {
    latest.current = { send, texts, onDone }
  })
  const [queue] = useState(() =>
    createUploadQueue<ChatFile, ChatFileProblem>({
      send: (file, onProgress, signal) =>
        sendChatFile({ send: latest.current.send, read: readVideo }, file, onProgress, signal),
      problemOf: chatFileProblem,
      sentenceOf: (error) => {
        if (isApiError(error)) return error.message
        return error instanceof UnplayableVideo ? latest.current.texts.unplayable : undefined
      },
      onChange: setSending,
      onDone: (file, _key, chosen) => latest.current.onDone(file, chosen),
      preview: { make: (file) => URL.createObjectURL(file), drop: (address) => URL.revokeObjectURL(address) },
    }),
  )
  return { sending, queue }
}
