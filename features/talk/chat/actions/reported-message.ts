import type { Db, Tx } from '@hojip/db'
import { inAllLocales, type LocalText } from '@hojip/platform/i18n'
import { typeLabel } from '../rules/texts.ts'
import { messageTo } from '../store/messages.ts'

const longestName = 100

/** A message that somebody has written to the viewer, as a report names it; undefined when there is none. */
export async function reportedMessage(
  db: Db | Tx,
  viewer: { userId: string },
  msgId: string,
): Promise<{ name: LocalText; shopId: string | null } | undefined> {
  const message = await messageTo(db, viewer, msgId)
  if (!message) return undefined
  const { type, text, shopId } = message
  const name =
    type === 1 ? inAllLocales({ 'zh-CN': [...text].slice(0, longestName).join('') }) : typeLabel(type)
  return { name, shopId }
}
