import { useTexts } from '@hojip/platform/page'
import { Button, Checkbox, ErrorSummary, StarInput, TextArea } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/parts'
import type { WaitingLine } from '../../contract.ts'
import { maxPictures, maxText } from '../../rules/limits.ts'
import { Served } from './served.tsx'
import { ownTexts } from './texts.ts'
import { useCommentForm } from './use-comment-form.ts'

interface CommentFormProps {
  line: WaitingLine
  onDone: () => void
}

export function CommentForm({ line, onDone }: CommentFormProps) {
  const t = useTexts(ownTexts)
  const { draft, change, problems, problemOf, idOf, setUploading, submit, isRunning } = useCommentForm(
    line,
    onDone,
  )
  return (
    <form
      className="mt-4 grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ErrorSummary problems={problems} />
      <StarInput
        label={t.score}
        value={draft.score}
        onChange={(score) => change({ score })}
        size="lg"
        id={idOf('score')}
        error={problemOf('score')}
      />
      <TextArea
        label={t.content}
        hint={t.contentHint}
        value={draft.content}
        maxLength={maxText}
        onChange={(event) => change({ content: event.target.value })}
        id={idOf('content')}
        error={problemOf('content')}
      />
      <PictureUploader
        scene="comment"
        value={draft.pics}
        onChange={(pics) => change({ pics })}
        max={maxPictures}
        onBusyChange={setUploading}
      />
      <Served value={draft.served} onChange={(served) => change({ served })} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          checked={draft.isAnonymous}
          onChange={(event) => change({ isAnonymous: event.target.checked })}
        >
          {t.anonymous}
        </Checkbox>
        <Button kind="jade" type="submit" busy={isRunning} className="min-h-11! min-w-32">
          {t.submit}
        </Button>
      </div>
    </form>
  )
}
