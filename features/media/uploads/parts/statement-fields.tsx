import { TextArea } from '@hojip/platform/ui'
import { useState } from 'react'
import { PictureUploader } from './picture-uploader.tsx'

/** Words with pictures, as one side of a dispute writes them. */
export interface Statement {
  words: string
  files: string[]
}

/** What is being written, and what it lacks once somebody has tried to send it. */
export function useStatement(needsPictures = false) {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<string[]>([])
  const [isUploading, setUploading] = useState(false)
  const [isTried, setTried] = useState(false)
  const words = text.trim()
  const lacksWords = words === ''
  const lacksPictures = needsPictures && files.length === 0
  return {
    isUploading,
    written: {
      text,
      setText,
      files,
      setFiles,
      setUploading,
      lacksWords: isTried && lacksWords,
      lacksPictures: isTried && lacksPictures,
    },
    /** The statement; undefined while something is missing, which the fields then show. */
    said: (): Statement | undefined => {
      setTried(true)
      return lacksWords || lacksPictures ? undefined : { words, files }
    },
  }
}

interface StatementFieldsProps {
  written: ReturnType<typeof useStatement>['written']
  most: number
  label: string
  hint?: string | undefined
  noWords: string
  pictures: string
  noPictures?: string
}

/** The fields for words and pictures: a reason, evidence, an appeal or a proof of payment. */
export function StatementFields({ written, most, label, hint, noWords, ...of }: StatementFieldsProps) {
  return (
    <>
      <TextArea
        label={label}
        hint={hint}
        error={written.lacksWords ? noWords : undefined}
        value={written.text}
        maxLength={most}
        onChange={(event) => written.setText(event.target.value)}
      />
      <PictureUploader
        scene="evidence"
        label={of.pictures}
        value={written.files}
        onChange={written.setFiles}
        onBusyChange={written.setUploading}
        error={written.lacksPictures ? of.noPictures : undefined}
      />
    </>
  )
}
