import { useTexts } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import type { EditedHelp } from '../../contract/edited.ts'
import { editHelpTexts } from '../texts.ts'
import type { Editor } from './use-editor.ts'

/** Another operator has published meanwhile: the choice between both texts. */
export function TheirsNotice({ editor, theirs }: { editor: Editor; theirs: EditedHelp }) {
  const t = useTexts(editHelpTexts)
  return (
    <div className="mb-3">
      <Notice tone="amber" live>
        <p>{t.theirs(theirs.last?.authorName ?? '', theirs.last?.note ?? '')}</p>
        <span className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" className="max-lg:min-h-11!" onClick={() => editor.take(theirs)}>
            {t.takeTheirs}
          </Button>
          <Button size="sm" className="max-lg:min-h-11!" onClick={editor.goOn}>
            {t.takeMine}
          </Button>
        </span>
      </Notice>
    </div>
  )
}
