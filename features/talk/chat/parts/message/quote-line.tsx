import { useTexts } from '@hojip/platform/page'
import type { ChatMessage } from '../../contract.ts'
import { messageTexts } from './texts.ts'

type Quote = NonNullable<ChatMessage['quote']>

/** One line of a message for a quote. */
export function useShortText(): (said: Quote['text'], recalled?: boolean) => string {
  const t = useTexts(messageTexts)
  return ({ type, text }, recalled = false) => {
    if (recalled) return t.recalledShort
    return type === 1 ? text.replaceAll('\n', ' ') : (t.kinds[type] ?? text)
  }
}

interface QuoteLineProps {
  name: string
  quote: Quote
  onOpen: () => void
}

/** The message that another one answers; a press leads to it. */
export function QuoteLine({ name, quote, onOpen }: QuoteLineProps) {
  const shortText = useShortText()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="line-clamp-2 max-w-full rounded-md border-l-2 border-line-strong bg-hover px-2.5 py-1.5 text-left text-12 text-ink-2"
    >
      <bdi>{name}</bdi>: <bdi>{shortText(quote.text, quote.recalled)}</bdi>
    </button>
  )
}
