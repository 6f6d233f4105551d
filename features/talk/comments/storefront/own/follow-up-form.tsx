import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, TextArea } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/parts'
import { useState } from 'react'
import { maxPictures, maxText } from '../../rules/limits.ts'
import { ownTexts } from './texts.ts'

/** The form for the one follow-up of a comment. */
export function FollowUpForm({ pkId, onDone }: { pkId: string; onDone: () => void }) {
  const t = useTexts(ownTexts)
  const [content, setContent] = useState('')
  const [pics, setPics] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const append = useWrite('POST /bizGoodsComment/append', {
    refreshes: ['POST /bizGoodsComment/queryMyComment'],
    onSuccess: () => {
      toast('success', t.followedUp)
      onDone()
    },
  })
  const submit = () => {
    const isEmpty = content.trim() === ''
    setProblem(isEmpty ? t.contentNeeded : undefined)
    if (isEmpty) return
    if (isSending) return toast('info', t.wait)
    append.run({ pkId, content, pics })
  }
  return (
    <form
      className="mt-3 grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        label={t.followUpContent}
        hint={t.followUpHint}
        value={content}
        maxLength={maxText}
        onChange={(event) => setContent(event.target.value)}
        error={problem}
      />
      <PictureUploader
        scene="comment"
        value={pics}
        onChange={setPics}
        max={maxPictures}
        onBusyChange={setSending}
      />
      <Button kind="jade" type="submit" busy={append.isRunning} className="min-h-11! justify-self-end">
        {t.followUpSubmit}
      </Button>
    </form>
  )
}
