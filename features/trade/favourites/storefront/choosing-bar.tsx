import { useTexts } from '@hojip/platform/page'
import { ActionBar, Button, Checkbox, Icon, trashIcon } from '@hojip/platform/ui'
import { favouritesTexts } from './texts.ts'
import type { Choosing } from './use-choosing.ts'

interface ChoosingBarProps {
  choosing: Choosing
  isRunning: boolean
  onRemove: () => void
}

/** The actions for the selected products: at the end of the list on desktop, at the bottom of the screen on phones. */
export function ChoosingBar(props: ChoosingBarProps) {
  return (
    <>
      <div className="sticky bottom-4 z-10 mt-3 flex min-h-14 items-center gap-3 card px-5 shadow-e-2 max-lg:hidden">
        <Tools {...props} />
      </div>
      <ActionBar className="pl-4!">
        <Tools {...props} />
      </ActionBar>
    </>
  )
}

function Tools({ choosing, isRunning, onRemove }: ChoosingBarProps) {
  const t = useTexts(favouritesTexts)
  const { ticks, chosen, toggleAll } = choosing
  return (
    <>
      <Checkbox
        checked={ticks === 'all'}
        mixed={ticks === 'some'}
        onChange={toggleAll}
        className="min-h-11! flex-none"
      >
        {t.selectAll}
      </Checkbox>
      <span role="status" className="text-13 text-ink-3">
        {t.chosen(chosen.size)}
      </span>
      <Button
        kind="danger"
        disabled={chosen.size === 0}
        busy={isRunning}
        onClick={onRemove}
        className="ml-auto min-h-11!"
      >
        <Icon of={trashIcon} size={16} />
        {t.deleteChosen}
      </Button>
    </>
  )
}
