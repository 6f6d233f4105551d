import { sentenceOf } from '@hojip/platform/client'
import { useSendFile, useTexts } from '@hojip/platform/page'
import { useState } from 'react'
import { formTexts } from '../texts.ts'
import type { Editing } from '../use-form.ts'

export const mostPictures = 9

/** The gallery's order, what is chosen in it, and uploads to it. */
export function usePictures({ form, setForm }: Editing) {
  const t = useTexts(formTexts)
  const send = useSendFile()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [share, setShare] = useState<number>()
  const [chosen, choose] = useState(0)
  const { pictures } = form
  const put = (next: typeof pictures) => setForm((now) => ({ ...now, pictures: next }))
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return
    const rest = pictures.filter((_, at) => at !== from)
    put(rest.toSpliced(to, 0, pictures[from]!))
    choose(to)
    setSaid(t.place(to + 1, pictures.length))
    // After React has put the picture there.
    setTimeout(() => document.getElementById(`picture-handle-${to}`)?.focus())
  }
  const upload = async (files: readonly File[]) => {
    setFailure('')
    const added: typeof pictures = []
    for (const file of files.slice(0, mostPictures - pictures.length)) {
      setShare(0)
      try {
        const options = { onProgress: setShare }
        const { ref } = await send('POST /bizConsole/uploadProductPicture', file, {}, options)
        added.push({ ref, alt: { 'zh-CN': '', 'ko-KR': '', 'en-US': '' } })
      } catch (error) {
        setFailure(`${file.name}: ${sentenceOf(error, t.notUploaded)}`)
      }
    }
    setShare(undefined)
    put([...pictures, ...added])
  }
  return { pictures, put, move, upload, said, failure, setFailure, share, chosen, choose }
}

export type Pictures = ReturnType<typeof usePictures>
