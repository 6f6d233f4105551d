import { sentenceOf } from '@hojip/platform/client'
import { toast, useSendFile, useTexts } from '@hojip/platform/page'
import { useEffect, useRef, useState } from 'react'
import { pictureUrl } from '@hojip/platform/ui'
import { formTexts } from '../texts.ts'
import { croppedFile, type Area } from './cropped-file.ts'
import type { Editing } from '../use-form.ts'

export const mostPictures = 9

/** The gallery's order, what is chosen in it, and uploads to it. */
export function usePictures({ form, setForm }: Editing) {
  const t = useTexts(formTexts)
  const sendFile = useSendFile()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [share, setShare] = useState<number>()
  const [chosen, choose] = useState(0)
  const { pictures } = form
  const put = (next: typeof pictures) => setForm((now) => ({ ...now, pictures: next }))
  const move = (from: number, to: number) => {
    const moved = pictures[from]
    if (!moved || to < 0 || to >= pictures.length || from === to) return
    const rest = pictures.filter((_, at) => at !== from)
    put(rest.toSpliced(to, 0, moved))
    choose(to)
    setSaid(t.place(to + 1, pictures.length))
    // After React has put the picture there.
    setTimeout(() => document.getElementById(`picture-handle-${to}`)?.focus())
  }
  const { hold, sourceOf } = useOriginals()
  const send = async (file: File) => {
    setShare(0)
    const { ref } = await sendFile(
      'POST /bizConsole/uploadProductPicture',
      file,
      {},
      { onProgress: setShare },
    )
    hold(ref, file)
    return ref
  }
  const fail = (name: string, error: unknown) => setFailure(`${name}: ${sentenceOf(error, t.notUploaded)}`)
  /** Puts a part of a picture in its place, also for the SKUs that show it. */
  const crop = async (at: number, area: Area) => {
    setFailure('')
    const before = pictures[at]!
    const replace = (from: string, to: string) =>
      setForm((now) => ({
        ...now,
        pictures: now.pictures.map((one) => (one.ref === from ? { ...one, ref: to } : one)),
        skus: now.skus.map((one) => (one.picture === from ? { ...one, picture: to } : one)),
      }))
    try {
      const ref = await send(await croppedFile(sourceOf(before.ref), area))
      replace(before.ref, ref)
      toast('success', t.crop.done, { label: t.crop.undo, run: () => replace(ref, before.ref) })
    } catch (error) {
      fail(t.pictureAt(at + 1), error)
    }
    setShare(undefined)
  }
  const upload = async (files: readonly File[]) => {
    setFailure('')
    const added: typeof pictures = []
    for (const file of files.slice(0, mostPictures - pictures.length)) {
      try {
        added.push({ ref: await send(file), alt: { 'zh-CN': '', 'ko-KR': '', 'en-US': '' } })
      } catch (error) {
        fail(file.name, error)
      }
    }
    setShare(undefined)
    put([...pictures, ...added])
  }
  return { pictures, put, move, upload, crop, sourceOf, said, failure, setFailure, share, chosen, choose }
}

/** The files that were added here, in their own resolution; the mall has pictures of 800 pixels. */
function useOriginals() {
  const originals = useRef(new Map<string, string>())
  useEffect(() => {
    const held = originals.current
    return () => {
      for (const url of held.values()) URL.revokeObjectURL(url)
    }
  }, [])
  return {
    hold: (ref: string, file: File) => void originals.current.set(ref, URL.createObjectURL(file)),
    /** The picture in the best resolution there is. */
    sourceOf: (ref: string) => originals.current.get(ref) ?? pictureUrl(`/pictures/${ref}`, 800, 'webp'),
  }
}

export type Pictures = ReturnType<typeof usePictures>
