import { isApiError } from '@hojip/platform/client'
import { useSendFile } from '@hojip/platform/page'
import { useEffect, useRef, useState } from 'react'
import type { Scene } from '../contract.ts'
import { createUploadQueue, inOrderOfAdding, type Sending, type UploadQueue } from './upload-queue.ts'

interface Uploads {
  sending: readonly Sending[]
  queue: UploadQueue
}

interface UploadsSettings {
  scene: Scene
  value: readonly string[]
  onChange: (urls: string[]) => void
}

/**
 * The pictures of a form that are on their way; one that has arrived is added to the value. They go on while their page
 * is hidden; what arrives for a page that is gone is deleted with all that nobody claims.
 */
export function useUploads({ scene, value, onChange }: UploadsSettings): Uploads {
  const send = useSendFile()
  const [sending, setSending] = useState<readonly Sending[]>([])
  // Two may arrive between two renderings: each is added to what the other has made of the value.
  const latest = useRef({ value, onChange, send, scene })
  useEffect(() => {
    latest.current = { value, onChange, send, scene }
  })
  const [keys] = useState(() => new Map<string, number>())
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, onProgress, signal) =>
        latest.current.send(
          'POST /fileUpload/upload',
          file,
          { scene: latest.current.scene },
          { onProgress, signal },
        ),
      sentenceOf: (error) => (isApiError(error) ? error.message : undefined),
      onChange: setSending,
      onDone: ({ url }, key) => {
        keys.set(url, key)
        const next = inOrderOfAdding(latest.current.value, url, keys)
        latest.current.value = next
        latest.current.onChange(next)
      },
      preview: { make: (file) => URL.createObjectURL(file), drop: (address) => URL.revokeObjectURL(address) },
    }),
  )
  return { sending, queue }
}
