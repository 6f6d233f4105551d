import { useTexts } from '@hojip/platform/page'
import { StarInput } from '@hojip/platform/ui'
import { ownTexts } from './texts.ts'
import type { CommentDraft } from './use-comment-form.ts'

type Scores = CommentDraft['served']

interface ServedProps {
  value: Scores
  onChange: (value: Scores) => void
}

/** Stars for how the order was served; stored only when all three are given. */
export function Served({ value, onChange }: ServedProps) {
  const t = useTexts(ownTexts)
  return (
    <div className="rounded-lg bg-inset px-4 py-3">
      <h4 className="text-13 font-medium">{t.served}</h4>
      <div className="mt-1 grid gap-x-6 lg:grid-cols-3">
        {(['description', 'service', 'delivery'] as const).map((name) => (
          <StarInput
            key={name}
            label={t[name]}
            value={value[name]}
            onChange={(stars) => onChange({ ...value, [name]: stars })}
          />
        ))}
      </div>
    </div>
  )
}
