import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { questionsTexts } from './texts.ts'

interface DeleteButtonProps {
  /** What the viewer has written: its beginning tells several buttons apart. */
  of: string
  busy?: boolean
  onDelete: () => void
}

export function DeleteButton({ of, busy = false, onDelete }: DeleteButtonProps) {
  const t = useTexts(questionsTexts)
  return (
    <Button
      kind="quiet"
      size="sm"
      className="max-lg:min-h-11!"
      aria-label={`${t.delete} · ${of.slice(0, 40)}`}
      busy={busy}
      onClick={onDelete}
    >
      {t.delete}
    </Button>
  )
}
