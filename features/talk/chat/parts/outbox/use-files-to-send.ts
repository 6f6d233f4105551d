import { toast, useTexts, useViewer } from '@hojip/platform/page'
import { randomId } from '@hojip/platform/storage'
import { useChatFiles, type ChatFile } from '@hojip/uploads/parts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Saying } from '../../contract.ts'
import { messageTexts } from '../message/texts.ts'
import { fileClaims } from './file-claims.ts'
import type { Chosen } from './outbox.ts'
import type { UsedOutbox } from './use-outbox.ts'

/** So much of chosen files is stored for a user. A video has 50 MB at most. */
const mostStoredBytes = 120_000_000

function sayingOf(file: ChatFile): Saying {
  if (file.kind === 'picture') return { type: 2, text: file.url }
  return { type: 3, text: file.url, ...(file.poster ? { poster: file.poster } : {}) }
}

interface FilesToSend {
  conversationId: string
  outbox: UsedOutbox
  onSend: (data: Saying, chosen: Chosen) => void
}

/**
 * Uploads chosen pictures and videos, then sends them. A file is stored in the browser until its message is, so that it is
 * uploaded anew after a reload; the user sees a warning about one that the browser cannot store.
 */
export function useFilesToSend({ conversationId, outbox: used, onSend }: FilesToSend) {
  const { outbox, hasPlace } = used
  const t = useTexts(messageTexts)
  const userId = useViewer()?.pkId ?? ''
  const store = outbox?.files
  /** The names of their messages, for ever. */
  const localIds = useRef(new Map<File, string>())
  const { sending, queue } = useChatFiles((file, chosen) => {
    const localId = localIds.current.get(chosen) ?? randomId()
    onSend(sayingOf(file), { localId })
    fileClaims.release(localId)
  })
  const remember = async (file: File, localId: string) => {
    localIds.current.set(file, localId)
    await fileClaims.claim(localId)
    try {
      const others = (await store?.all()) ?? []
      const bytes = others.reduce((sum, one) => sum + one.file.size, file.size)
      if (!store || bytes > mostStoredBytes) throw new RangeError('too much')
      await store.put({ localId, userId, conversationId, file, at: Date.now() })
    } catch {
      toast('info', t.fileOnlyHere(file.name))
    }
  }
  const rememberNew = useEffectEvent(() => {
    for (const { file, failure } of sending)
      if (failure === undefined && !localIds.current.has(file)) void remember(file, randomId())
  })
  useEffect(() => rememberNew(), [sending])

  const goOn = useEffectEvent(async () => {
    const stored = (await store?.all().catch(() => [])) ?? []
    for (const { localId, file, conversationId: of } of stored.toSorted((a, b) => a.at - b.at)) {
      if (of !== conversationId || !(await fileClaims.claim(localId))) continue
      localIds.current.set(file, localId)
      queue.add([file])
    }
  })
  const giveUpFailed = useEffectEvent(() => {
    for (const { file, state } of sending)
      if (state === 'failed') fileClaims.release(localIds.current.get(file) ?? '')
  })
  useEffect(() => {
    void goOn()
    // What is being uploaded goes on without the page; what has failed waits for the next one.
    return () => giveUpFailed()
  }, [store])
  return {
    sending,
    queue: {
      ...queue,
      add: (files: readonly File[]) => {
        if (hasPlace()) queue.add(files)
      },
      remove: (key: number) => {
        const file = sending.find((one) => one.key === key)?.file
        const localId = file && localIds.current.get(file)
        if (localId) {
          void store?.remove(localId).catch(() => undefined)
          fileClaims.release(localId)
        }
        queue.remove(key)
      },
    },
  }
}
