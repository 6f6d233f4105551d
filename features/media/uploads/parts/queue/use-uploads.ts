import { isApiError } from '@hojip/platform/client'
import { useSendFile } from '@hojip/platform/page'
import { useEffect, useRef, useState } from 'react'
import type { Scene } from '../../contract.ts'
import { fileProblem } from '../../rules/file-problem.ts'
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
 * Uploads a form's pictures and adds those that have arrived to the value. Uploads continue while their page is
 * hidden; a picture that arrives after the page is gone is deleted as unclaimed.
 */
export function useUploads({ scene, value, onChange }: UploadsSettings): Uploads {
  const send = useSendFile()
  const [sending, setSending] = useState<readonly Sending[]>([])
  // Two may arrive between two renders: each is added to the value as the other left it.
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
      problemOf: fileProblem,
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
