import { customerHref } from '@hojip/hrefs/chat'
import { useHasPage, useTexts } from '@hojip/platform/page'
import { Chip } from '@hojip/platform/ui'
import { chatTexts } from '../texts.ts'

/** Questions that shoppers ask most; a press sends one. The last leads to the mall's own service. */
export function QuickSentences({ isShop, onSend }: { isShop: boolean; onSend: (text: string) => void }) {
  const t = useTexts(chatTexts)
  const hasService = useHasPage()(customerHref)
  if (!isShop) return null
  return (
    <ul
      aria-label={t.quickLabel}
      className="no-scrollbar flex flex-none gap-2 overflow-x-auto px-3 py-2 lg:px-6 lg:pt-0 lg:pb-2.5"
    >
      {t.quick.map((sentence) => (
        <li key={sentence}>
          <Chip onPress={() => onSend(sentence)}>{sentence}</Chip>
        </li>
      ))}
      {hasService && (
        <li>
          <Chip href={customerHref}>{t.toService}</Chip>
        </li>
      )}
    </ul>
  )
}
