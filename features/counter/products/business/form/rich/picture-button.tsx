import { sentenceOf } from '@hojip/platform/client'
import { FileButton } from '@hojip/platform/console'
import { toast, useSendFile, useTexts } from '@hojip/platform/page'
import { useState } from 'react'
import { formTexts } from '../texts.ts'

/** Uploads a picture for the graphic detail. */
export function PictureButton({ onPicture }: { onPicture: (ref: string) => void }) {
  const t = useTexts(formTexts)
  const send = useSendFile()
  const [share, setShare] = useState<number>()
  const upload = async (file: File) => {
    setShare(0)
    try {
      const { ref } = await send('POST /bizConsole/uploadProductPicture', file, {}, { onProgress: setShare })
      onPicture(ref)
    } catch (error) {
      toast('error', sentenceOf(error, t.notUploaded))
    }
    setShare(undefined)
  }
  return (
    <>
      <FileButton
        label={t.insertPicture}
        size="xs"
        accept="image/jpeg,image/png,image/webp,image/gif,image/bmp"
        disabled={share !== undefined}
        onFile={(file) => void upload(file)}
      />
      {share !== undefined && (
        <progress
          aria-label={t.insertPicture}
          value={share}
          max={1}
          className="h-2 self-center accent-jade"
        />
      )}
    </>
  )
}
