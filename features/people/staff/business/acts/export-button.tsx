import { useDownload, useTexts } from '@hojip/platform/page'
import { Button, downloadIcon, Icon } from '@hojip/platform/ui'
import type { ActsInput } from './acts-search.ts'
import { actsTexts } from './texts.ts'
import { useIsMall } from './use-acts.ts'

const ofMall = 'POST /sysConsole/exportStaffActs'
const ofShop = 'POST /bizConsole/exportStaffActs' as typeof ofMall

/** Saves what the filter shows, from the newest to the oldest, as a CSV file. */
export function ExportButton({ input, isLink = false }: { input: ActsInput; isLink?: boolean }) {
  const t = useTexts(actsTexts)
  const file = useDownload(useIsMall() ? ofMall : ofShop)
  if (isLink)
    return (
      <button
        type="button"
        aria-disabled={file.isRunning || undefined}
        className="-my-2 min-h-11 flex-none text-13 text-jade-text hover:underline aria-disabled:cursor-progress"
        onClick={() => {
          if (!file.isRunning) file.run(input)
        }}
      >
        {t.export}
      </button>
    )
  return (
    <Button className="min-h-11! max-lg:w-full" busy={file.isRunning} onClick={() => file.run(input)}>
      <Icon of={downloadIcon} size={16} />
      {t.export}
    </Button>
  )
}
