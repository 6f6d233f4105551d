import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Chip, StarInput, TextArea } from '@hojip/platform/ui'
import { useState } from 'react'
import { customerTexts } from './texts.ts'

/** The rating of a conversation that an agent has closed. */
export function RatingCard({ conversationId }: { conversationId: string }) {
  const t = useTexts(customerTexts)
  const [score, setScore] = useState(0)
  const [tags, setTags] = useState<readonly string[]>([])
  const [content, setContent] = useState('')
  const [isMissing, setMissing] = useState(false)
  const save = useWrite('POST /appUserChat/saveRating', {
    refreshes: ['POST /appUserChat/queryQueue'],
    onSuccess: () => toast('success', t.rated),
  })
  const submit = () => {
    setMissing(score === 0)
    if (score > 0) save.run({ conversationId, score, tags: [...tags], content })
  }
  const toggle = (tag: string) =>
    setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])
  return (
    <form
      className="mx-3 mb-2.5 grid gap-2.5 rounded-xl bg-surface p-4 ring-line lg:mx-auto lg:w-[min(480px,calc(100%-48px))]"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3 className="text-14 font-bold">{t.rateTitle}</h3>
      <StarInput
        label={t.rateLabel}
        value={score}
        onChange={setScore}
        error={isMissing && score === 0 ? t.rateNeeded : undefined}
      />
      <div className="flex flex-wrap gap-2">
        {t.tags.map((tag) => (
          <Chip key={tag} selected={tags.includes(tag)} onPress={() => toggle(tag)}>
            {tag}
          </Chip>
        ))}
      </div>
      <TextArea
        label={t.rateHint}
        value={content}
        maxLength={300}
        rows={2}
        onChange={(e) => setContent(e.target.value)}
      />
      <div className="flex">
        <Button kind="jade" type="submit" className="min-h-11!" busy={save.isRunning}>
          {t.rate}
        </Button>
      </div>
    </form>
  )
}
