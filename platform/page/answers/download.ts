import { useState } from 'react'
import { ApiError, requestOf, type CallKey, type Input } from '../../client/index.ts'
import type { Envelope } from '../../http/answer/envelope.ts'
import { runtimeTexts } from '../sentences/texts.ts'
import { inBrowser, useRuntime } from '../runtime.ts'
import { useTexts } from '../texts.ts'
import { toastError } from '../toasts/toasts.ts'

function nameIn(header: string | null): string {
  return /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? 'hojip'
}

/** Has the browser save a file that the page made. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/**
 * A call that returns a file for the browser to save. A link cannot do it, since the session's token goes in a header.
 * A refusal is shown in a toast.
 */
export function useDownload<K extends CallKey>(call: K) {
  const runtime = useRuntime()
  const texts = useTexts(runtimeTexts)
  const [isRunning, setRunning] = useState(false)
  const fetchFile = async (input: Input<K>, isProven = false): Promise<void> => {
    const { method, url, body } = requestOf('', call, input as Record<string, unknown>)
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: inBrowser(runtime).session.token() ?? '1',
        'accept-language': runtime.locale,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body }),
    })
    if (!answer.ok) {
      const { prove } = inBrowser(runtime)
      const refusal = new ApiError((await answer.json()) as Envelope)
      const wantsProof = 'needProof' in refusal.data && !isProven
      if (wantsProof && prove && (await prove())) return fetchFile(input, true)
      throw refusal
    }
    saveFile(await answer.blob(), nameIn(answer.headers.get('content-disposition')))
  }
  const run = (input: Input<K>) => {
    setRunning(true)
    void fetchFile(input)
      .catch((error: unknown) => toastError(error as Error, texts.notDone))
      .finally(() => setRunning(false))
  }
  return { run, isRunning }
}
