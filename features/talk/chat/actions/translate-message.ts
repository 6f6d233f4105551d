import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { translateText } from '@hojip/translation'
import { chatRefusals } from '../refusals.ts'
import type { Reader } from '../rules/reader.ts'
import { textOf } from '../store/messages.ts'
import type { ChatTools } from './tools.ts'

/** The text of a message that the reader can see, in another language. */
export async function translateMessage(
  tools: ChatTools,
  reader: Reader,
  { msgId, to }: { msgId: string; to: Locale },
): Promise<{ text: string } | Refusal<'chat/messageGone' | 'translation/notTranslated'>> {
  const text = await textOf(tools.db, reader, msgId)
  return text === undefined ? refuse(chatRefusals.messageGone) : translateText(tools, { text, to, names: [] })
}
