import { sentenceOf } from '@hojip/platform/client'
import { FileButton } from '@hojip/platform/console'
import { useRefresh, useSendFile, useTexts, useViewer } from '@hojip/platform/page'
import { FieldError, Notice } from '@hojip/platform/ui'
import { useState } from 'react'
import { filesTexts } from './texts.ts'

/** Sends a file to be checked. */
export function SendFile({ isActive }: { isActive: boolean }) {
  const t = useTexts(filesTexts)
  const send = useSendFile()
  const refresh = useRefresh()
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState('')
  const mayEdit = useViewer()?.access.includes('products.edit') ?? false
  const take = async (file: File) => {
    setFailure('')
    setShare(0)
    try {
      await send('POST /bizConsole/uploadProductFile', file, {}, { onProgress: setShare })
      await refresh('POST /bizConsole/queryProductImport')
    } catch (error) {
      setFailure(sentenceOf(error, t.notSent))
    }
    setShare(undefined)
  }
  const isSending = share !== undefined
  return (
    <section aria-label={t.importTitle} className="grid content-start gap-3 card p-4 lg:p-5">
      <h2 className="text-16 font-bold">{t.importTitle}</h2>
      <ul className="grid list-disc gap-1 ps-4 text-13 text-ink-2">
        {t.importHints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {mayEdit ? (
        <FileButton
          label={t.file}
          accept=".csv,text/csv"
          disabled={isActive || isSending}
          onFile={(file) => void take(file)}
        />
      ) : (
        <Notice>{t.mayNot}</Notice>
      )}
      {isSending && (
        <progress aria-label={t.sending} value={share} max={1} className="h-2 w-full accent-jade" />
      )}
      <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
    </section>
  )
}
