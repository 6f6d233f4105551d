import { SmsRefused, type SmsMessage } from './gateway.ts'

/** The ids of the templates that the carrier has approved; numbers outside China use different ones. */
export type SmsTemplates = Record<
  SmsMessage['template'],
  { china?: string | undefined; abroad?: string | undefined }
>

export function isChinese(phone: string): boolean {
  return phone.startsWith('+86')
}

/** The template's id. Throws `SmsRefused` when there is none for this message. */
export function templateFor(templates: SmsTemplates, { template, phone }: SmsMessage): string {
  const { china, abroad } = templates[template]
  const found = isChinese(phone) ? china : abroad
  if (!found) throw new SmsRefused('NO_TEMPLATE')
  return found
}
